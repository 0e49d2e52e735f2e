import Foundation
import Testing

/// `routegen migrate` as it is called, on the apps of `Fixtures/Lineage` and on files with unusual names and bytes.
@Suite struct MigrateTests {
    private static let lineage = SwiftBuild.root.appendingPathComponent("Fixtures/Lineage")

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func migrate(_ router: String, _ paths: String...) throws -> ProcessOutcome {
        try Tool.run(["migrate", "--from", router] + paths, in: folder.url)
    }

    /// Applies a diff with `git`, which checks every line of context.
    private func apply(_ diff: String) throws {
        try folder.write(diff.utf8, to: "markers.diff")
        #expect(try git(["apply", "markers.diff"], in: folder.url) == 0, "\(diff)")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("markers.diff"))
    }

    @Test(
        "An app with the markers of the tool is the app of the next step",
        arguments: [("Khala", 0), ("EENavigator", 2), ("TheRouter", 0), ("URLNavigator", 3)]
    )
    func lineage(_ router: String, _ undecided: Int) throws {
        let steps = Self.lineage.appendingPathComponent(router)
        try FileManager.default.copyItem(
            at: steps.appendingPathComponent("Before"),
            to: folder.url.appendingPathComponent("Before")
        )
        let outcome = try migrate(router.lowercased(), "Before")
        #expect(outcome.status == (undecided == 0 ? 0 : 1))
        let notes = outcome.errors.split(separator: "\n")
        #expect(notes.dropLast().count { $0.contains(".swift:") && $0.contains(": note: ") } == undecided)
        #expect(notes.count == undecided + 1, "\(outcome.errors)")
        // SwiftPM prints both streams of a plugin's tool to standard output.
        try apply(outcome.output + outcome.errors)
        for file in try FileManager.default.contentsOfDirectory(atPath: steps.appendingPathComponent("Before").path) {
            var expected = try String(contentsOf: steps.appendingPathComponent("Marked/\(file)"), encoding: .utf8)
            if file == "main.swift" {
                // The calls of the next step are the app's own, but not the new functions after them.
                let functions = expected.range(of: "\n/// @route").map { expected[$0.lowerBound...] } ?? ""
                expected =
                    try String(contentsOf: steps.appendingPathComponent("Before/main.swift"), encoding: .utf8)
                    + functions
            }
            #expect(try folder.text("Before/\(file)") == expected)
        }
        let again = try migrate(router.lowercased(), "Before")
        #expect(again.output == "" && again.status == outcome.status)
        #expect(again.errors.split(separator: "\n").count { $0.contains(".swift:") } == undecided)
    }

    @Test("Declarations of the last step have the tool's markers", arguments: ["Khala", "EENavigator", "URLNavigator"])
    func sameMarkers(_ router: String) throws {
        let marked = try patterns("Marked", of: router)
        let after = try patterns("After", of: router)
        let common = Set(marked.keys).intersection(after.keys)
        #expect(!common.isEmpty)
        for handler in common { #expect(marked[handler] == after[handler], "\(handler)") }
    }

    /// The patterns of handlers, by the handlers' names without the module.
    private func patterns(_ step: String, of router: String) throws -> [String: [String]] {
        struct Map: Decodable {
            struct Route: Decodable {
                var pattern: String
                var handler: String
            }
            var routes: [Route]
        }
        let folder = Self.lineage.appendingPathComponent(router)
        let outcome = try Tool.run(["map", "--module", "M=\(step)"], in: folder)
        let map = try JSONDecoder().decode(Map.self, from: Data(outcome.output.utf8))
        return Dictionary(grouping: map.routes, by: \.handler).mapValues { $0.map(\.pattern) }
    }

    @Test("The article shows what the tool prints for URLNavigator's app") func article() throws {
        let outcome = try Tool.run(
            ["migrate", "--from", "urlnavigator", "Before"],
            in: Self.lineage.appendingPathComponent("URLNavigator")
        )
        let page = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/OtherRouters.md")
        let diff = try #require(page.blocks.first { $0.language == "diff" })
        #expect(outcome.output == diff.text)
        let notes = try #require(page.blocks.first { $0.language == "text" && $0.text.contains(": note: ") })
        #expect(outcome.errors == notes.text)
    }

    private static let function = "navigator.register(\"app://a\") { _, _, _ in page() }\nfunc page() {}"

    @Test(
        "Files of any name and with any line ending can be changed",
        arguments: ["A b.swift", "ü 'é'.swift", "Quote \" and \\.swift", "Tab\t.swift", "-A/--from.swift"],
        ["\n", "\r\n"]
    )
    func names(_ name: String, _ lineEnding: String) throws {
        let lines = Self.function.split(separator: "\n").map(String.init)
        try folder.write(lines.joined(separator: lineEnding).utf8, to: "Sources/\(name)")
        let outcome = try migrate("urlnavigator", "Sources")
        #expect(outcome.status == 0)
        #expect(
            outcome.errors == "routegen: note: the diff has markers for 1 of 1 registrations of URLNavigator\n"
        )
        try apply(outcome.output)
        let expected = [lines[0], "/// @route //a", lines[1]].joined(separator: lineEnding)
        #expect(try folder.text("Sources/\(name)").unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test("The files of folders, lists and paths are in one diff, each once and sorted") func order() throws {
        for name in ["B", "A", "Sub/C"] {
            let text = Self.function.replacingOccurrences(of: "page", with: name == "Sub/C" ? "c" : "page\(name)")
                .replacingOccurrences(of: "app://a", with: "app://\(name)")
            try folder.write(text.utf8, to: "S/\(name).swift")
        }
        try folder.write("func page() {}".utf8, to: "S/App+Routes.generated.swift")
        try folder.write("S/A.swift\nS/B.swift\n".utf8, to: "list")
        let outcome = try migrate("urlnavigator", "@list", "S", "S/B.swift")
        let files = outcome.output.split(separator: "\n").filter { $0.hasPrefix("--- ") }
        #expect(files == ["--- a/S/A.swift", "--- a/S/B.swift", "--- a/S/Sub/C.swift"])
        try apply(outcome.output)
    }

