import RouterRuntime

/// Finds patterns that match the same URLs at the same rank, in one module and across modules.
enum DuplicatePatterns {
    private struct Site {
        var module: String
        var handler: Handler
        var pattern: Handler.Pattern
    }

    /// Checks all patterns of the modules against each other.
    ///
    /// - Parameters:
    ///   - modules: The modules that one table takes in.
    ///   - reporter: The module whose build reports; what lies within another module is reported by that one's build.
    ///     `nil` reports everything.
    /// - Returns: A finding at each site but the first of those that match the same URLs.
    /// - Complexity: O(*n* log *n*) in the number of patterns, as long as few of them are duplicates.
    static func check(_ modules: [ModuleModel], reporter: String? = nil) -> [Diagnostic] {
        var automata: [RegularExpression: Automaton] = [:]
        var groups: [PatternShape: [Site]] = [:]
        for module in modules {
            for handler in module.handlers {
                for pattern in handler.patterns {
                    guard let shape = PatternShape(pattern.pattern, priority: pattern.priority, automata: &automata)
                    else {
                        continue
                    }
                    groups[shape, default: []].append(Site(module: module.name, handler: handler, pattern: pattern))
                }
            }
        }
        return groups.values.filter { $0.count > 1 }.flatMap { findings($0, reporter: reporter) }
    }

    /// A finding at each site but the first, with every site that it can meet in one build.
    private static func findings(_ sites: [Site], reporter: String?) -> [Diagnostic] {
        let sites = sites.sorted { $0.pattern.location < $1.pattern.location }
        var findings: [Diagnostic] = []
        for (index, site) in sites.enumerated().dropFirst() {
            let others = sites.enumerated().filter { other in
                other.offset != index && other.element.handler.canCoexist(with: site.handler)
                    && (reporter == nil || site.module == reporter || other.element.module != site.module)
            }
            guard let first = others.first(where: { $0.offset < index })?.element else { continue }
            findings.append(
                Diagnostic(
                    .duplicate,
                    "`\(site.pattern.text)` of `\(site.handler.displayName)` matches the same URLs as "
                        + "`\(first.pattern.text)` of `\(first.handler.displayName)`",
                    at: site.pattern.location,
                    length: site.pattern.length,
                    related: others.map { other in
                        Diagnostic.Related(
                            location: other.element.pattern.location,
                            message: "`\(other.element.pattern.text)` of `\(other.element.handler.displayName)` is here"
                        )
                    },
                    witness: PatternWitness.url(site.pattern.pattern),
                    help: "change one of the patterns, remove one of the markers, or let one go first with `priority:`"
                )
            )
        }
        return findings
    }
}
