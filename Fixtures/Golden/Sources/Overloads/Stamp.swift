func stamp() -> String { "seven" }
