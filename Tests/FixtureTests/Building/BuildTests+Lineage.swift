import Foundation
import Testing

extension BuildTests {
    /// `Fixtures/Lineage`: apps in the words of other routers' READMEs, the same apps with the markers of
    /// `routegen-migrate`, which the tests of that package compare, and the same apps with RouteGen.
    @Suite(.allPackages) struct Lineage {
        private static let package = SwiftBuild(package: SwiftBuild.root.appendingPathComponent("Fixtures/Lineage"))

        @Test("An app that moves from another router prints the same")
        func theSameOutputBeforeAndAfter() throws {
            let build = try Self.package.run("build")
            try #require(build.status == 0, "\(build.text)")
            #expect(build.warnings == [], "\(build.text)")
            for (router, lines) in [("Khala", 8), ("EENavigator", 22), ("TheRouter", 14), ("URLNavigator", 10)] {
                let before = try Self.package.run("run", ["--skip-build", "\(router)Before"])
                #expect(before.status == 0, "\(before.errors)")
                #expect(before.output.split(separator: "\n").count == lines, "\(before.output)")
                for step in ["Marked", "After"] {
                    let outcome = try Self.package.run("run", ["--skip-build", "\(router)\(step)"])
                    #expect(outcome.status == 0, "\(outcome.errors)")
                    #expect(outcome.output == before.output, "\(router)\(step)")
                }
            }
        }

        @Test(
            "Declarations of the last step have the tool's markers",
            arguments: ["Khala", "EENavigator", "URLNavigator"]
        )
        func sameMarkers(_ router: String) throws {
            let marked = try patterns("Marked", of: router)
            let after = try patterns("After", of: router)
            let common = Set(marked.keys).intersection(after.keys)
            #expect(!common.isEmpty)
            for handler in common { #expect(marked[handler] == after[handler], "\(handler)") }
        }

        /// The patterns of handlers, by the handlers' names without the module.
        private func patterns(_ step: String, of router: String) throws -> [String: [String]] {
            struct Map: Decodable {
                struct Route: Decodable {
                    var pattern: String
                    var handler: String
                }
                var routes: [Route]
            }
            let folder = SwiftBuild.root.appendingPathComponent("Fixtures/Lineage/\(router)")
            let outcome = try Tool.run(["map", "--module", "M=\(step)"], in: folder)
            let map = try JSONDecoder().decode(Map.self, from: Data(outcome.output.utf8))
            return Dictionary(grouping: map.routes, by: \.handler).mapValues { $0.map(\.pattern) }
        }
    }
}
