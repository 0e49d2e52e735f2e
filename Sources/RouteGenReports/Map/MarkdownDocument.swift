import RouteGenCore
import RouteTables

/// A map as a document in GitHub's Markdown.
struct MarkdownDocument {
    private let map: RouteMap

    init(_ map: RouteMap) { self.map = map }

    /// The document.
    var text: String {
        let plans = RoutePlans(map.routes, tabs: map.tabs)
        let modules = Set(map.routes.map(\.module) + map.services.map(\.module)).sorted()
        var lines = ["# \(Markdown.text(map.title.heading))", ""]
        if let edition = map.title.edition {
            lines += [Markdown.text(edition.prefix(1).uppercased() + edition.dropFirst()) + ".", ""]
        }
        lines.append(
            "\(Self.count(map.routes.count, "route")) and \(Self.count(map.services.count, "service")) "
                + "in \(Self.count(modules.count, "module"))."
        )
        if !map.links.isEmpty {
            lines += [
                "",
                "The app's own URLs start with \(map.links.map { Markdown.code($0.prefix) }.joined(separator: ", ")).",
            ]
        }
        if !map.routes.isEmpty {
            lines += ["", "| pattern | what it opens | open to |", "| --- | --- | --- |"]
            lines += map.routes.map { route in
                Markdown.row([Markdown.code(route.pattern), Markdown.text(route.heading), route.callers])
            }
        }
        for module in modules {
            lines += ["", "## \(Markdown.text(module))"]
            for (index, var route) in map.routes.enumerated() where route.module == module {
                route.isUnplaced = plans.isUnplacedPage(index)
                lines += RouteSection(route: route).markdown
            }
            lines += Self.markdown(map.services.filter { $0.module == module })
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    private static func markdown(_ services: [MappedService]) -> [String] {
        guard !services.isEmpty else { return [] }
        let heading = [
            "", "### Services", "", "| protocol | key | type | scope | source |", "| --- | --- | --- | --- | --- |",
        ]
        return heading
            + services.map { service in
                Markdown.row([
                    Markdown.code(service.protocolName),
                    (service.key.map(Markdown.code) ?? "")
                        + (service.isDefault && service.key != nil ? " (default)" : ""),
                    Markdown.code(service.type),
                    service.isSingleton ? "singleton" : "transient",
                    Markdown.code("\(service.file):\(service.line)"),
                ])
            }
    }
}

/// The section of a document about one route.
private struct RouteSection {
    let route: MappedRoute

    var markdown: [String] {
        var lines = ["", "### \(Markdown.code(route.pattern))", ""]
        if !route.documentation.isEmpty { lines += Markdown.quote(route.documentation) + [""] }
        lines += RouteFact.markdown(of: route, .warning)
        lines.append("- Handler: \(Markdown.code(route.handler)), in \(Markdown.code("\(route.file):\(route.line)"))")
        lines.append("- Accessor: \(Markdown.code(route.name))")
        lines += RouteFact.markdown(of: route, .access, .option, .build, .result)
        guard !route.parameters.isEmpty else { return lines }
        lines += ["", "| parameter | type | from | required | default |", "| --- | --- | --- | --- | --- |"]
        return lines
            + route.parameters.map { parameter in
                Markdown.row([
                    Markdown.code(parameter.name),
                    Markdown.code(parameter.type),
                    parameter.place.rawValue,
                    parameter.isRequired ? "yes" : "no",
                    parameter.defaultValue.map(Markdown.code) ?? "",
                ])
            }
    }
}
