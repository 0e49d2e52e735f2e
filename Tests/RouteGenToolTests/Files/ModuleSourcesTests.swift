import Foundation
import Testing

@testable import RouteGenCore
@testable import routegen

@Suite struct ModuleSourcesTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func sources(_ value: String) throws -> ModuleSources {
        let arguments = ParsedArguments(values: ["--module": [value]], operands: [])
        var failures: [FileFailure] = []
        let modules = try ModuleSources.modules("--module", in: arguments, with: FileReader(), failures: &failures)
        #expect(failures.isEmpty)
        return try #require(modules.first)
    }

    @Test("A module's generated file is not one of its sources")
    func aModulesGeneratedFileIsNotOneOfItsSources() throws {
        for name in ["Chat.swift", "Generated/Chat+Routes.generated.swift", "Shop+Routes.generated.swift"] {
            try folder.write("".utf8, to: name)
        }
        let names = try sources("Chat=\(folder.path)").files.map { URL(fileURLWithPath: $0).lastPathComponent }
        #expect(names.sorted() == ["Chat.swift", "Shop+Routes.generated.swift"])
    }

    @Test(
        "A file that a list names and that is missing is reported with the list",
        arguments: ["A.swift", "routegen.json"]
    )
    func missingEntry(_ name: String) throws {
        let path = folder.path(name)
        try folder.write("\(path)\n".utf8, to: "list.txt")
        let arguments = ParsedArguments(values: ["--module": ["Chat=@\(folder.path("list.txt"))"]], operands: [])
        var failures: [FileFailure] = []
        let modules = try ModuleSources.modules("--module", in: arguments, with: FileReader(), failures: &failures)
        for module in modules { _ = module.scan(with: FileReader(), failures: &failures) }
        #expect(
            failures == [
                FileFailure(
                    path: path,
                    message: "cannot be read: no such file or folder",
                    help: "\(folder.path("list.txt")) lists it: correct the list, or bring back the file"
                )
            ]
        )
    }

    /// What another file says of a type decides how its handlers are called, so that an app must see what the module
    /// sees.
    @Test("Modules that link a module see its handlers as the module does")
    func modulesThatLinkAModuleSeeItsHandlersAsTheModuleDoes() throws {
        try folder.write(
            "@MainActor public final class Chat { init() {} }\ntypealias Name = String\n".utf8,
            to: "Chat.swift"
        )
        try folder.write(
            """
            extension Chat {
                enum Kind: String { case group }
                /// @route
                func open(name: Name, kind: Kind) {}
            }
            """.utf8,
            to: "Chat+Open.swift"
        )
        let sources = try sources("Chat=\(folder.path)")
        var failures: [FileFailure] = []
        let own = ModuleModel(sources.scan(with: FileReader(), failures: &failures)).handlers
        let linked = ModuleModel(sources.scanIfMarked(with: FileReader(), failures: &failures)).handlers
        #expect(own.map(\.fullName) == ["Chat.Chat.open(name:kind:)(String,Chat.Kind)"])
        #expect(own.map(\.callKind) == [.mainActor])
        #expect(linked.map(\.fullName) == own.map(\.fullName))
        #expect(linked.map(\.callKind) == own.map(\.callKind))
    }

    @Test("A module without markers has an empty scan")
    func aModuleWithoutMarkersHasAnEmptyScan() throws {
        try folder.write("struct Chat {}".utf8, to: "Chat.swift")
        var failures: [FileFailure] = []
        let scan = try sources("Chat=\(folder.path)").scanIfMarked(with: FileReader(), failures: &failures)
        #expect(scan.types.entry(at: "Chat") == nil)
    }

    @Test("A configuration among the files is the module's, and excludes files", arguments: [true, false])
    func aConfigurationAmongTheFilesIsTheModulesAndExcludesFiles(isList: Bool) throws {
        let names = ["A.swift", "Generated/B.swift", "Generated/Deep/C.swift", "routegen.json"]
        for name in names.dropLast() { try folder.write([], to: name) }
        try folder.write(#"{"exclude": ["Generated/**"], "defaultIsolation": "MainActor"}"#.utf8, to: "routegen.json")
        let list = try folder.write(names.map { "\(folder.path($0))\n" }.joined().utf8, to: "list.txt")
        let sources = try sources(isList ? "A=@\(list)" : "A=\(folder.path)")
        #expect(sources.files == [folder.path("A.swift")])
        #expect(sources.configuration?.content.isolation.defaultActor == "MainActor")
    }

    @Test("A configuration in a subfolder is not the module's")
    func aConfigurationInASubfolderIsNotTheModules() throws {
        try folder.write([], to: "A.swift")
        try folder.write("{".utf8, to: "Deep/routegen.json")
        #expect(try sources("A=\(folder.path)").configuration == nil)
    }
}
