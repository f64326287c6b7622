"""Word files as blocks of text that say of every piece whether the printed page shows it."""
