import Foundation
import Testing

@testable import RouteGenCore

/// An option of a marker is declared, described and handed on in few sources, so that a new one touches few.
///
/// An option that is only recorded needs its property (`RouteMarker`), its rule (`RouteMarker+Rules`), its fact in the
/// map (`MappedRoute`) and, if the running app needs it, its place in the table (`RouteMetadataEncoder`).
@Suite struct NamedOptionTests {
    /// An option, and how sources name it.
    private struct Fact {
        let option: RouteMarker.Option
        /// A regular expression of its names in a source.
        let names: String
        /// The most sources that may name it.
        var limit = 5
        /// The meaning of its own that more sources need.
        var meaning = ""
    }

    private static let facts = [
        Fact(
            option: .from,
            names: #"\.origins\b|var origins\b|(?<!\w)\.from\b"#,
            limit: 33,
            meaning: "who may open a route: conflicts, packages, rewriting, associations, matching, the page's reader"
        ),
        Fact(
            option: .priority,
            names: #"\.priority\b|var priority\b"#,
            limit: 19,
            meaning: "the order of the search: graph, conflicts, and the tables that reports build themselves"
        ),
        Fact(
            option: .when,
            names: #"(pattern|marker|route)\.condition\b|\\\.condition\b|var condition: Located|var condition: RouteC|"#
                + #"(case |route)\.when\b|\.routeConditions\b"#,
            limit: 16,
            meaning: "a function: its look-up, its number in the table, and an answer that depends on it"
        ),
        Fact(
            option: .with,
            names: #"\bfixedParameters\b|case \.with\b"#,
            limit: 11,
            meaning: "a source of values, beside captures and items: accessors, the checks of values, tabs, parents"
        ),
        Fact(
            option: .values,
            names: #"readsLoosely\b|\\\.values, Values|case \.values:"#,
            limit: 6,
            meaning: "how a value is read, by the running app and by `match`"
        ),
        Fact(
            option: .name,
            names: #"givenName\b|marker\.name\b|\\\.name, "|var name: Located<String>\?"#,
            limit: 7,
            meaning: "the accessor's name, by which a plan prints the page"
        ),
        Fact(option: .lifetime, names: #"\.lifetime\b|var lifetime: L"#),
        Fact(option: .overlaps, names: #"\.overlaps\b|var overlaps\b"#),
        Fact(
            option: .open,
            names: #"(marker|[rR]oute)\.opening\b|\\\.opening\b|var opening: Located|opening: String|"#
                + #"route\.open\b|\\\.open\b|var open: String|case \.open\b"#,
            limit: 11,
            meaning: "navigation: tabs, pages, plans, the drawings of the page and the flowchart"
        ),
        Fact(
            option: .parent,
            names: #"(marker|route|routes\[\w+\])\.parent\b|\\\.parent\b|var parent: (Located|String)|case \.parent\b"#,
            limit: 11,
            meaning: "another route: its look-up, the checks of the path to it, plans, drawings"
        ),
        Fact(
            option: .requires,
            names: #"\.requirements\b|var requirements\b|route\.requires\b|case \.requires\b"#,
            limit: 13,
            meaning: "facts that the configuration declares, and parents and middleware are compared by"
        ),
        Fact(
            option: .returns,
            names: #"marker\.returns\b|\\\.returns\b|var returns: Located|publicResult\b|case \.returns\b"#,
            limit: 11,
            meaning: "the type of accessors in other modules, which the tool may also find itself"
        ),
        Fact(option: .inject, names: #"\.injected\b|var injected\b|\.inject\b"#),
        Fact(
            option: .deprecated,
            names: #"\.deprecation\b|var deprecation\b|route\.deprecated\b|var deprecated\b|case \.deprecated\b"#,
            limit: 8,
            meaning: "an attribute of accessors, which pattern they are for, and how a row of the page looks"
        ),
        Fact(option: .regex, names: #"\.isRegex\b|var isRegex\b|(case |\()\.regex\b"#),
        Fact(
            option: .initializer,
            names: #"\bbuildsType\b|case \.initializer:\s+\.flag"#,
            limit: 8,
            meaning: "a declaration of its own, which the scan adds to the type, and a manner that `new` writes in"
        ),
    ]

    /// The sources of the generator without comments.
    private static func sources() throws -> [(path: String, text: String)] {
        let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
        let folder = URL(fileURLWithPath: package + "/Sources")
        let modules = ["RouteGenCore", "RouteGenReports", "RouteGenTool"]
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { path in path.hasSuffix(".swift") && modules.contains { path.hasPrefix($0 + "/") } }
            .map { path in
                let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
                let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
                return (path, code.joined(separator: "\n"))
            }
    }

    private static func isNamed(_ names: String, in text: String) -> Bool {
        text.range(of: names, options: .regularExpression) != nil
    }

    @Test("At most five sources name an option's fact, or as many as its own meaning needs") func fewSources() throws {
        let sources = try Self.sources()
        #expect(sources.count > 300)
        for fact in Self.facts {
            let naming = sources.filter { Self.isNamed(fact.names, in: $0.text) }.map(\.path)
            #expect(naming.contains { $0.hasSuffix("/RouteMarker.swift") }, "\(fact.option) has a property: \(naming)")
            #expect(naming.count <= fact.limit, "\(naming.count) name \(fact.option): \(naming)")
            #expect(fact.limit <= 5 || naming.count > 5, "\(fact.option) needs no exception: \(naming)")
            #expect(fact.limit <= 5 || !fact.meaning.isEmpty)
        }
    }

    @Test("Each option has its names above") func complete() {
        #expect(
            Self.facts.map(\.option).sorted { $0.rawValue < $1.rawValue }
                == RouteMarker.Option.allCases.sorted { $0.rawValue < $1.rawValue }
        )
    }

    @Test("Only the names of the option count") func names() {
        let from = Self.facts[0].names
        #expect(Self.isNamed(from, in: "case .from:"))
        #expect(Self.isNamed(from, in: "route.origins.isEmpty"))
        #expect(!Self.isNamed(from, in: "Array.from(routes), originsOfAll, from: source"))
    }
}
