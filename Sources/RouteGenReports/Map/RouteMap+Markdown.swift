import RouteGenCore
import RouteTables

extension RouteMap {
    /// The map as a document in GitHub's Markdown: a table of all routes, then a section for each module.
    ///
    /// Documentation comments are written as block quotes, so they cannot change the structure of the document.
    ///
    /// - Complexity: O(*n*) in the size of the text.
    public var markdown: String {
        let modules = Set(routes.map(\.module) + services.map(\.module)).sorted()
        var lines = ["# Routes", ""]
        lines.append(
            "\(Self.count(routes.count, "route")) and \(Self.count(services.count, "service")) "
                + "in \(Self.count(modules.count, "module"))."
        )
        if !links.isEmpty {
            lines += [
                "", "The app's own URLs start with \(links.map { Markdown.code($0.prefix) }.joined(separator: ", ")).",
            ]
        }
        if !routes.isEmpty {
            lines += ["", "| pattern | what it opens | open to |", "| --- | --- | --- |"]
            lines += routes.map { route in
                Markdown.row([Markdown.code(route.pattern), Markdown.text(route.summary), route.callers])
            }
        }
        for module in modules {
            lines += ["", "## \(Markdown.text(module))"]
            for route in routes where route.module == module { lines += route.markdown }
            lines += Self.markdown(services.filter { $0.module == module })
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    private static func markdown(_ services: [Service]) -> [String] {
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

extension RouteMap.Route {
    /// The first paragraph of the documentation, as one line.
    fileprivate var summary: String {
        let lines = documentation.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
    }

    fileprivate var callers: String { (["app"] + origins.map { "\($0)" }).joined(separator: ", ") }

    fileprivate var markdown: [String] {
        var lines = ["", "### \(Markdown.code(pattern))", ""]
        if !documentation.isEmpty { lines += Markdown.quote(documentation) + [""] }
        if let deprecated {
            lines.append("- Deprecated\(deprecated.isEmpty ? "." : ": " + Markdown.text(deprecated))")
        }
        if let example { lines.append("- Example: \(Markdown.code(example))") }
        lines.append("- Handler: \(Markdown.code(handler)), in \(Markdown.code("\(file):\(line)"))")
        lines.append("- Accessor: \(Markdown.code(name))")
        lines.append("- Open to: \(callers)")
        if priority != .default { lines.append("- Priority: \(priority)") }
        if let decision { lines.append("- Only when \(Markdown.code(decision)) agrees") }
        if let open { lines.append("- Opens: \(Markdown.code(open))") }
        if let parent { lines.append("- Parent: \(Markdown.code(parent))") }
        if let condition { lines.append("- Compiled if \(Markdown.code(condition))") }
        for attribute in availability { lines.append("- \(Markdown.code(attribute))") }
        lines.append("- Returns: \(returns.map(Markdown.code) ?? "nothing")\(effects)")
        guard !parameters.isEmpty else { return lines }
        lines += ["", "| parameter | type | from | required | default |", "| --- | --- | --- | --- | --- |"]
        return lines
            + parameters.map { parameter in
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
            isAsync ? "asynchronous" : nil, isThrowing ? "may fail" : nil, isolation.map { "on \(Markdown.code($0))" },
        ]
        .compactMap { $0 }
        return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    }
}
