import RouteGenCore
import Testing

@testable import routegen

/// The facts that a plugin writes about a package.
@Suite struct PackageFactsTests {
    @Test("Facts become packages, targets and products") func reading() throws {
        let package = try FactsFolder(
            """
            package|app|My App|PKG
            needs|kit
            target|1|App|PKG/Sources/App
            module|App|swift|executable
            source|PKG/Sources/App/b.swift
            source|PKG/Sources/App/a.swift
            source|PKG/Sources/App/c.c
            file|PKG/Sources/App/data.json
            links|2
            links|3|dynamically
            links|R|
            target|4|Tests|PKG/Tests
            module|Tests|other|test
            product|All|dynamic
            contains|1
            product|tool|other
            package|kit|Kit|/kit
            from|https://kit.example
            """
        )
        let facts = try package.facts()
        #expect(facts.graph.packages.map(\.id) == ["app", "kit", "routegen"])
        #expect(facts.graph.packages[1].url == "https://kit.example")
        #expect(facts.package.name == "My App" && facts.package.needs == ["kit"])
        let app = facts.package.targets[0]
        #expect(app.isSwift && app.isExecutable && !app.isTest && app.module == "App")
        #expect(facts.files(of: app).map(package.short) == ["Sources/App/a.swift", "Sources/App/b.swift"])
        #expect(app.otherFiles.map(package.short) == ["Sources/App/c.c", "Sources/App/data.json"])
        #expect(app.dependencies == ["2", "3", "R"] && app.dynamicDependencies == ["3"])
        #expect(facts.package.targets[1].isTest && !facts.package.targets[1].isSwift)
        #expect(facts.package.products.map(\.kind) == ["dynamic", "other"])
        #expect(facts.package.products[0].targets == ["1"])
    }

    @Test(
        "A line that is no fact, or is in no package or target, is named",
        arguments: [
            "package|app|App", "target|1|App|/", "fact", "package|a|A|/\nmodule|App|swift|generic", "source|a.swift",
        ]
    )
    func badLine(_ facts: String) throws {
        let package = try FactsFolder(facts)
        let line = facts.split(separator: "\n").last?.replacing("|", with: "\t") ?? ""
        let error = #expect(throws: FileFailure.self) { try package.facts() }
        #expect(error?.path == package.folder.path(".plugin/facts.txt"))
        #expect(error?.message == "has no facts of a package: '\(line)'")
    }

    @Test("The configuration of a target is read, and that of a package is none of a target") func configurations()
        throws
    {
        let files = [
            "Sources/Chat/routegen.json": #"{"table": "app"}"#, "Sources/Bad/routegen.json": "{", "routegen.json": "{}",
        ]
        let lines = ["package|app|App|PKG"] + ["Chat", "Bad", "None"].map { FactsFolder.target($0, files: []) }
        let package = try FactsFolder(lines.joined(separator: "\n"), files)
        let facts = try package.facts()
        #expect(facts.package.targets.map(facts.hasTable) == [true, false, false])
        #expect(facts.package.targets.map { facts.configuration(of: $0) != nil } == [true, true, false])
        #expect(facts.packageConfiguration.map(package.short) == "routegen.json")
        let root = try FactsFolder("package|app|App|PKG\ntarget|1|App|PKG\nmodule|App|swift|generic", files)
        #expect(try root.facts().packageConfiguration == nil)
    }

    @Test("Of several manifests, none is the package's") func manifests() throws {
        let one = try FactsFolder("package|app|App|PKG", ["Package.swift": "", "Sources/Package@swift-6.0.swift": ""])
        #expect(try one.facts().manifest == one.folder.path("Package.swift"))
        let two = try FactsFolder("package|app|App|PKG", ["Package.swift": "", "Package@swift-6.0.swift": ""])
        #expect(try two.facts().manifest == nil)
        #expect(try FactsFolder("package|app|App|PKG").facts().manifest == nil)
    }

    @Test("A module of another package has that package, with the URL from which an edited one was fetched")
    func packages() throws {
        let state =
            #"{"packageRef": {"identity": "edited", "location": "https://e.example"}, "state": {"name": "edited"}}"#
        let package = try FactsFolder(
            """
            package|app|App|PKG
            \(FactsFolder.target("App", files: []))
            package|edited|Edited|/edited
            \(FactsFolder.target("Edited", files: []))
            package|fetched|Fetched|/fetched
            from|registry:a.b
            \(FactsFolder.target("Fetched", files: []))
            package|local|Local|/local
            \(FactsFolder.target("Local", files: []))
            """,
            ["workspace-state.json": #"{"object": {"dependencies": [\#(state)]}}"#]
        )
        let facts = try package.facts()
        let modules = facts.graph.packages.flatMap(\.targets).map { facts.module(of: $0, withPackage: true).package }
        let expected: [ModulePackage?] = [
            nil, ModulePackage(identity: "edited", url: "https://e.example"),
            ModulePackage(identity: "fetched", url: "registry:a.b"), ModulePackage(identity: "local", url: nil),
            ModulePackage(identity: "routegen", url: nil),
        ]
        #expect(modules == expected)
    }
}
