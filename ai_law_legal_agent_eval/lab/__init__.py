"""LAB mode: a user's own checkout of a LAB-style benchmark, played with the same tools and measured for workflow discipline."""
