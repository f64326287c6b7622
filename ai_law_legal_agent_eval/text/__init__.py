"""The text engine: one folded form, sentences, words, values and polarity; the only place where text is compared."""
