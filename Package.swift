// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "RouteGen",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        .library(name: "RouterRuntime", targets: ["RouterRuntime"]),
        .library(name: "RouterFoundation", targets: ["RouterFoundation"]),
        .library(name: "RouteGenCore", targets: ["RouteGenCore"]),
        .executable(name: "routegen", targets: ["routegen"]),
        .plugin(name: "RouteGen", targets: ["RouteGen"]),
        .plugin(name: "RouteGenCommand", targets: ["RouteGenCommand"]),
        .plugin(name: "GenerateRoutesCommand", targets: ["GenerateRoutesCommand"]),
    ],
    targets: [
        .target(name: "RouterRuntime"),
        .target(name: "RouterFoundation", dependencies: ["RouterRuntime"]),
        .target(name: "RouteGenCore", dependencies: ["RouterRuntime"]),
        .executableTarget(
            name: "routegen",
            dependencies: ["RouteGenCore", "RouterRuntime"],
            path: "Sources/RouteGenTool"
        ),
        .plugin(name: "RouteGen", capability: .buildTool(), dependencies: ["routegen"]),
        .plugin(
            name: "RouteGenCommand",
            capability: .command(
                intent: .custom(verb: "routes", description: "Checks the package's routes, and says where URLs lead.")
            ),
            dependencies: ["routegen"]
        ),
        .plugin(
            name: "GenerateRoutesCommand",
            capability: .command(
                intent: .custom(
                    verb: "generate-routes",
                    description: "Writes the generated files of targets that keep them among their sources."
                ),
                permissions: [
                    .writeToPackageDirectory(reason: "The generated files are kept among the sources of their targets.")
                ]
            ),
            dependencies: ["routegen"]
        ),
        .target(name: "RouterTestSupport", dependencies: ["RouterRuntime"], path: "Tests/RouterTestSupport"),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .testTarget(
            name: "RouterRuntimeTests",
            dependencies: ["RouterRuntime", "RouterTestSupport", "AllocationCounter"]
        ),
        .executableTarget(name: "HistoryWriter", dependencies: ["RouterFoundation"], path: "Tests/HistoryWriter"),
        .testTarget(
            name: "RouterFoundationTests",
            dependencies: ["RouterFoundation", "RouterTestSupport", "HistoryWriter"]
        ),
        .testTarget(
            name: "RouteGenCoreTests",
            dependencies: ["RouteGenCore", "RouterTestSupport"],
            exclude: ["Generation/Findings"]
        ),
        .testTarget(name: "RouteGenToolTests", dependencies: ["routegen"]),
        .testTarget(
            name: "AttackTests",
            dependencies: ["RouterRuntime", "RouterFoundation", "RouteGenCore", "RouterTestSupport"]
        ),
        .testTarget(name: "FixtureTests", dependencies: ["routegen", "RouterTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
