import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// A generated file as it is recorded for reviews: its accessors, path constants and dispatch, and its tables as the
/// running app reads them.
///
/// What is the same in each file is left out, and so is everything that needs a line of its own only for the compiler:
/// braces at the end of a block, and the places of `#sourceLocation`, which follow their lines.
struct GoldenRecord {
    private(set) var lines: [String] = []
    /// The documentation so far, which is recorded once.
    private var documentation: Set<[Substring]> = []

    init(_ source: String) {
        let paths = GeneratedPaths(source)
        var rest = Self.significantLines(source)[...]
        while let line = rest.popFirst() {
            let text = line.drop { $0 == " " }
            let indentation = line.count - text.count
            if text.hasPrefix("///") {
                let others = rest.prefix { $0.drop { $0 == " " }.hasPrefix("///") }
                rest = rest.dropFirst(others.count)
                let block = [line] + others
                let pattern = text.dropFirst("/// `".count).dropLast()
                // A constant shows its pattern itself.
                if let constant = rest.first, let path = Self.path(constant, paths), path.hasPrefix("\(pattern) ") {
                    continue
                }
                if documentation.insert(block.map { $0.drop { $0 == " " } }).inserted {
                    lines += block.map(String.init)
                }
            } else if let path = Self.path(line, paths) {
                lines.append("\(line.prefix { $0 != "{" }) // \(path)")
            } else if let body = rest.first, line.hasSuffix("{"), indentation > 0, !body.hasSuffix("{"),
                rest.dropFirst().first == String(repeating: " ", count: indentation) + "}"
            {
                lines.append("\(line) \(body.drop { $0 == " " }) }")
                rest = rest.dropFirst(2)
            } else if text != "}" {
                lines.append(String(line))
            }
        }
        // The table of an app that ignores case has patterns in one case.
        let links = RouteLinks(lines: source.contains("links: \"~") ? "~\n" : "")
        let tables = zip(Self.packedTexts("metadata", in: source), Self.packedTexts("routes", in: source))
        for (metadata, routes) in tables {
            lines.append("table")
            lines += Self.rows(RouteMetadata(PackedText(metadata)), RouteMatcher(routes), links).map { "    \($0)" }
        }
        for (targets, sources) in zip(Self.packedTexts("targets", in: source), Self.packedTexts("sources", in: source))
        {
            let rules = RewriteTable(RouteMatcher(sources), PackedText(targets))
            lines += (0..<rules.count).map { rule in
                let renamings = rules.renamings(ofRule: rule).map { ", \($0.name): \($0.newName)" }.joined()
                return "    \(rules.source(ofRule: rule)) to \(rules.target(ofRule: rule))\(renamings)"
            }
        }
    }

    /// The path that a constant reads; `nil` for a line that declares none.
    private static func path(_ line: Substring, _ paths: GeneratedPaths) -> String? {
        line.wholeMatch(of: /.*static var (\S+): Self \{ routePath_\(\d+\) \}/).map { constant in
            paths[String(constant.1)] ?? "is not in the packed paths"
        }
    }

    /// The lines without comments and empty ones, each with the place of its source; of the table, only settings.
    private static func significantLines(_ source: String) -> [Substring] {
        var lines: [Substring] = []
        var place = ""
        var isInTable = false
        for line in source.split(separator: "\n") {
            isInTable = isInTable || line.hasPrefix("nonisolated extension RouterRuntime.RouteTable ")
            if isInTable {
                let text = line.drop { $0 == " " }
                if ["links: ", "setUps: ", ").hosts("].contains(where: text.hasPrefix) { lines.append(text) }
            } else if let location = line.wholeMatch(of: /#sourceLocation\(file: ".*\/(.*)", line: (\d+)\)/) {
                place = "  // \(location.1):\(location.2)"
            } else if !line.hasPrefix("//"), !line.hasPrefix("#sourceLocation"), !line.contains("RouteFormat_ = ") {
                lines.append(line + place)
                place = ""
            }
        }
        return lines
    }

    /// The packed texts of a generated file that have a label.
    private static func packedTexts(_ label: String, in source: String) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        var rest = source.split(separator: "\n")[...]
        while let line = rest.popFirst() {
            guard line.drop(while: { $0 == " " }).hasPrefix("\(label): #") else { continue }
            let lines = rest.prefix { !$0.contains("\"\"\"") }
            let indentation = rest.dropFirst(lines.count).first?.prefix { $0 == " " }.count ?? 0
            let data = lines.map { $0.dropFirst(indentation).replacing(/\\#+$/, with: "") }
            texts.append(Array(data.joined().utf8))
        }
        return texts
    }

    /// A row for each pattern of a table: its handler, the callers that it is open to, how its parameters get their
    /// values, and one of its URLs.
    private static func rows(_ metadata: RouteMetadata, _ matcher: RouteMatcher, _ links: RouteLinks) -> [String] {
        (0..<metadata.patternCount).map { pattern in
            let text = metadata.text(ofPattern: pattern)
            let handler = metadata.handler(ofPattern: pattern)
            let captures = metadata.captureNames(ofPattern: pattern)
            let parameters = (0..<metadata.parameterCount(ofHandler: handler)).map { parameter in
                let name = metadata.parameterName(parameter, ofHandler: handler)
                if metadata.takesCallback(parameter: parameter, ofHandler: handler) { return "\(name)()" }
                guard let capture = metadata.capture(ofParameter: parameter, inPattern: pattern) else { return name }
                return "\(name): \(captures[capture].name)" + (captures[capture].isRepeated ? "..." : "")
            }
            var facts = ["\(metadata.callKind(ofHandler: handler))"]
            let origins = RouteOrigin.allCases.filter { $0 != .app && metadata.isOpen(pattern: pattern, to: $0) }
            if !origins.isEmpty { facts.append("from " + origins.map { "\($0)" }.joined(separator: " ")) }
            if let condition = metadata.condition(ofPattern: pattern) { facts.append("when \(condition)") }
            if metadata.readsLoosely(pattern: pattern) { facts.append("loosely") }
            facts += metadata.fixedTexts(ofPattern: pattern).map { "\($0.name)=\($0.text)" }
            metadata.forEachFact(ofHandler: handler) { fact in
                let name = fact.text(RouteNavigationLayout.Fact.name)
                let kind = name == RouteNavigationLayout.Fact.accessor ? "named " : "\(name) is "
                facts.append((name.isEmpty ? "requires " : kind) + fact.text(RouteNavigationLayout.Fact.value))
            }
            facts.append("[\(parameters.joined(separator: ", "))]")
            if let url = url(of: text) {
                let winner = (try? links.reduce(url)).flatMap { matcher.matches($0).first?.patternIndex }
                let other = winner.map { "goes to \(metadata.text(ofPattern: $0))" } ?? "is lost"
                facts.append(winner == pattern ? url : "\(url) \(other)")
            }
            return "\(text) -> \(metadata.name(ofHandler: handler)): " + facts.joined(separator: ", ")
        }
    }

    /// A shortest URL of a pattern.
    private static func url(of pattern: String) -> String? {
        let language = (try? RoutePattern(pattern)).flatMap { try? URLLanguage.automaton(of: $0) }
        return language?.shortestText().map { String(decoding: $0, as: UTF8.self) }
    }
}
