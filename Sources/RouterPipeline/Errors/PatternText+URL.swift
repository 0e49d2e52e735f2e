import RouteTables
import RouterRuntime

extension PatternText {
    /// Writes a URL for a pattern whose placeholders are whole components and query items.
    ///
    /// The router matches the URL, so a text that a placeholder does not accept is an error then. Texts without a
    /// placeholder become query items.
    ///
    /// - Throws: `RouteURLWritingError` for a placeholder without a text, and for other patterns.
    static func url(_ pattern: String, _ texts: [String: [String]]) throws(RouteURLWritingError) -> String {
        var texts = texts
        let path = pattern.prefix { $0 != "#" }
        guard path.endIndex == pattern.endIndex else { throw .undetermined(pattern: pattern) }
        var written: [String] = []
        var items: [String] = []
        for component in components(of: path) {
            let end = end(ofPath: component) ?? component.endIndex
            if let text = try text(of: component[..<end], pattern, &texts) { written.append(text) }
            for item in component[end...].dropFirst().split(separator: "&") {
                let name = item.prefix { $0 != "=" }
                if let text = try text(of: item[name.endIndex...].dropFirst(), pattern, &texts) {
                    items.append("\(name)=\(text)")
                }
            }
        }
        let url = written.joined(separator: "/")
        let query = items.joined(separator: "&")
        return RouteURLWriter.adding(texts, to: query.isEmpty ? url : "\(url)?\(query)")
    }

    /// The text of a component; `nil` for an optional placeholder without a text.
    private static func text(
        of component: Substring,
        _ pattern: String,
        _ texts: inout [String: [String]]
    ) throws(RouteURLWritingError) -> String? {
        guard component.hasPrefix(":") else {
            guard !component.contains(where: { "*+()?\\|:".contains($0) }) else {
                throw .undetermined(pattern: pattern)
            }
            return String(component)
        }
        let name = String(component.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let values = texts.removeValue(forKey: name) ?? []
        if values.isEmpty {
            guard let mark = component.last, "?*".contains(mark) else { throw .missing(name: name) }
            return nil
        }
        return values.map(RouteURLWriter.escaped).joined(separator: "/")
    }
}
