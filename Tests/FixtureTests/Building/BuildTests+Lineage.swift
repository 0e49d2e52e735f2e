import Testing

extension BuildTests {
    /// `Fixtures/Lineage`: apps in the words of other routers' READMEs, the same apps with the markers of
    /// `routegen migrate`, which `MigrateTests` compares, and the same apps with RouteGen.
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
    }
}
