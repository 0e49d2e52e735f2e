// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "RouteGen", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    ],
    targets: [
        .target(name: "SyntheticAppGenerator"),
        .executableTarget(name: "SyntheticApp", dependencies: ["SyntheticAppGenerator"]),
        .executableTarget(name: "FeatureApp", dependencies: ["SyntheticAppGenerator"]),
        .executableTarget(name: "CompileCost", dependencies: ["SyntheticAppGenerator"]),
        .executableTarget(
            name: "Lookup",
            dependencies: [
                "AllocationCounter",
                "SyntheticAppGenerator",
                .product(name: "_RouteGenCore", package: "RouteGen"),
                .product(name: "RouterDynamic", package: "RouteGen"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]
        ),
        .target(name: "AllocationCounter", cSettings: [.define("COUNTS_ALL_THREADS")]),
        .target(
            name: "DispatchRoutes",
            dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),
        .target(
            name: "ManyRoutes",
            dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),
        .executableTarget(
            name: "DispatchCost",
            dependencies: [
                "AllocationCounter", "DispatchRoutes", "ManyRoutes",
                .product(name: "RouterDynamic", package: "RouteGen"),
            ],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),
        .executableTarget(
            name: "NavigationCost",
            dependencies: [
                "AllocationCounter", "DispatchRoutes",
                .product(name: "RouterNavigation", package: "RouteGen"),
            ]
        ),
        .target(name: "Corpus"),
        .executableTarget(
            name: "DeclarationComparison",
            dependencies: [
                "Corpus",
                .product(name: "_RouteGenCore", package: "RouteGen"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
        .executableTarget(
            name: "LexerThroughput",
            dependencies: [
                "Corpus",
                .product(name: "_RouteGenCore", package: "RouteGen"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
