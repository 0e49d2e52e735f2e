import RouterRuntime

/// Makes a short URL that a pattern matches.
enum PatternWitness {
    /// A URL with the shortest value for each placeholder; `nil` if none can be written.
    static func url(_ pattern: RoutePattern) -> String? {
        var values: [String: [String]] = [:]
        for capture in pattern.captures where capture.kind == .one || capture.kind == .some {
            values[capture.name] = [value(capture) ?? "a"]
        }
        return try? pattern.url(values)
    }

    private static func value(_ capture: RoutePattern.Capture) -> String? {
        guard
            let constraint = capture.constraint,
            let pattern = try? RoutePattern("/:value(\(constraint))"),
            case .capture(_, let expression?)? = pattern.path.first,
            let bytes = try? Automaton(expression.ungrouped).shortestText()
        else { return nil }
        // The text is in the form that matching sees; read as a path, it is decoded.
        let text = String(decoding: bytes, as: UTF8.self)
        return (try? RouteURL("/\(text)"))?.pathComponents.joined(separator: "/")
    }
}