    @Test("The sources of libraries are left out") func libraries() throws {
        for path in [
            "App/A.swift", "Pods/URLNavigator/B.swift", "App/Carthage/Checkouts/C.swift", ".build/checkouts/D.swift",
        ] {
            try folder.write(Self.function.utf8, to: path)
        }
        let outcome = try migrate("urlnavigator", ".")
        #expect(outcome.output.split(separator: "\n").filter { $0.hasPrefix("--- ") } == ["--- a/App/A.swift"])
        // A folder that is named is the app's own.
        let named = try migrate("urlnavigator", "Pods")
        #expect(named.output.contains("--- a/Pods/URLNavigator/B.swift"))
    }

    @Test("A diff applies in a folder of a repository that holds a folder of its own name")
    func folderOfTheSameName() throws {
        try folder.write(Self.function.utf8, to: "App/App/A.swift")
        let app = folder.url.appendingPathComponent("App")
        let outcome = try Tool.run(["migrate", "--from", "urlnavigator", "App"], in: app)
        try folder.write(outcome.output.utf8, to: "App/markers.diff")
        #expect(try git(["init", "--quiet"], in: folder.url) == 0)
        #expect(try git(["apply", "-p1", "markers.diff"], in: app) == 0)
        #expect(try folder.text("App/App/A.swift").contains("\n/// @route //a\n"))
    }

    private func git(_ arguments: [String], in folder: URL) throws -> Int32 {
        try ProcessOutcome(running: "/usr/bin/env", ["git"] + arguments, in: folder).status
    }

    @Test("Without registrations, the diff is empty, and a note says why") func nothing() throws {
        try folder.write(Self.function.utf8, to: "A.swift")
        let outcome = try migrate("khala", "A.swift")
        #expect(outcome.status == 0 && outcome.output == "")
        #expect(outcome.errors == "routegen: note: there is no registration of Khala without a marker\n")
    }

    @Test("A file that cannot be read or named in a diff is an error, and nothing is printed") func unusable() throws {
        try folder.write(Self.function.utf8 + [0x0A, 0x2F, 0x2F, 0x20, 0xFF], to: "S/Bad.swift")
        try folder.write(Self.function.utf8, to: "S/Good.swift")
        let invalid = try migrate("urlnavigator", "S")
        #expect(invalid.status == 2 && invalid.output == "")
        #expect(
            invalid.errors == """
                S/Bad.swift:3:4: error: the file is not valid UTF-8 here, so a diff cannot repeat its lines [RG901]
                // ?
                   ^
                S/Bad.swift:3:4: note: save the file as UTF-8

                """
        )
        let missing = try migrate("urlnavigator", "S/Good.swift", "None")
        #expect(missing.status == 2 && missing.output == "")
        #expect(
            missing.errors
                == "None:1:1: error: cannot be read: it is neither a folder nor a .swift file [RG901]\n"
        )
        let inner = folder.url.appendingPathComponent("S")
        let outside = try Tool.run(["migrate", "--from", "urlnavigator", "../S/Good.swift", "../Out.swift"], in: inner)
        #expect(outside.status == 2)
        try folder.write(Self.function.utf8, to: "Out.swift")
        let named = try Tool.run(["migrate", "--from", "urlnavigator", "../Out.swift"], in: inner)
        #expect(named.status == 2 && named.output == "")
        #expect(
            named.errors.hasPrefix(
                "../Out.swift:1:1: error: is outside of the current folder, so a diff cannot name it [RG901]\n"
            )
        )
        #expect(try Tool.run(["migrate", "--from", "urlnavigator", "../S/Good.swift"], in: inner).status == 0)
    }
}
