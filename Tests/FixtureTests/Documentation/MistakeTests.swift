import Foundation
import Testing

/// The table of mistakes in the page about the first hour.
@Suite struct MistakeTests {
    /// A source, a configuration or a URL with a mistake.
    private enum Input {
        /// Lines above the function `dish(id:)`, or a whole source that has another one.
        case source(String)
        case configuration(String)
        case url(String)
    }

    private static let handler = "\nfunc dish(id: Int) {}\n"

    /// The mistakes that the tool is asked about; other texts are recorded.
    private static let inputs: [String: [Input]] = [
        "`@rout`, `@Route`, `@Routes`": ["rout", "Route", "Routes"].map { .source("/// @\($0) //dish/:id") },
        "two slashes": [.source("// @route //dish/:id")],
        "a space after `@route`": [.source("/// @route (from: external) //dish/:id")],
        "a colon after `@route`": [.source("/// @route: //dish/:id")],
        "the pattern among the options, in quotes or not": [
            .source(#"/// @route("//dish/:id")"#), .source("/// @route(//dish/:id)"),
        ],
        "two patterns": [.source("/// @route //dish/:id //food/:id")],
        "two backslashes": [.source(#"/// @route //dish/:id(\\d+)"#)],
        "`{id}`, `<int:id>`": [.source("/// @route //dish/{id}"), .source("/// @route //dish/<int:id>")],
        "no slash": [.source("/// @route dish/:id")],
        "a private handler": [.source("/// @route //dish/:id\nprivate func dish(id: Int) {}")],
        "a placeholder without a parameter": [.source("/// @route //dish/:dishID")],
        "`from: externals`, `.external`, `all`": ["externals", ".external", "all"].map {
            .source("/// @route(from: \($0)) //dish/:id")
        },
        "`from: app`": [.source("/// @route(from: app) //dish/:id")],
        "two routes for one URL, also of a test": [
            .source(
                "/// @route //dish/:id\nfunc dish(id: Int) {}\n/// @route //dish/:number\nfunc food(number: Int) {}"
            )
        ],
        "`\"bistro\"` among the links": [.configuration(#"{ "version": 1, "links": { "bistro": "" } }"#)],
        "a misspelled member of `routegen.json`": [
            .configuration(#"{ "version": 1, "acessors": { "for": ["Chat"] } }"#)
        ],
        "a wrong value in `routegen.json`": [
            .configuration(#"{ "version": 1, "accessors": { "for": ["Dishes"], "access": "open" } }"#)
        ],
        "a misspelled link": [.url("bistro://dsh/7")],
        "a scheme that is not the app's": [.url("bistr://dish/7")],
        "a domain that is not the app's": [.url("https://bistro.exampel/dish/7")],
        "a scheme with slashes, or a domain, whose replacement leads to no route": [
            .configuration(#"{ "version": 1, "links": { "bistro://": "" } }"#),
            .configuration(#"{ "version": 1, "links": { "bistro://": "//", "https://bistro.example/": "/" } }"#),
        ],
        "a value that is no case": [.url("bistro://dish/7?portion=huge")],
        "a misspelled query item": [.url("bistro://dish/7?portoin=large")],
        "a route that is closed to the caller": [.url("bistro://menu")],
        "a value that is no number": [.url("bistro://dish/huge")],
    ]

    /// The mistakes and what helps.
    private static var rows: [(mistake: String, help: String)] {
        get throws {
            let page = try MarkdownPage("Documentation/Decisions/FirstHour.md")
            return page.rows.filter { $0.count == 2 && $0[1].hasPrefix("``") }.map { row in
                (row[0], row[1].trimmingPrefix("``").dropLast(2).trimmingCharacters(in: .whitespaces))
            }
        }
    }

    @Test("The tool says of each mistake what the page says") func tool() throws {
        let rows = try Self.rows
        #expect(rows.count > 20)
        #expect(Set(Self.inputs.keys).isSubset(of: rows.map(\.mistake)))
        for (mistake, help) in rows {
            for input in Self.inputs[mistake] ?? [] {
                let text = try answer(to: input)
                #expect(text.contains(help), "\(mistake): \(text)")
            }
        }
    }

    /// The tests that make the other mistakes in packages and in a running app.
    private static let otherTests = [
        "FixtureTests/Building/BuildTests+SetUp", "FixtureTests/Building/BuildTests+KeptFiles",
        "RouterNavigationTests/Navigator/FailedRequestLineTests",
    ]

    @Test("The other texts are those that the failing packages or other tests record") func records() throws {
        let folder = SwiftBuild.root.appendingPathComponent("Fixtures/Failing")
        let records = try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { name in
            try? String(contentsOf: folder.appendingPathComponent("\(name)/expected-diagnostics.txt"), encoding: .utf8)
        }
        let tests = try Self.otherTests.map { name in
            try String(contentsOf: SwiftBuild.root.appendingPathComponent("Tests/\(name).swift"), encoding: .utf8)
        }
        let texts = records + tests
        for (mistake, help) in try Self.rows where Self.inputs[mistake] == nil {
            #expect(texts.contains { $0.contains(help) }, "\(mistake)")
        }
    }

    private func answer(to input: Input) throws -> String {
        let folder = try TemporaryFolder()
        var source = """
            enum Portion: String { case small, normal, large }
            /// @route(from: external) //dish/:id
            func dish(id: Int, portion: Portion = .normal) {}
            /// @route //menu
            func menu() {}

            """
        var configuration = #"{ "version": 1, "links": { "bistro://": "//", "https://bistro.example/": "//" } }"#
        var arguments = ["check"]
        switch input {
        case .source(let text): source = text.contains("func ") ? text : text + Self.handler
        case .configuration(let text): configuration = text
        case .url(let url): arguments = ["match", "--from", "external", url]
        }
        try folder.write(source.utf8, to: "Dishes.swift")
        try folder.write(configuration.utf8, to: "routegen.json")
        let module = ["--module", "Dishes=Dishes.swift", "--config", "routegen.json"]
        return try Tool.run(arguments.prefix(1) + module + arguments.dropFirst(), in: folder.url).text
    }
}
