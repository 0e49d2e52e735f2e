import Foundation
import Testing

extension BuildTests {
    /// Builds a package again and again, and looks at the dates of what was built.
    @Suite(.serialized) struct Incremental {
        private let package: PackageFolder

        private static let annotated = "Sources/IncrementalFirst/Annotated.swift"

        init() throws {
            package = try PackageFolder(named: "Incremental")
            try package.write(Self.manifest, to: "Package.swift")
            try package.write(Self.first, to: Self.annotated)
            try package.write("func helper() -> Int { 1 }\n", to: "Sources/IncrementalFirst/Helper.swift")
            try package.write(
                "/// @route //second\npublic func second() -> Int { 2 }\n",
                to: "Sources/IncrementalSecond/Second.swift"
            )
            try package.write("// Generated.\n", to: "Sources/IncrementalRoutes/Routes.swift")
            try package.write(
                #"{"version": 1, "accessors": {"for": ["IncrementalFirst"], "access": "public"}}"#,
                to: "Sources/IncrementalRoutes/routegen.json"
            )
            try package.write(Self.app, to: "Sources/IncrementalApp/App.swift")
        }

        @Test("only what changed is built again", .timeLimit(.minutes(15)), arguments: ["native", "swiftbuild"])
        func onlyWhatChangedIsBuiltAgain(buildSystem: String) throws {
            let build = SwiftBuild(package: package.url)
            func dates() throws -> [String: Date] {
                let outcome = try build.run("build", ["--build-system", buildSystem])
                try #require(outcome.status == 0, "\(outcome.text)")
                return try builtFiles(below: build.scratch)
            }
            let fresh = try dates()
            let modules = ["IncrementalFirst", "IncrementalSecond", "IncrementalRoutes", "IncrementalApp"]
            for module in modules {
                #expect(fresh.keys.contains { $0.hasSuffix(".o") && $0.contains("/\(module).build/") }, "\(fresh.keys)")
                #expect(fresh.keys.contains { $0.hasSuffix("\(module)+Routes.generated.swift") })
            }

            #expect(try dates() == fresh, "a second build does something")

            try package.write(Self.first.replacing("id + helper()", with: "helper() - id"), to: Self.annotated)
            let touched = try dates()
            let changed = touched.filter { $0.value != fresh[$0.key] }.keys
            #expect(
                changed.contains { $0.contains("/Annotated") },
                "the file that changed is not built again: \(changed)"
            )
            // The module's own object holds all of its files' where the build system links them.
            #expect(
                changed.allSatisfy { $0.contains("/Annotated") || $0.hasSuffix("/IncrementalFirst.o") },
                "\(changed.sorted())"
            )

            for text in [
                Self.first.replacing("//first/:id", with: "//changed/:id"),
                Self.first + "/// @route //added\npublic func added() {}\n",
            ] {
                let before = try dates()
                try package.write(text, to: Self.annotated)
                try expectRoutesOfFirst(changed: dates().filter { $0.value != before[$0.key] }.keys.sorted())
            }
        }

        /// After a change of a module's routes, that module, its interface and the app are generated and compiled, and nothing else.
        private func expectRoutesOfFirst(changed: [String]) throws {
            let generated = changed.filter { $0.hasSuffix(".generated.swift") }.compactMap {
                $0.split(separator: "/").last
            }
            let modules = ["App", "First", "Routes"]
            #expect(Set(generated.map(String.init)) == Set(modules.map { "Incremental\($0)+Routes.generated.swift" }))
            for module in modules {
                #expect(changed.contains { $0.hasSuffix(".o") && $0.contains("/Incremental\(module)") }, "\(changed)")
            }
            #expect(!changed.contains { $0.contains("/IncrementalSecond") }, "\(changed)")
            #expect(!changed.contains { $0.contains("/Helper") }, "\(changed)")
        }

        /// The objects and generated sources of the package's modules, with the dates when they were written.
        private func builtFiles(below folder: URL) throws -> [String: Date] {
            var files: [String: Date] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                guard path.contains("Incremental"), path.hasSuffix(".o") || path.hasSuffix(".generated.swift") else {
                    continue
                }
                let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + path)
                guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
                files[path] = attributes[.modificationDate] as? Date
            }
            return files
        }

        private static let first = """
            /// @route //first/:id
            public func first(id: Int) -> Int { id + helper() }

            """

        private static let app = """
            import IncrementalRoutes
            import RouterRuntime

            @main
            struct App {
                static func main() throws {
                    print(try Router(.incrementalApp).call(.first(id: 1)))
                }
            }

            """

        private static let manifest = """
            // swift-tools-version: 6.1
            import PackageDescription

            func routed(_ name: String, _ dependencies: [Target.Dependency] = [], isExecutable: Bool = false) -> Target {
                let dependencies = dependencies + [.product(name: "RouterRuntime", package: "RouteGen")]
                let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]
                return isExecutable
                    ? .executableTarget(name: name, dependencies: dependencies, plugins: plugins)
                    : .target(name: name, dependencies: dependencies, plugins: plugins)
            }

            let package = Package(
                name: "Incremental",
                platforms: [.macOS(.v12)],
                dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                targets: [
                    routed("IncrementalFirst"), routed("IncrementalSecond"), routed("IncrementalRoutes"),
                    routed("IncrementalApp", ["IncrementalFirst", "IncrementalSecond", "IncrementalRoutes"], isExecutable: true),
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }
}
