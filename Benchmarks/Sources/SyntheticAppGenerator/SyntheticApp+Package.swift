extension SyntheticApp {
    static let sharedPackage = "Packages/Shared/"

    static func folder(ofPackage number: Int) -> String { "Packages/Features\(number)/" }

    /// The `Package.swift` of the app, and those of the packages that contain its modules.
    ///
    /// - Parameter routeGen: The path of RouteGen's package, or `nil` for the app without it.
    public func manifests(routeGen: String?) -> [SourceFile] {
        let routing = Routing(path: routeGen)
        guard packages > 0 else { return [SourceFile(path: "Package.swift", text: wholePackage(routing))] }
        return [
            SourceFile(path: "Package.swift", text: appPackage(routing)),
            SourceFile(path: "\(Self.sharedPackage)Package.swift", text: modelsPackage),
        ]
            + (0..<packages).map { number in
                SourceFile(
                    path: "\(Self.folder(ofPackage: number))Package.swift",
                    text: featuresPackage(number, routing)
                )
            }
    }

    /// What a manifest says about RouteGen: nothing, in the app without it.
    private struct Routing {
        var dependency = ""
        var product = ""
        var plugin = ""

        init(path: String?) {
            guard let path else { return }
            dependency = ".package(name: \"RouteGen\", path: \"\(path)\"), "
            product = ", .product(name: \"RouterRuntime\", package: \"RouteGen\")"
            plugin = ", plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")]"
        }
    }

    private func manifest(_ package: String) -> String {
        """
        // swift-tools-version: 6.1

        import PackageDescription

        \(package)

        """
    }

    /// One package for everything.
    private func wholePackage(_ routing: Routing) -> String {
        manifest(
            """
            let features = (0..<\(modules.count)).map { "Feature\\($0)" }

            let package = Package(
                name: "App",
                platforms: [.macOS(.v13)],
                dependencies: [\(routing.dependency)],
                targets: [
                    .target(name: "SharedModels"),
                    .executableTarget(name: "App", dependencies: features.map { .target(name: $0) } + ["SharedModels"\(routing.product)]\(routing.plugin)),
                ]
                    + features.map { feature in
                        .target(name: feature, dependencies: ["SharedModels"\(routing.product)]\(routing.plugin))
                    },
                swiftLanguageModes: [.v6]
            )
            """
        )
    }

    private func appPackage(_ routing: Routing) -> String {
        manifest(
            """
            let package = Package(
                name: "App",
                platforms: [.macOS(.v13)],
                dependencies: [\(routing.dependency).package(path: "Packages/Shared")]
                    + (0..<\(packages)).map { .package(path: "Packages/Features\\($0)") },
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: [.product(name: "SharedModels", package: "Shared")\(routing.product)]
                            + (0..<\(modules.count)).map { .product(name: "Feature\\($0)", package: "Features\\($0 % \(packages))") }\(routing.plugin)
                    )
                ],
                swiftLanguageModes: [.v6]
            )
            """
        )
    }

    private var modelsPackage: String {
        manifest(
            """
            let package = Package(
                name: "Shared",
                platforms: [.macOS(.v13)],
                products: [.library(name: "SharedModels", targets: ["SharedModels"])],
                targets: [.target(name: "SharedModels")],
                swiftLanguageModes: [.v6]
            )
            """
        )
    }

    private func featuresPackage(_ number: Int, _ routing: Routing) -> String {
        manifest(
            """
            let features = stride(from: \(number), to: \(modules.count), by: \(packages)).map { "Feature\\($0)" }

            let package = Package(
                name: "Features\(number)",
                platforms: [.macOS(.v13)],
                products: features.map { .library(name: $0, targets: [$0]) },
                dependencies: [\(routing.dependency).package(path: "../Shared")],
                targets: features.map { feature in
                    .target(name: feature, dependencies: [.product(name: "SharedModels", package: "Shared")\(routing.product)]\(routing.plugin))
                },
                swiftLanguageModes: [.v6]
            )
            """
        )
    }
}
