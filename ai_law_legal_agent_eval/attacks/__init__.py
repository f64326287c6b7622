"""The adversary suite: memos by machine that deserve nothing, family by family, and what each of them earns."""
