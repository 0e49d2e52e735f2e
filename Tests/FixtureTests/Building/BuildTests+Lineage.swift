import Testing

extension BuildTests {
    /// `Fixtures/Lineage`: apps in the words of Khala's, EENavigator's and TheRouter's READMEs, and the same apps with
    /// RouteGen.
    @Suite struct Lineage {
        private static let package = SwiftBuild(package: SwiftBuild.root.appendingPathComponent("Fixtures/Lineage"))

        @Test("An app that moves from another router prints the same", .timeLimit(.minutes(10)))
        func theSameOutputBeforeAndAfter() throws {
            let build = try Self.package.run("build")
            try #require(build.status == 0, "\(build.text)")
            #expect(build.warnings == [], "\(build.text)")
            for (router, lines) in [("Khala", 8), ("EENavigator", 22), ("TheRouter", 14)] {
                let before = try Self.package.run("run", ["--skip-build", "\(router)Before"])
                let after = try Self.package.run("run", ["--skip-build", "\(router)After"])
                #expect(before.status == 0 && after.status == 0, "\(before.errors)\(after.errors)")
                #expect(before.output.split(separator: "\n").count == lines, "\(before.output)")
                #expect(after.output == before.output)
            }
        }
    }
}
