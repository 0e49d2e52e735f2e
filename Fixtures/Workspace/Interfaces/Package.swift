// swift-tools-version: 6.1

import PackageDescription

/// The interface of a feature in another package, whose sources are read; it is neither built nor linked for that.
///
/// The dependency on a platform that nobody builds for lets the plugin see the feature's package. It names a product that
/// no app depends on, as Swift Build leaves out what is excluded anywhere below an executable.
let package = Package(
    name: "Interfaces",
    platforms: [.macOS(.v12)],
    products: [.library(name: "ShopRoutes", targets: ["ShopRoutes"])],
    dependencies: [
        .package(name: "RouteGen", path: "../../.."),
        .package(name: "Models", path: "../Models"),
        .package(name: "Shop", path: "../Shop"),
    ],
    targets: [
        .target(
            name: "ShopRoutes",
            dependencies: [
                .product(name: "RouterRuntime", package: "RouteGen"),
                .product(name: "Models", package: "Models"),
                .product(name: "ShopSources", package: "Shop", condition: .when(platforms: [.openbsd])),
            ],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        )
    ],
    swiftLanguageModes: [.v6]
)
