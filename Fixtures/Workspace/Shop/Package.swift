// swift-tools-version: 6.1

import PackageDescription

/// A feature that offers routes, and uses those of a feature in another package, which it does not depend on, not even
/// in its tests.
let package = Package(
    name: "Shop",
    platforms: [.macOS(.v12)],
    products: [
        .library(name: "Shop", targets: ["Shop"]),
        // For those who only read the sources; see the package of interfaces.
        .library(name: "ShopSources", targets: ["Shop"]),
    ],
    dependencies: [
        .package(name: "RouteGen", path: "../../.."),
        .package(name: "Models", path: "../Models"),
        .package(name: "Chat", path: "../Chat"),
    ],
    targets: [
        .target(
            name: "Shop",
            dependencies: [
                .product(name: "RouterRuntime", package: "RouteGen"),
                .product(name: "Models", package: "Models"),
                .product(name: "ChatRoutes", package: "Chat"),
            ],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),
        .testTarget(
            name: "ShopTests",
            dependencies: [
                "Shop",
                .product(name: "RouterPipeline", package: "RouteGen"),
                .product(name: "RouterTestSupport", package: "RouteGen"),
                .product(name: "ChatRoutes", package: "Chat"),
            ],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
