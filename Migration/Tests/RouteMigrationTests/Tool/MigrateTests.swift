import Foundation
import Testing

/// `routegen-migrate` as it is called, on the apps of `Fixtures/Lineage` and on files with unusual names and bytes.
@Suite struct MigrateTests {
    private static let lineage = MigrationTool.checkout.appendingPathComponent("Fixtures/Lineage")

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func migrate(_ router: String, _ paths: String...) throws -> ProcessOutcome {
        try MigrationTool.run(router, paths, in: folder.url)
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
        let outcome = try migrate(router, "Before")
        #expect(outcome.status == (undecided == 0 ? 0 : 1))
        let notes = outcome.errors.split(separator: "\n")
        #expect(notes.dropLast().count { $0.contains(".swift:") && $0.contains(": note: ") } == undecided)
        #expect(notes.count == undecided + 1, "\(outcome.errors)")
        // `git apply` ignores what it does not know, so both streams may be in a file.
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
        let again = try migrate(router, "Before")
        #expect(again.output == "" && again.status == outcome.status)
        #expect(again.errors.split(separator: "\n").count { $0.contains(".swift:") } == undecided)
    }

    @Test("The article shows what the tool prints for URLNavigator's app") func article() throws {
        let app = Self.lineage.appendingPathComponent("URLNavigator")
        let outcome = try MigrationTool.run("urlnavigator", ["Before"], in: app)
        let page = MigrationTool.checkout
            .appendingPathComponent("Sources/RouterRuntime/RouterRuntime.docc/OtherRouters.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("\n```diff\n\(outcome.output)```\n"), "\(outcome.output)")
        #expect(text.contains("\n```text\n\(outcome.errors)```\n"), "\(outcome.errors)")
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
            outcome.errors == "routegen-migrate: note: the diff has markers for 1 of 1 registrations of URLNavigator\n"
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
        let outcome = try MigrationTool.run("urlnavigator", ["App"], in: app)
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
        #expect(outcome.errors == "routegen-migrate: note: there is no registration of Khala without a marker\n")
    }

    @Test("A file that cannot be read or named in a diff is an error, and nothing is printed") func unusable() throws {
        try folder.write(Self.function.utf8 + [0x0A, 0x2F, 0x2F, 0x20, 0xFF], to: "S/Bad.swift")
        try folder.write(Self.function.utf8, to: "S/Good.swift")
        let invalid = try migrate("urlnavigator", "S")
        #expect(invalid.status == 2 && invalid.output == "")
        #expect(
            invalid.errors == """
                S/Bad.swift:3:4: error: the file is not valid UTF-8 here, so a diff cannot repeat its lines [RG901]
                // \u{FFFD}
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
        let outside = try MigrationTool.run("urlnavigator", ["../S/Good.swift", "../Out.swift"], in: inner)
        #expect(outside.status == 2)
        try folder.write(Self.function.utf8, to: "Out.swift")
        let named = try MigrationTool.run("urlnavigator", ["../Out.swift"], in: inner)
        #expect(named.status == 2 && named.output == "")
        #expect(
            named.errors.hasPrefix(
                "../Out.swift:1:1: error: is outside of the current folder, so a diff cannot name it [RG901]\n"
            )
        )
        #expect(try MigrationTool.run("urlnavigator", ["../S/Good.swift"], in: inner).status == 0)
    }

    /// A file with a registration of URLNavigator.
    private static let registration =
        "import URLNavigator\nfunc set() {\n    navigator.handle(\"a://b\") { _, _, _ in b() }\n}\nfunc b() -> Bool { true }\n"

    @Test("A link is not migrated") func linkedMigration() throws {
        try folder.write(Self.registration.utf8, to: "Real.txt")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Sources"),
            withIntermediateDirectories: true
        )
        let link = folder.url.appendingPathComponent("Sources/B.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Real.txt")
        let outcome = try migrate("urlnavigator", "Sources")
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(
            outcome.errors == """
                Sources/B.swift:1:1: error: is a symbolic link, so a diff cannot change it [RG901]
                import URLNavigator
                ^
                Sources/B.swift:1:1: note: pass the file itself

                """
        )
    }

    @Test("A diff with a character that a terminal obeys is not printed") func controlCharacterInMigration() throws {
        let text = Self.registration.replacingOccurrences(of: "func b", with: "// \u{1B}[31m\nfunc b")
        try folder.write(text.utf8, to: "Sources/B.swift")
        let outcome = try migrate("urlnavigator", "Sources")
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(
            outcome.errors == """
                Sources/B.swift:1:1: error: has the control character U+001B beside a new marker, which a diff would pass to the terminal [RG901]
                import URLNavigator
                ^
                Sources/B.swift:1:1: note: write it as `\\u{1B}` or remove it

                """
        )
    }

    @Test(
        "Wrong arguments are an error with the usage",
        arguments: [
            (["A"], "--from khala|eenavigator|therouter|urlnavigator|jlroutes, or --enumeration NAME, is missing"),
            (["--enumeration", "Screen"], "a PATH of sources is missing"),
            (
                ["--enumeration", "Screen", "--from", "khala", "A"],
                "--from and --enumeration are two migrations: run the tool for one after the other"
            ),
            (["--from", "khala"], "a PATH of sources is missing"),
            (["--from", "kala", "A"], "'kala' is not one of khala|eenavigator|therouter|urlnavigator|jlroutes"),
            (["--from"], "'' is not one of khala|eenavigator|therouter|urlnavigator|jlroutes"),
            (["--form=khala", "A"], "there is no option '--form=khala'"),
        ]
    )
    func usage(_ arguments: [String], _ message: String) throws {
        let outcome = try MigrationTool.run(arguments, in: folder.url)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(
            outcome.errors == """
                routegen-migrate: error: \(message)
                Usage: routegen-migrate --from khala|eenavigator|therouter|urlnavigator|jlroutes PATH...
                       routegen-migrate --enumeration NAME PATH...

                """
        )
    }

    @Test("The help shows the command as a package calls it") func help() throws {
        let outcome = try MigrationTool.run(["--help"], in: folder.url)
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(outcome.output.contains("\nUsage: routegen-migrate --from khala|"))
        let call = "swift run --package-path .build/checkouts/RouteGen/Migration routegen-migrate --from khala Sources"
        #expect(outcome.output.contains("\n  \(call) > markers.diff\n"))
    }

    @Test("`--from=` and `--` are understood") func forms() throws {
        try folder.write(Self.function.utf8, to: "-A.swift")
        let outcome = try MigrationTool.run(["--from=urlnavigator", "--", "-A.swift"], in: folder.url)
        #expect(outcome.status == 0 && outcome.output.hasPrefix("--- a/-A.swift\n"), "\(outcome.text)")
    }
}
