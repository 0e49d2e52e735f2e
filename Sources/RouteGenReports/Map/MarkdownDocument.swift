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
                let section = RouteSection(route: route)
                return Markdown.row([Markdown.code(route.pattern), Markdown.text(section.summary), section.callers])
            }
        }
        for module in modules {
            lines += ["", "## \(Markdown.text(module))"]
            for (index, route) in map.routes.enumerated() where route.module == module {
                lines += RouteSection(route: route, isUnplacedPage: plans.isUnplacedPage(index)).markdown
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
    var isUnplacedPage = false

    /// The first paragraph of the documentation, as one line.
    var summary: String {
        let lines = route.documentation.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
    }

    var callers: String { (["app"] + route.origins.map { "\($0)" }).joined(separator: ", ") }

    var markdown: [String] {
        var lines = ["", "### \(Markdown.code(route.pattern))", ""]
        if !route.documentation.isEmpty { lines += Markdown.quote(route.documentation) + [""] }
        if let deprecated = route.deprecated {
            lines.append("- Deprecated\(deprecated.isEmpty ? "." : ": " + Markdown.text(deprecated))")
        }
        if let example = route.example { lines.append("- Example: \(Markdown.code(example))") }
        lines.append("- Handler: \(Markdown.code(route.handler)), in \(Markdown.code("\(route.file):\(route.line)"))")
        lines.append("- Accessor: \(Markdown.code(route.name))")
        lines.append("- Open to: \(callers)")
        if route.priority != .default { lines.append("- Priority: \(route.priority)") }
        if let condition = route.condition { lines.append("- Only when \(Markdown.code(condition)) agrees") }
        if let open = route.open { lines.append("- Opens: \(Markdown.code(open))") }
        if isUnplacedPage { lines.append("- Opens: \(RoutePlan.visibleStack)") }
        if let parent = route.parent { lines.append("- Parent: \(Markdown.code(parent))") }
        if !route.requirements.isEmpty {
            lines.append("- Requires: \(route.requirements.map(Markdown.code).joined(separator: ", "))")
        }
        if let compilationCondition = route.compilationCondition {
            lines.append("- Compiled if \(Markdown.code(compilationCondition))")
        }
        for attribute in route.availability { lines.append("- \(Markdown.code(attribute))") }
        lines.append("- Returns: \(route.returns.map(Markdown.code) ?? "nothing")\(effects)")
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

    private var effects: String {
        let words = [
            route.isAsync ? "asynchronous" : nil, route.isThrowing ? "may fail" : nil,
            route.isolation.map { "on \(Markdown.code($0))" },
        ]
        .compactMap { $0 }
        return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    }
}
