import Foundation
import Testing

/// `routegen package`, which the plugins for commands run with the facts of a package: no SwiftPM is needed.
@Suite struct PackageCommandTests {
    private let folder: TemporaryFolder

    /// A package with an app, a feature that it links, and one that it does not.
    init() throws {
        folder = try TemporaryFolder()
        try write(
            "Sources/Shop/Shop.swift",
            """
            enum Shop {
                /// @route //item/:id
                public static func item(id: Int) {}
                /// @route //named/:name
                public static func item(name: String) {}
            }

            """
        )
        try write("Sources/App/main.swift", "import Shop\nimport RouterRuntime\nrouter.call(.shopItem(id: 5))\n")
        try write("Sources/Idle/Idle.swift", "// No marker.\n")
        try write("Package.swift", Self.manifest)
        try write(
            ".build/facts.txt",
            """
            package|app|Kitchen|PKG
            needs|routegen
            target|1|App|PKG/Sources/App
            module|App|swift|executable
            source|PKG/Sources/App/main.swift
            links|2
            links|9|
            target|2|Shop|PKG/Sources/Shop
            module|Shop|swift|generic
            source|PKG/Sources/Shop/Shop.swift
            links|9|
            target|3|Idle|PKG/Sources/Idle
            module|Idle|swift|generic
            source|PKG/Sources/Idle/Idle.swift
            links|9|
            product|All|library
            contains|2
            contains|3
            package|routegen|RouteGen|/routegen
            target|9|RouterRuntime|/routegen/Sources/RouterRuntime
            module|RouterRuntime|swift|generic

            """
            .replacing("|", with: "\t").replacing("PKG", with: folder.url.path)
        )
    }

    private static let manifest = """
        let package = Package(
            name: "Kitchen",
            platforms: [.iOS(.v17)],
            targets: [
                .executableTarget(name: "App", plugins: ["RouteGen"]),
                .target(name: "Shop", plugins: ["RouteGen"]),
                .target(name: "Idle", plugins: ["RouteGen"]),
            ]
        )

        """

    private func write(_ name: String, _ text: String) throws { try folder.write(text.utf8, to: name) }

    private func run(_ arguments: String...) throws -> ProcessOutcome {
        let plugin = folder.url.appendingPathComponent(".build").path
        return try Tool.run(["package", plugin] + arguments, in: folder.url)
    }

    /// The lines with codes that a check prints, without those about the manifest and about `Idle`.
    private func findings(_ arguments: String...) throws -> [Substring] {
        try run("routes", "check").text.split(separator: "\n").filter { $0.hasSuffix("]") }
            .filter { !$0.contains("[RG708]") && !$0.contains("[RG710]") }
    }

