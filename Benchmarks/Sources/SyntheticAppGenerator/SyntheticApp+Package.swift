extension SyntheticApp {
    /// The app's `Package.swift`.
    ///
    /// - Parameter routeGen: The path of the package RouteGen, or `nil` for the app without it.
    public func manifest(routeGen: String?) -> SourceFile {
        let plugin = routeGen == nil ? "" : ", plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")]"
        let runtime = routeGen == nil ? "" : ", .product(name: \"RouterRuntime\", package: \"RouteGen\")"
        let dependency = routeGen.map { "    dependencies: [.package(name: \"RouteGen\", path: \"\($0)\")],\n" } ?? ""
        let text = """
            // swift-tools-version: 6.1

            import PackageDescription

            let features = (0..<\(modules.count)).map { "Feature\\($0)" }

            let package = Package(
                name: "App",
                platforms: [.macOS(.v13)],
            \(dependency)    targets: [
                    .target(name: "SharedModels"),
                    .executableTarget(name: "App", dependencies: features.map { .target(name: $0) } + ["SharedModels"\(runtime)]\(plugin)),
                ]
                    + features.map { feature in
                        .target(name: feature, dependencies: ["SharedModels"\(runtime)]\(plugin))
                    },
                swiftLanguageModes: [.v6]
            )

            """
        return SourceFile(path: "Package.swift", text: text)
    }
}
