import RouteGenCore
import Testing

@testable import routegen

/// What has no effect in a package because of declarations, names or folders.
@Suite struct PackageSetUpTests {
    private func findings(_ facts: [String], _ files: [String: String]) throws -> [String] {
        let package = try FactsFolder(
            (["package|app|App|PKG", "needs|routegen"] + facts).joined(separator: "\n"),
            files
        )
        let facts = try package.facts()
        let setUp = PackageSetUp(facts, PackageApps(facts), with: package.reader)
        return package.text(setUp.findings.map(\.finding))
    }

    private static let app = FactsFolder.target("App", kind: "executable", files: ["main.swift"])

    @Test("Targets that need the plugin and do not use it are named") func plugins() throws {
        let manifest = """
            Package(targets: [
                .executableTarget(name: "App"),
                .target(name: "Chat"),
                .target(name: "Routes"),
                .target(name: "Idle"),
                .target(name: "Kept"),
                .target(name: "Used", plugins: ["RouteGen"]),
            ])
            """
        let names = ["Chat", "Routes", "Idle", "Kept", "Used"]
        let kept = "source|PKG/Sources/Kept/Kept+Routes.generated.swift\n"
        let targets = names.map { name in
            FactsFolder.target(name, files: ["\(name).swift"]) + (name == "Kept" ? "\n\(kept)" : "")
        }
        let marked = ["Chat", "Kept", "Used"].map { ("Sources/\($0)/\($0).swift", "/// @route //a\nfunc a() {}\n") }
        let links = names.map { "links|\($0)" }
        let files = [
            "Package.swift": manifest, "Sources/App/main.swift": "let router = Router(.app)\n",
            "Sources/Routes/routegen.json": "{}", "Sources/Idle/Idle.swift": "// Router(.idle)\n",
        ].merging(marked) { $1 }
        let fix = "but does not use the plugin [RG713]"
        #expect(
            try findings([Self.app] + links + targets, files) == [
                "Package.swift:2:29: warning: `App` has a router with the table of its module, \(fix)",
                "Package.swift:3:19: warning: `Chat` has markers, \(fix)",
                "Package.swift:4:19: warning: `Routes` has a routegen.json, \(fix)",
            ]
        )
    }

    @Test("Modules with markers that no app links, and tables that no module has, are named") func lost() throws {
        let lost = FactsFolder.target("Lost", files: ["Lost.swift"])
        let files = [
            "Package.swift": "", "Sources/Lost/Lost.swift": "    /// @service Log\r\nstruct A {}\r\n",
            "Sources/App/main.swift": "// Router(.comment)\nRouter(.app); Router(.shop); Router(.App); Router(.shop)\n",
        ]
        let expected = [
            "Package.swift:1:1: warning: `Lost` has markers, but no app of the package links it, so its routes are in no "
                + "table [RG713]",
            "Sources/App/main.swift:2:23: warning: `App` has a router with the table `.shop`, but no module has that table "
                + "[RG713]",
            "Sources/App/main.swift:2:38: warning: `App` has a router with the table `.App`, but no module has that table "
                + "[RG713]",
        ]
        #expect(try findings([Self.app, lost], files) == expected)
        #expect(try findings([Self.app, lost, "product|All|library", "contains|Lost"], files).count == 2)
    }

    @Test(
        "A table that differs from a module's in upper and lower case, or in a letter, has the module's name beside it"
    )
    func misspelledTables() throws {
        let package = try FactsFolder(
            ["package|app|App|PKG", "needs|routegen", Self.app, FactsFolder.target("TVGuide", files: ["A.swift"])]
                .joined(separator: "\n"),
            ["Sources/App/main.swift": "Router(.App)\nRouter(.tvguide)\nRouter(.tvGiude)\nRouter(.tvGuide)\n"]
        )
        let facts = try package.facts()
        let findings = PackageSetUp(facts, PackageApps(facts), with: package.reader).findings.map(\.finding)
        let rule = "a table has the name of its module with a small first letter, as `.chat` for `Chat`"
        #expect(
            findings.filter { $0.location.file.hasSuffix("main.swift") }.map { "\($0.message); \($0.help ?? "")" } == [
                "`App` has a router with the table `.App`, but no module has that table; did you mean `.app`? \(rule)",
                "`App` has a router with the table `.tvguide`, but no module has that table; did you mean `.tvGuide`? \(rule)",
                "`App` has a router with the table `.tvGiude`, but no module has that table; did you mean `.tvGuide`? \(rule)",
            ]
        )
    }

    @Test("A library that is imported and not linked is named, unless an `#if` asks for it") func libraries() throws {
        let files = [
            "Sources/App/main.swift":
                "import RouterRuntime\npublic import RouterPipeline\nimport routegen\n// import Nothing\n"
        ]
        let finding = "Package.swift:1:1: warning: `App` imports `RouterPipeline`, but does not depend on it [RG713]"
        #expect(try findings([Self.app], files) == [finding])
        let asked = files.mapValues { $0 + "#if canImport(RouterPipeline)\n#endif\n" }
        #expect(try findings([Self.app], asked) == [])
        let test = FactsFolder.target("App", kind: "test", files: ["main.swift"])
        #expect(try findings([test], files) == [], "an import in a test may be in a string")
    }

    @Test("A dynamic library with a copy of the runtime is named, and one that shares it is not") func copies() throws {
        func chat(_ links: String) -> [String] {
            [FactsFolder.target("Chat", links: [], files: []), links, "product|Chats|dynamic", "contains|Chat"]
        }
        #expect(
            try findings(chat("links|R|"), ["Package.swift": "\n  .library(name: \"Chats\")"]) == [
                "Package.swift:2:18: warning: the dynamic library `Chats` gets a copy of `RouterRuntime` of its own, so the "
                    + "app does not know what its handlers throw [RG713]"
            ]
        )
        #expect(try findings(chat("links|R|dynamically"), [:]) == [])
    }
}
