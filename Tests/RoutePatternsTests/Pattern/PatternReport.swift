import RoutePatterns

/// The error of a pattern: its text with a line of carets, the message and the help.
func patternReport(_ pattern: String) -> String {
    do {
        return "read as \(try RoutePattern(pattern))"
    } catch {
        let carets = String(repeating: " ", count: error.offset) + String(repeating: "^", count: error.length)
        return "\(pattern)\n\(carets) \(error.message)" + (error.help.map { "; \($0)" } ?? "")
    }
}
