"""Answer keys: their model, the language of their forms, and the compiler that turns one into anchors and a rubric."""
