import Foundation
import Testing

extension BuildTests {
    /// Builds an app several times, and compares the dates of its build products.
    @Suite(.serialized, .allPackages) struct Incremental {
        private let app: IncrementalApp

        init() throws {
            app = try IncrementalApp(named: "Incremental", isRouted: true)
        }

        @Test("Only what changed is rebuilt", arguments: ["native", "swiftbuild"])
        func onlyWhatChangedIsRebuilt(buildSystem: String) throws {
            let fresh = try app.build(buildSystem)
            for module in app.modules {
                #expect(fresh.keys.contains { $0.hasSuffix(".o") && $0.contains("/\(module).build/") }, "\(fresh.keys)")
                #expect(fresh.keys.contains { $0.hasSuffix("\(module)+Routes.generated.swift") })
            }
            #expect(try app.build(buildSystem) == fresh, "a second build does something")

            let first = IncrementalApp.first
            for text in [
                first.replacing("//first/:id", with: "//changed/:id"),
                first + "/// @route //added\npublic func added() {}\n",
            ] {
                try expectRoutesOfFirst(changed: app.changes(buildSystem) { try app.write(first: text) })
            }
        }

        /// After a change of a module's routes, that module, its interface and the app are generated and compiled, and of
        /// others only the files that call the interface.
        private func expectRoutesOfFirst(changed: [String]) throws {
            let generated = changed.filter { $0.hasSuffix(".generated.swift") }.compactMap {
                $0.split(separator: "/").last
            }
            let modules = ["App", "First", "Routes"]
            #expect(Set(generated.map(String.init)) == Set(modules.map { "Incremental\($0)+Routes.generated.swift" }))
            for module in modules {
                #expect(changed.contains { $0.hasSuffix(".o") && $0.contains("/Incremental\(module)") }, "\(changed)")
            }
            // Swift Build links the objects of a module's files into one of the module.
            let importer = changed.filter { $0.contains("/IncrementalSecond") && !$0.hasSuffix("/IncrementalSecond.o") }
            #expect(importer.allSatisfy { $0.contains("/Calls") }, "\(importer)")
            #expect(!changed.contains { $0.contains("/Helper") }, "\(changed)")
        }

        @Test(
            "After a change in a function's body, the same modules are rebuilt as without RouteGen",
            arguments: ["native", "swiftbuild"]
        )
        func afterAChangeInAFunctionsBody(buildSystem: String) throws {
            let plain = try IncrementalApp(named: "Plain", isRouted: false)
            _ = try app.build(buildSystem)
            _ = try plain.build(buildSystem)
            let inPlace = IncrementalApp.first.replacing("id + helper()", with: "helper() - id")
            let routed = try app.changes(buildSystem) { try app.write(first: inPlace) }
            let unrouted = try plain.changes(buildSystem) { try plain.write(first: inPlace) }
            #expect(unrouted.contains { $0.contains("/Annotated") })
            #expect(Set(routed.map(app.part)) == Set(unrouted.map(plain.part)))

            // The generated file contains the line of the other handler, where the compiler reports errors of its call.
            let longer = inPlace.replacing("{ helper() - id }", with: "{\n    helper() - id\n}")
            let moved = try app.changes(buildSystem) { try app.write(first: longer) }
            let unroutedMoved = try plain.changes(buildSystem) { try plain.write(first: longer) }
            let generated = moved.filter { $0.contains("IncrementalFirst+Routes.generated") }
            #expect(!generated.isEmpty)
            #expect(Set(moved.map(app.part)).subtracting(generated.map(app.part)) == Set(unroutedMoved.map(plain.part)))
        }
    }
}
