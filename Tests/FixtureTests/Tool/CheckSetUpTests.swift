import Foundation
import Testing

/// `routegen check --set-up`: what the plugin knows of a package is part of the one report.
@Suite struct CheckSetUpTests {
    private func check(_ facts: String..., sources: String = "", arguments: [String] = []) throws -> ProcessOutcome {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            enum Shop {
                /// @route //item/:id
                public static func item(id: Int) {}
                /// @route //named/:name
                public static func item(name: String) {}
            }
            \(sources)
            """.utf8,
            to: "Shop/Shop.swift"
        )
        try folder.write("import Shop\nrouter.call(.shopItem(id: 5))\n".utf8, to: "App/main.swift")
        try folder.write("".utf8, to: "Idle/Idle.swift")
        try folder.write("let package = Package(platforms: [.iOS(.v17)])\n".utf8, to: "Package.swift")
        try folder.write("// old\n".utf8, to: "Shop+Routes.generated.swift")
        try folder.write("// new\r\n".utf8, to: "App+Routes.generated.swift")
        try folder.write("// new\n".utf8, to: "fresh.txt")
        try folder.write(facts.joined(separator: "\n").utf8, to: "facts.txt")
        let modules = ["App", "Idle", "Shop"]
        return try Tool.run(
            ["check"] + modules.flatMap { ["--module", "\($0)=\($0)"] }
                + modules.map { "--app=App=\($0)" } + ["--set-up", "facts.txt"] + arguments,
            in: folder.url
        )
    }

    private static let call = "call\tApp\tApp/main.swift\t2\t14\t"

    @Test("Overloads have one accessor, which a call names") func overloads() throws {
        let outcome = try check("imports\tApp\tShop", "\(Self.call)shopItem\taccessor")
        #expect(outcome.text == "No findings in 3 modules.\n")
    }

    @Test("A call without the import, and one of a name that no handler has, are findings") func calls() throws {
        let unseen = try check("imports\tApp\tOther", "\(Self.call)shopItem\tother", arguments: ["--strict"])
        #expect(unseen.status == 1)
        #expect(
            unseen.text == """
                App/main.swift:2:14: warning: `.shopItem` is an accessor of `Shop`, which is called without the import [RG713]
                router.call(.shopItem(id: 5))
                             ^~~~~~~~
                App/main.swift:2:14: note: no target has accessors to `Shop`: name it in the `routegen.json` of an interface

                """
        )
        let unknown = try check("imports\tApp\tShop", "\(Self.call)shopItme\taccessor", "\(Self.call)shopItm\tother")
        #expect(unknown.status == 0)
        #expect(
            unknown.text == """
                App/main.swift:2:14: warning: no handler has the accessor `.shopItme` [RG713]
                router.call(.shopItem(id: 5))
                             ^~~~~~~~
                App/main.swift:2:14: note: `swift package routes map --format markdown` lists all of them

                """
        )
        // A handler with a mistake may be the one that is called.
        let broken = try check("\(Self.call)shopItme\taccessor", sources: "/// @route(from: web\nfunc shopItme() {}\n")
        #expect(!broken.text.contains("RG713") && broken.status == 1)
    }

    @Test("Findings of the plugin and of builds are in each format, and count for the status") func findings() throws {
        let facts = [
            "manifest\tPackage.swift", "plugin\tIdle", "plugin\tApp",
            "kept\tShop\tShop+Routes.generated.swift\tfresh.txt", "kept\tApp\tApp+Routes.generated.swift\tfresh.txt",
            "finding\t\tExtra.swift\t1\t5\t6\tthis file is lost\tmove it",
        ]
        let list = facts.joined(separator: "\n")
        let outcome = try check(list)
        #expect(outcome.status == 1)
        let lines = outcome.text.split(separator: "\n").filter { $0.hasSuffix("]") }
        let expected = """
            Extra.swift:1:5: warning: this file is lost [RG713]
            Idle/Idle.swift:1:1: warning: `Idle` uses the plugin `RouteGen`, but has no marker, no accessors and no table [RG708]
            Package.swift:1:35: warning: the package names iOS and not macOS, so SwiftPM runs none of its commands on a Mac \
            [RG710]
            Shop+Routes.generated.swift:1:1: error: this file is out of date: it differs from what is generated for 'Shop' \
            [RG902]
            """
        #expect(lines.joined(separator: "\n") == expected, "\(outcome.text)")
        let json = try check(list, arguments: ["--format", "json"])
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect((object?["findings"] as? [Any])?.count == 4 && json.status == 1, "\(json.text)")
    }

    @Test("A file that lists no facts is named") func malformed() throws {
        let outcome = try check("plugins Idle")
        #expect(outcome.status == 2)
        let finding = "facts.txt:1:1: error: has no facts of a package: 'plugins Idle' [RG901]"
        #expect(outcome.text.contains(finding), "\(outcome.text)")
    }
}