    @Test("Findings about the set-up are part of the one report, in each format, and count for the status")
    func oneReport() throws {
        try write("Sources/Shop/Shop+Routes.generated.swift", "// Old.\n")
        try write("Extra.swift", "\n    /// @route //extra\nfunc extra() {}\n")
        let facts = try folder.text(".build/facts.txt")
        let kept = "source\t\(folder.url.path)/Sources/Shop/Shop+Routes.generated.swift\n"
        try write(".build/facts.txt", facts.replacing("target\t3", with: kept + "target\t3"))
        let outcome = try run("routes", "check")
        #expect(outcome.status == 1)
        let lines = outcome.text.split(separator: "\n").filter { $0.hasSuffix("]") }
        let expected = """
            Extra.swift:2:9: warning: this file has a marker, but belongs to no target, so it has no effect [RG713]
            Package.swift:3:17: warning: the package names iOS and not macOS, so SwiftPM runs none of its commands on a Mac \
            [RG710]
            Sources/Idle/Idle.swift:1:1: warning: `Idle` uses the plugin `RouteGen`, but has no marker, no accessors and no \
            table [RG708]
            Sources/Shop/Shop+Routes.generated.swift:1:1: error: this file is out of date: it differs from what is generated \
            for 'Shop' [RG902]
            """
        #expect(lines.joined(separator: "\n") == expected, "\(outcome.text)")
        let json = try run("routes", "check", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect((object?["findings"] as? [Any])?.count == 4 && json.status == 1, "\(json.text)")
    }

    @Test("Overloads have one accessor, which a call names") func overloads() throws {
        #expect(try findings() == [])
        #expect(try run("routes", "check", "--strict").status == 1)
    }

    @Test("A call without the import, and one of a name that no handler has, are findings") func calls() throws {
        try write("Sources/App/main.swift", "import RouterRuntime\nrouter.call(.shopItem(id: 5))\n")
        let unseen = try run("routes", "check")
        #expect(unseen.status == 0)
        #expect(
            unseen.text.hasPrefix("Package.swift:3:17")
                && unseen.text.contains(
                    """
                    Sources/App/main.swift:2:14: warning: `.shopItem` is an accessor of `Shop`, which is called without the import [RG713]
                    router.call(.shopItem(id: 5))
                                 ^~~~~~~~
                    Sources/App/main.swift:2:14: note: no target has accessors to `Shop`: name it in the `routegen.json` of an interface

                    """
                ),
            "\(unseen.text)"
        )
        try write("Sources/App/main.swift", "import Shop\nimport RouterRuntime\nrouter.call(.shopItme(id: 5))\n")
        #expect(
            try findings() == ["Sources/App/main.swift:3:14: warning: no handler has the accessor `.shopItme` [RG713]"]
        )
        #expect(try run("routes", "check").text.contains("main.swift:3:14: note: did you mean `.shopItem`?\n"))
        // A handler with a mistake may be the one that is called.
        try write("Sources/Idle/Idle.swift", "/// @route(from: web\nfunc shopItme() {}\n")
        #expect(try !findings().contains { $0.contains("RG713") })
    }

    @Test("Files are written, found up to date, and found out of date") func keptFiles() throws {
        #expect(try run("routes", "verify").status == 2)
        #expect(
            try folder.text(".build/failure.txt")
                == "no target has its generated file among its sources; run 'swift package "
                + "--allow-writing-to-package-directory generate-routes' with '--all' or '--target NAME'"
        )
        let written = try run("generate-routes", "--all")
        #expect(
            written.output == """
                App: Sources/App/App+Routes.generated.swift
                Idle: Sources/Idle/Idle+Routes.generated.swift
                Shop: Sources/Shop/Shop+Routes.generated.swift

                """
        )
        #expect(written.status == 0)
        let verified = try run("routes", "verify", "--target", "Shop")
        #expect(verified.text == "Up to date: Shop\n" && verified.status == 0)
        try write("Sources/Shop/Shop.swift", "/// @route //other\nfunc other() {}\n")
        let outdated = try run("routes", "verify", "--target", "Shop")
        #expect(outdated.status == 1)
        #expect(
            outdated.text.hasPrefix(
                "Sources/Shop/Shop+Routes.generated.swift:1:1: error: this file is out of date: it differs from what is "
                    + "generated for 'Shop' [RG902]\n"
            ),
            "\(outdated.text)"
        )
    }

    @Test("Each subcommand gets the modules of the app, its arguments, and the words of its call in a mistake")
    func subcommands() throws {
        try write("Sources/App/routegen.json", #"{"links": {"shop://": "//"}}"#)
        let match = try run("routes", "match", "--from", "app", "shop://item/5")
        #expect(match.status == 0 && match.output.contains("`//item/:id` of `Shop.Shop.item(id:)`"), "\(match.text)")
        let map = try run("routes", "map", "--format", "markdown")
        #expect(map.status == 0 && map.output.contains("# Routes of App"), "\(map.text)")
        #expect(try run("routes", "explain", "RG101").output.hasPrefix("RG101"))
        #expect(
            try run("generate-routes", "new", "feature", "Orders").output.hasPrefix("Sources/Orders/Orders.swift\n")
        )
        let wrong = try run("routes", "match")
        #expect(wrong.status == 2)
        #expect(
            wrong.errors == """
                routegen: error: 'match' needs a URL
                Usage: swift package routes match [--target NAME] [--from app|webView|notification|remote|external] \
                [--host NAME=HOST]... [--root FOLDER] [--format text|json] URL...

                """
        )
    }

    @Test("Files without facts are named, and who calls the command is told what to run") func mistakes() throws {
        try write(".build/facts.txt", "plugins Idle\n")
        let outcome = try run("routes", "check")
        #expect(outcome.status == 2)
        let file = folder.url.appendingPathComponent(".build/facts.txt").path
        #expect(
            outcome.errors == "\(file):1:1: error: has no facts of a package: 'plugins Idle' [RG901]\nplugins Idle\n^\n"
        )
        try write(".build/facts.txt", "")
        #expect(try run("routes", "check").errors == "\(file):1:1: error: has no facts of a package [RG901]\n\n^\n")
        let direct = try Tool.run(["package"], in: folder.url)
        #expect(
            direct.errors
                == "routegen: error: 'package' is what the plugins of RouteGen run; run 'swift package routes' instead\n"
        )
    }
}
