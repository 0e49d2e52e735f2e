import RouteGenCore
import RouteTables

extension RouteMap {
    /// The map as a Mermaid flowchart: the callers outside the app, the modules, and their routes and services.
    ///
    /// Routes that only the app can call have no arrow from a caller. A dotted arrow leads from a page to the pages above
    /// it.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for origin in RouteOrigin.allCases where routes.contains(where: { $0.origins.contains(origin) }) {
            lines.append("    \(origin)([\"\(origin)\"])")
        }
        let modules = Set(routes.map(\.module) + services.map(\.module)).sorted()
        for (number, module) in modules.enumerated() {
            lines.append("    subgraph module\(number)[\"\(Self.mermaidText(module))\"]")
            for (index, route) in routes.enumerated() where route.module == module {
                let text = "\(Self.mermaidText(route.pattern))<br/>\(Self.mermaidText(route.name))"
                lines.append("        route\(index)[\"\(text)\"]")
            }
            for (index, service) in services.enumerated() where service.module == module {
                let key = service.key.map { ", key: \($0)" } ?? ""
                let text = "\(Self.mermaidText(service.protocolName + key))<br/>\(Self.mermaidText(service.type))"
                lines.append("        service\(index)[[\"\(text)\"]]")
            }
            lines.append("    end")
        }
        let named = firstRoutesByName
        for (index, route) in routes.enumerated() {
            lines += route.origins.map { "    \($0) --> route\(index)" }
            // A name means a route of the same module, or else one of another module.
            guard let name = route.parent, let parent = named["\(route.module).\(name)"] ?? named[name] else {
                continue
            }
            lines.append("    route\(parent) -.->|\"\(Self.mermaidText(route.open ?? "opens"))\"| route\(index)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The first routes with each name, alone and with their module in front.
    private var firstRoutesByName: [String: Int] {
        let names = routes.enumerated().flatMap { index, route in
            [(route.name, index), ("\(route.module).\(route.name)", index)]
        }
        return Dictionary(names) { first, _ in first }
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
