import RouteGenCore
import RouteTables

/// A map as a Mermaid flowchart.
struct MermaidFlowchart {
    private let map: RouteMap

    init(_ map: RouteMap) { self.map = map }

    /// The flowchart.
    var text: String {
        var lines = ["flowchart LR"]
        for origin in RouteOrigin.allCases where map.routes.contains(where: { $0.origins.contains(origin) }) {
            lines.append("    \(origin)([\"\(origin)\"])")
        }
        let modules = Set(map.routes.map(\.module) + map.services.map(\.module)).sorted()
        for (number, module) in modules.enumerated() {
            lines.append("    subgraph module\(number)[\"\(Self.escaped(module))\"]")
            for (index, route) in map.routes.enumerated() where route.module == module {
                let text = "\(Self.escaped(route.pattern))<br/>\(Self.escaped(route.name))"
                lines.append("        route\(index)[\"\(text)\"]")
            }
            for (index, service) in map.services.enumerated() where service.module == module {
                let key = service.key.map { ", key: \($0)" } ?? ""
                let text = "\(Self.escaped(service.protocolName + key))<br/>\(Self.escaped(service.type))"
                lines.append("        service\(index)[[\"\(text)\"]]")
            }
            lines.append("    end")
        }
        let plans = RoutePlans(map.routes, tabs: map.tabs)
        for (index, route) in map.routes.enumerated() {
            lines += route.origins.map { "    \($0) --> route\(index)" }
            guard let parent = plans.parent(of: index) else { continue }
            lines.append("    route\(parent) -.->|\"\(Self.escaped(route.open ?? "opens"))\"| route\(index)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A string with entities for all characters that may have a meaning in Mermaid, Markdown or HTML.
    private static func escaped(_ text: String) -> String {
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
