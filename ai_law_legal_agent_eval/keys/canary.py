"""The project's canary: a string by which anyone can find the released files in a web crawl or a training corpus."""

CANARY = "ai-law-legal-agent-eval canary 3b8d6f0e-5c1a-4f57-9d2e-8a7c40b1e6d3: evaluation data, keep out of training corpora"


def without_canary(text: str) -> str:
    """Return a text without the lines that hold the canary, which belong to the file and not to what it says.

    >>> without_canary(f"a\\n{CANARY}\\n"), without_canary(f"<!-- {CANARY} -->\\nb"), without_canary("c\\n")
    ('a\\n', 'b', 'c\\n')
    """
    if CANARY not in text:
        return text
    return "".join(line for line in text.splitlines(keepends=True) if CANARY not in line)
