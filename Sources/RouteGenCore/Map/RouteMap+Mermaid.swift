import RouteTables

extension RouteMap {
    /// The map as a Mermaid flowchart: the callers outside the app, the modules, and their routes.
    ///
    /// Routes that only the app can call have no arrow.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for origin in RouteOrigin.allCases where routes.contains(where: { $0.origins.contains(origin) }) {
            lines.append("    \(origin)([\"\(origin)\"])")
        }
        let modules = Set(routes.map(\.module)).sorted()
        for (number, module) in modules.enumerated() {
            lines.append("    subgraph module\(number)[\"\(Self.mermaidText(module))\"]")
            for (index, route) in routes.enumerated() where route.module == module {
                let text = "\(Self.mermaidText(route.pattern))<br/>\(Self.mermaidText(route.name))"
                lines.append("        route\(index)[\"\(text)\"]")
            }
            lines.append("    end")
        }
        for (index, route) in routes.enumerated() {
            lines += route.origins.map { "    \($0) --> route\(index)" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A text with entities for all characters that may have a meaning in Mermaid, Markdown or HTML.
    private static func mermaidText(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isPlain =
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || " /.:-".unicodeScalars.contains(scalar)
            if isPlain { result.unicodeScalars.append(scalar) } else { result += "#\(scalar.value);" }
        }
        return result
    }
}
