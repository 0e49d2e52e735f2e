// swift-tools-version: 6.1

import PackageDescription

let pipeline = Target.Dependency.product(name: "RouterPipeline", package: "RouteGen")
let services = Target.Dependency.product(name: "RouterServices", package: "RouteGen")
let models = Target.Dependency.product(name: "Models", package: "Models")
let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]

/// A feature, its interface, and tests that have a table of their own.
let package = Package(
    name: "Chat",
    platforms: [.macOS(.v12)],
    products: [
        .library(name: "Chat", targets: ["Chat"]),
        .library(name: "ChatRoutes", targets: ["ChatRoutes"]),
    ],
    dependencies: [
        .package(name: "RouteGen", path: "../../.."),
        .package(name: "Models", path: "../Models"),
    ],
    targets: [
        .target(name: "Chat", dependencies: [services, models], plugins: plugins),
        .target(
            name: "ChatRoutes",
            dependencies: [services, models],
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")],
            plugins: plugins
        ),
        .testTarget(name: "ChatTests", dependencies: [pipeline, services, "Chat", "ChatRoutes"], plugins: plugins),
    ],
    swiftLanguageModes: [.v6]
)
