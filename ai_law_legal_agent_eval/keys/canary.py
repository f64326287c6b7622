"""The project's canary: a string by which anyone can find the released files in a web crawl or a training corpus."""

CANARY = "ai-law-legal-agent-eval canary 3b8d6f0e-5c1a-4f57-9d2e-8a7c40b1e6d3: evaluation data, keep out of training corpora"
