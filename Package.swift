// swift-tools-version: 6.1

import PackageDescription

/// The tool, which is built from its sources, and the part of it that builds of apps run.
///
/// If `ROUTEGEN_BINARY` is the path of an artifact bundle that `Scripts/make-artifact-bundle` has made, it is the tool in
/// the bundle, so that apps do not compile it.
let tools: [Target] =
    if let bundle = Context.environment["ROUTEGEN_BINARY"] {
        [
            .binaryTarget(
                name: "routegen",
                // SwiftPM takes only paths that are relative to this package.
                path: bundle.hasPrefix("/")
                    ? Context.packageDirectory.split(separator: "/").map { _ in "../" }.joined() + bundle.dropFirst()
                    : bundle
            )
        ]
    } else {
        [
            .executableTarget(name: "routegen", dependencies: ["RouteGenReports"], path: "Sources/RouteGenTool"),
            .executableTarget(
                name: "routegen-generate",
                dependencies: ["RouteGenCore"],
                path: "Sources/RouteGenGenerate"
            ),
        ]
    }

/// The options of the module in which tests of random patterns spend most of their time.
///
/// If `ROUTEGEN_OPTIMIZED_PATTERNS` is set, as in `.ci/run`, it is optimized and keeps its assertions.
let patternSettings: [SwiftSetting] =
    Context.environment["ROUTEGEN_OPTIMIZED_PATTERNS"] == nil ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"])]

