import Testing

@testable import routegen

/// The arguments of `swift package routes`, and what the package tells its subcommands.
@Suite struct CommandCallTests {
    private func package(_ apps: String...) throws -> FactsFolder {
        let targets = apps.map { FactsFolder.target($0, kind: "executable", links: ["Chat"], files: ["\($0).swift"]) }
        return try FactsFolder(
            (["package|app|Kitchen|PKG"] + targets + [
                FactsFolder.target("Chat", files: ["Chat.swift"]),
                FactsFolder.target("Plain", links: [], files: ["P.swift"]),
            ]).joined(separator: "\n"),
            [
                "Package.swift": "Package(targets: [.target(name: \"Chat\", plugins: [\"RouteGen\"])])",
                "Sources/Shop/routegen.json": #"{"links": {}}"#, "Sources/Chat/Chat+Routes.generated.swift": "",
            ]
        )
    }

    private func inputs(_ package: FactsFolder, _ arguments: String...) throws -> ParsedArguments {
        try CommandCall(arguments).inputs(of: package.facts(), with: package.reader)
    }

    private func names(_ inputs: ParsedArguments) -> [String: [String]] {
        inputs.package.modules.mapValues { $0.map(\.name) }
    }

    @Test("The target is taken out of the arguments") func parsing() throws {
        let call = try CommandCall(["match", "--target", "Shop", "//chat"])
        #expect(call.subcommand == "match" && call.target == "Shop" && call.arguments == ["match", "//chat"])
        let none = try CommandCall([])
        #expect(none.subcommand == "--help" && none.target == nil && none.arguments == ["--help"])
        #expect(throws: CallFailure("--target needs a target's name")) { try CommandCall(["check", "--target"]) }
    }

    @Test(
        "Subcommands that read no modules get nothing",
        arguments: [["explain"], ["map", "--help"], ["diff", "a", "b"]]
    )
    func others(_ arguments: [String]) throws {
        let package = try package("Shop")
        let inputs = try CommandCall(arguments).inputs(of: package.facts(), with: package.reader)
        #expect(inputs.values.isEmpty && inputs.package.modules.isEmpty)
    }

    @Test("A map is that of one app, with its configuration and name") func map() throws {
        let package = try package("Shop")
        let inputs = try inputs(package, "map")
        #expect(names(inputs) == ["--module": ["Chat", "Shop"], "--unrouted": ["Plain"]])
        let values = ["--config": ["Sources/Shop/routegen.json"], "--app": ["Shop"]]
        #expect(inputs.values.mapValues { $0.map(package.short) } == values)
        #expect(try self.inputs(package, "map", "--app=Store").values["--app"] == nil)
        #expect(try self.inputs(package, "match", "//chat").values["--app"] == nil)
        let several = "the package has several apps ('Admin', 'Shop'); select one with --target NAME"
        let two = try self.package("Shop", "Admin")
        #expect(throws: CallFailure(several)) { try self.inputs(two, "map") }
        #expect(names(try self.inputs(two, "map", "--target", "Admin"))["--module"] == ["Admin", "Chat"])
    }

    @Test("A check is of all apps and everything that their builds know, and one of an app has no set-up")
    func check() throws {
        let package = try package("Shop", "Admin")
        let all = try inputs(package, "check")
        #expect(names(all) == ["--module": ["Admin", "Chat", "Shop"], "--accessors": [], "--unrouted": ["Plain"]])
        #expect(all.package.lists["--app"] == ["Admin": ["Admin", "Chat"], "Shop": ["Chat", "Shop"]])
        #expect(all.package.lists["--visible"]?["Chat"] == ["RouterRuntime"] && all.package.lists["--table"] == nil)
        #expect(all.values == ["--known": ["Shop", "Admin", "Chat", "Plain", "RouterRuntime"]])
        #expect(all.package.manifest.map(package.short) == "Package.swift")
        #expect(all.package.pluginUsers == ["Chat"])
        let one = try inputs(package, "check", "--target", "Shop")
        #expect(names(one) == ["--module": ["Chat", "Shop"], "--accessors": []])
        #expect(one.package.findings.isEmpty && one.package.pluginUsers == ["Chat"])
    }
}
