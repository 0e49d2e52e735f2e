import Testing

@testable import routegen

/// The targets that a target links, and those that may declare routes.
@Suite struct PackageGraphTests {
    /// An app that links a feature, a module without the runtime, and a target in C that links another module.
    private static func graph() -> PackageGraph {
        func target(_ id: String, _ dependencies: [String], isSwift: Bool = true) -> PackageGraph.Target {
            var target = PackageGraph.Target(id: id, name: id, folder: "/app/\(id)")
            (target.module, target.isSwift, target.dependencies) = (id, isSwift, dependencies)
            return target
        }
        var binary = target("Binary", ["Deep"])
        (binary.module, binary.isSwift) = (nil, false)
        var app = PackageGraph.Package(id: "app", name: "App", folder: "/app")
        app.targets = [
            target("App", ["Chat", "Plain", "C", "Binary"]), target("Chat", ["RouterRuntime"]), target("Plain", []),
            target("C", ["Plain"], isSwift: false), binary, target("Deep", ["Chat"]),
            target("Optional", ["RouterRuntime"]),
            // Input may make a cycle, which SwiftPM refuses.
            target("Cycle", ["Cycle"]),
        ]
        var fetched = PackageGraph.Package(id: "kit", name: "Kit", folder: "/kit", url: "https://kit.example")
        fetched.targets = [target("Kit", []), target("Chat2", ["RouterRuntime"])]
        var library = PackageGraph.Package(id: "routegen", name: "RouteGen", folder: "/routegen")
        library.targets = [
            target("RouterRuntime", []), target("RouterServices", ["RouterRuntime"]), target("Tables", []),
        ]
        return PackageGraph([app, fetched, library])
    }

    private func names(_ targets: [PackageGraph.Target]) -> [String] { targets.map(\.id) }

    private let graph = Self.graph()

    private func target(_ id: String) throws -> PackageGraph.Target { try #require(graph.targetByID(id)) }

    @Test("Links are followed through targets without modules, and optional modules are added once")
    func linked() throws {
        let app = try target("App")
        #expect(
            names(graph.linkedTargets(of: app, optionalModules: ["Optional", "Plain", "Nothing"]))
                == ["Chat", "Plain", "C", "RouterRuntime", "Deep", "Optional"]
        )
        #expect(names(graph.linkedTargets(of: try target("Cycle"), optionalModules: [])) == ["Cycle"])
    }

    @Test("Targets that reach the runtime may declare routes, but not those of its package") func routing() throws {
        let all = graph.packages.flatMap(\.targets)
        #expect(names(graph.routingTargets(among: all)) == ["App", "Chat", "Deep", "Optional", "Chat2"])
    }

    @Test("Targets without the runtime count in packages on this machine, but not in its own") func unrouted() {
        let all = graph.packages.flatMap(\.targets)
        #expect(names(graph.unroutedTargets(among: all)) == ["Plain", "Cycle"])
    }

    @Test("The inputs of a table are all that it links, and others have only accessors") func inputs() throws {
        let app = try target("App")
        let table = graph.inputs(of: app, hasTable: true, accessorModules: ["Chat2"], optionalModules: [])
        #expect(names(table.dependencies) == ["Chat", "Deep"])
        #expect(names(table.unrouted) == ["Plain"] && table.unroutedFolders == ["/app"])
        #expect(names(table.accessors) == ["Chat2"])
        let other = graph.inputs(of: app, hasTable: false, accessorModules: [], optionalModules: [])
        #expect(other.dependencies.isEmpty && other.unrouted.isEmpty && other.unroutedFolders.isEmpty)
        #expect(names(other.linked) == names(table.linked))
    }

    @Test("A target knows its package, and the nearest package has a module") func packages() throws {
        #expect(graph.otherPackage(of: try target("App")) == nil)
        #expect(graph.otherPackage(of: try target("Kit"))?.url == "https://kit.example")
        #expect(graph.target(producing: "C") == nil && graph.target(producing: "Chat2")?.folder == "/app/Chat2")
        #expect(graph.moduleNames.contains("RouterRuntime") && !graph.moduleNames.contains("C"))
        #expect(!graph.hasTargetInItsFolder)
    }
}
