import Testing

@testable import routegen

/// What the source of a manifest shows about the plugins of targets.
@Suite struct TargetDeclarationsTests {
    private func declarations(_ manifest: String) -> TargetDeclarations {
        Array(manifest.utf8).withUnsafeBufferPointer { TargetDeclarations($0) }
    }

    @Test("A target uses the plugin by its name or by a constant that has it")
    func users() {
        let found = declarations(
            """
            let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]
            let others: [Target.PluginUsage] = []
            let package = Package(
                targets: [
                    .target(name: "Named", plugins: [.plugin(name: "RouteGen", package: "RouteGen")]),
                    .executableTarget(name: "my-app", dependencies: [.target(name: "Named")], plugins: plugins),
                    .target(name: "Other", plugins: others),
                    .target(name: "Plain", dependencies: ["RouteGen"]),  // plugins: plugins
                    .testTarget(name: "Tests" /* , plugins: plugins */),
                ]
            )
            """
        )
        #expect(found.withPlugin == ["Named", "my-app"])
        #expect(found.modulesWithPlugin == ["Named", "my_app"])
        #expect(found.withoutPlugins == ["Plain", "Tests"])
    }

    @Test(
        "Nothing is known of a list that code makes or changes, and of other strings",
        arguments: [
            "Package(targets: targets + [.target(name: \"A\")])",
            "Package(targets: [.target(name: \"A\")])\nfor target in package.targets { target.plugins = [] }",
            "Package(targets: [.target(name: \"A\")])\nlet a = #\"a\"#",
            "Package(targets: [.target(name: \"A\")])\nlet a = \"\"\"\na\n\"\"\"",
            "Package(targets: [.target(name: \"\\(a)\")])", "Package(dependencies: [.target(name: \"A\")])", ")]}(", "",
        ]
    )
    func unknown(_ manifest: String) {
        let found = declarations(manifest)
        #expect(found.withPlugin == [] && found.withoutPlugins == [])
    }
}
