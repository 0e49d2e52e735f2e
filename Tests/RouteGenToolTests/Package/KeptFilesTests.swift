import RouteGenCore
import Testing

@testable import routegen

/// The generated files that targets keep among their sources.
@Suite struct KeptFilesTests {
    private let package = try? FactsFolder(
        [
            "package|app|App|PKG",
            FactsFolder.target("App", kind: "executable", links: ["Chat", "Plain"], files: ["main.swift"]),
            FactsFolder.target("Chat", files: ["Chat.swift", "Generated/Chat+Routes.generated.swift"]),
            FactsFolder.target("Plain", links: [], files: ["Plain.swift"]),
        ].joined(separator: "\n"),
        [
            "Package.swift": "", "routegen.json": "{}", "Sources/App/main.swift": "",
            "Sources/App/routegen.json":
                #"{"accessors": {"for": ["Plain", "Named"]}, "modules": {"Named": "../Named"}}"#,
            "Sources/Chat/Chat.swift": "/// @route //chat\nfunc chat() {}\n", "Sources/Plain/Plain.swift": "",
            "Sources/Chat/Generated/Chat+Routes.generated.swift": "",
        ]
    )

    private func kept(_ choice: KeptFiles.Choice) throws -> KeptFiles {
        try KeptFiles(try #require(package).facts(), choice)
    }

    @Test("The files that exist are found where they are, and others are beside the sources") func paths() throws {
        let package = try #require(package)
        func paths(_ choice: KeptFiles.Choice) throws -> [String] {
            try kept(choice).files.map { package.short($0.path) }
        }
        let chat = "Sources/Chat/Generated/Chat+Routes.generated.swift"
        #expect(try paths(.keeping) == [chat])
        #expect(try paths(.all) == ["Sources/App/App+Routes.generated.swift", chat])
        #expect(try paths(.named(["Plain", "Chat"])) == [chat, "Sources/Plain/Plain+Routes.generated.swift"])
        #expect(throws: CallFailure("the package has no target 'Nothing'")) { try kept(.named(["Chat", "Nothing"])) }
    }

    @Test("A package without such files says how to write them") func none() throws {
        let package = try FactsFolder("package|app|App|PKG\n\(FactsFolder.target("Chat", files: ["Chat.swift"]))")
        let message =
            "no target has its generated file among its sources; run 'swift package "
            + "--allow-writing-to-package-directory generate-routes' with '--all' or '--target NAME'"
        #expect(throws: CallFailure(message)) { try KeptFiles(package.facts(), .keeping) }
    }

    @Test("The arguments are those of the plugin for builds, without locations") func arguments() throws {
        let package = try #require(package)
        let app = try #require(try kept(.named(["App"])).files.first).arguments
        #expect(
            app.package.modules.mapValues { $0.map(\.name) } == [
                "--module": ["App"], "--dependency": ["Chat"], "--accessors": ["Plain"], "--unrouted": ["Plain"],
            ]
        )
        #expect(
            app.values.mapValues { $0.map(package.short) } == [
                "--output": ["Sources/App/App+Routes.generated.swift"], "--no-locations": [""], "--executable": [""],
                "--visible": ["Chat", "Plain", "RouterRuntime"], "--known": ["App", "Chat", "Plain", "RouterRuntime"],
                "--unrouted-manifest": ["Package.swift"], "--manifest": ["Package.swift"],
                "--package-config": ["routegen.json"],
            ]
        )
        let chat = try #require(try kept(.keeping).files.first).arguments
        #expect(chat.values["--manifest"] == nil && chat.values["--executable"] == nil)
        #expect(chat.package.modules["--dependency"]?.isEmpty == true)
    }

    @Test("A file that differs from what is generated now is a finding, and one whose sources are gone is not")
    func outdated() throws {
        let package = try #require(package)
        let old = try kept(.keeping).findings(with: package.reader)
        #expect(old.map(\.module) == ["Chat"])
        #expect(
            package.text(old.map(\.finding)) == [
                "Sources/Chat/Generated/Chat+Routes.generated.swift:1:1: error: this file is out of date: it differs from "
                    + "what is generated for 'Chat' [RG902]"
            ]
        )
        #expect(try kept(.keeping).generate() == .clean)
        #expect(try kept(.keeping).findings(with: package.reader).isEmpty)
        #expect(try kept(.keeping).generate(["--verify"]) == .clean)
        try package.folder.write("".utf8, to: "Sources/Chat/Chat.swift")
        #expect(try kept(.keeping).findings(with: package.reader).count == 1)
    }
}