let package = Package(
    name: "RouteGen",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        .library(name: "RouterRuntime", targets: ["RouterRuntime"]),
        .library(name: "RouterServices", targets: ["RouterServices"]),
        .library(name: "RouterPipeline", targets: ["RouterPipeline"]),
        .library(name: "RouterDynamic", targets: ["RouterDynamic"]),
        .library(name: "RouterFoundation", targets: ["RouterFoundation"]),
        .library(name: "RouterPlans", targets: ["RouterPlans"]),
        .library(name: "RouterScenes", targets: ["RouterScenes"]),
        .library(name: "RouterNavigation", targets: ["RouterNavigation"]),
        .library(name: "RouterTestSupport", targets: ["RouterTestSupport"]),
        .library(name: "RouterInspector", targets: ["RouterInspector"]),
        // For apps with dynamic libraries, which would have copies of the static libraries. A product with the name of a
        // target would keep Xcode from making frameworks of the others.
        .library(
            name: "RouteGenDynamic",
            type: .dynamic,
            targets: [
                "RouterRuntime", "RouterServices", "RouterPipeline", "RouterDynamic", "RouterFoundation", "RouterPlans",
                "RouterScenes", "RouterNavigation",
            ]
        ),
        .library(name: "_RouteGenCore", targets: ["RouteGenCore"]),
        .executable(name: "routegen", targets: ["routegen"]),
        .plugin(name: "RouteGen", targets: ["RouteGen"]),
        .plugin(name: "RouteGenCommand", targets: ["RouteGenCommand"]),
        .plugin(name: "GenerateRoutesCommand", targets: ["GenerateRoutesCommand"]),
    ],
    targets: [
        .target(name: "RouteTables"),
        .target(name: "RouteReasons", dependencies: ["RouteTables"]),
        .target(
            name: "RoutePatterns",
            dependencies: ["RouteReasons", "RouteTables"],
            swiftSettings: patternSettings
        ),
        .target(name: "RouterRuntime", dependencies: ["RouteTables"]),
        .target(name: "RouterServices", dependencies: ["RouteTables", "RouterRuntime"]),
        .target(name: "RouterPipeline", dependencies: ["RouteReasons", "RouteTables", "RouterRuntime"]),
        .target(name: "RouterDynamic", dependencies: ["RoutePatterns", "RouteReasons", "RouterPipeline"]),
        .target(name: "RouterFoundation", dependencies: ["RouterPipeline"]),
        .target(name: "RouterPlans", dependencies: ["RouteReasons", "RouteTables", "RouterRuntime"]),
        .target(name: "RouterScenes", dependencies: ["RouterPlans", "RouterRuntime"]),
        .target(name: "RouterNavigation", dependencies: ["RouterPlans", "RouterRuntime"]),
        .target(name: "RouterTestSupport", dependencies: ["RouterNavigation", "RouterPipeline"]),
        .target(
            name: "RouterInspector",
            dependencies: ["RouteReasons", "RouteTables", "RouterDynamic", "RouterFoundation", "RouterPlans"]
        ),
        .target(name: "RouteGenCore", dependencies: ["RoutePatterns", "RouteReasons", "RouteTables"]),
        .target(
            name: "RouteGenReports",
            dependencies: ["RouteGenCore", "RoutePatterns", "RouteReasons", "RouteTables"]
        ),
        .plugin(
            name: "RouteGen",
            capability: .buildTool(),
            // The tool that generates, or the one in the bundle.
            dependencies: tools.suffix(1).map { .target(name: $0.name) }
        ),
        .plugin(
            name: "RouteGenCommand",
            capability: .command(
                intent: .custom(verb: "routes", description: "Checks and lists the package's routes.")
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
        .target(
            name: "TestSupport",
            dependencies: ["RouterDynamic", "RouterPlans", "RouterServices", "RouteGenCore"],
            path: "Tests/TestSupport"
        ),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .testTarget(name: "RouteTablesTests", dependencies: ["RouteTables", "RouteGenCore", "TestSupport"]),
        .testTarget(name: "RouteReasonsTests", dependencies: ["RoutePatterns", "RouteReasons", "TestSupport"]),
        .testTarget(name: "RoutePatternsTests", dependencies: ["RoutePatterns", "RouteReasons", "TestSupport"]),
        .testTarget(
            name: "RouterRuntimeTests",
            dependencies: ["RouterRuntime", "RouterDynamic", "RouterServices", "TestSupport", "AllocationCounter"]
        ),
        .testTarget(
            name: "RouterServicesTests",
            dependencies: ["RouterDynamic", "RouterServices", "TestSupport"]
        ),
        .testTarget(
            name: "RouterPipelineTests",
            dependencies: ["RouterDynamic", "RouterPipeline", "RouterServices", "TestSupport", "AllocationCounter"]
        ),
        .testTarget(
            name: "RouterDynamicTests",
            dependencies: ["RouterDynamic", "RouterServices", "TestSupport", "AllocationCounter"]
        ),
        .executableTarget(name: "HistoryWriter", dependencies: ["RouterFoundation"], path: "Tests/HistoryWriter"),
        .testTarget(
            name: "RouterFoundationTests",
            dependencies: ["RouterDynamic", "RouterFoundation", "RouterServices", "TestSupport", "HistoryWriter"]
        ),
        .testTarget(
            name: "RouterPlansTests",
            dependencies: ["RouterPlans", "RouterDynamic", "TestSupport", "AllocationCounter"]
        ),
        .testTarget(
            name: "RouterScenesTests",
            dependencies: ["RouterScenes", "RouterPipeline", "RouteGenCore", "TestSupport"]
        ),
        .testTarget(
            name: "RouterNavigationTests",
            dependencies: ["RouterNavigation", "RouterServices", "TestSupport", "AllocationCounter"]
        ),
        .testTarget(
            name: "RouterTestSupportTests",
            dependencies: ["RouterNavigation", "RouterTestSupport", "TestSupport"]
        ),
        .testTarget(
            name: "RouterInspectorTests",
            dependencies: ["RouterInspector", "RouterNavigation", "RouterTestSupport", "TestSupport"]
        ),
        .testTarget(
            name: "RouteGenCoreTests",
            dependencies: ["RouteGenCore", "TestSupport", "AllocationCounter"],
            exclude: ["Generation/Findings", "Markers/RandomOptions.txt"]
        ),
        .testTarget(name: "RouteGenReportsTests", dependencies: ["RouteGenReports", "TestSupport"]),
        .testTarget(name: "RouteGenToolTests", dependencies: ["routegen", "TestSupport"]),
        .executableTarget(
            name: "SmallStack",
            dependencies: ["RouterDynamic", "RouterFoundation", "RouterTestSupport", "RouteGenCore", "TestSupport"],
            path: "Tests/SmallStack"
        ),
        .testTarget(
            name: "AttackTests",
            dependencies: [
                "RouterDynamic", "RouterFoundation", "RouterServices", "RouteGenCore", "RouteGenReports", "SmallStack",
                "TestSupport",
            ]
        ),
        .testTarget(name: "FixtureTests", dependencies: ["routegen", "TestSupport"]),
    ] + tools,
    swiftLanguageModes: [.v6]
)
