// swift-tools-version: 6.1

import PackageDescription

let navigation = Target.Dependency.product(name: "RouterNavigation", package: "RouteGen")
let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]

let package = Package(
    name: "Features",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "AppRoutes", targets: ["AppRoutes"])],
    dependencies: [.package(name: "RouteGen", path: "../RouteGen")],
    targets: [
        .target(name: "Chat", dependencies: [navigation], plugins: plugins),
        .target(name: "ChatRoutes", dependencies: [navigation], plugins: plugins),
        .target(name: "Profile", dependencies: [navigation, "ChatRoutes"], plugins: plugins),
        .target(name: "AppRoutes", dependencies: [navigation, "Chat", "Profile"], plugins: plugins),
    ],
    swiftLanguageModes: [.v6]
)
