// swift-tools-version: 6.1

import PackageDescription

let runtime = Target.Dependency.product(name: "RouterRuntime", package: "RouteGen")
let navigation = Target.Dependency.product(name: "RouterNavigation", package: "RouteGen")
let plugin = Target.PluginUsage.plugin(name: "RouteGen", package: "RouteGen")

let package = Package(
    name: "Modules",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [
        .library(name: "AppRoutes", targets: ["AppRoutes"]),
        .library(name: "Chat", targets: ["Chat"]),
        .library(name: "ChatRoutes", targets: ["ChatRoutes"]),
        .library(name: "Pages", targets: ["Pages"]),
    ],
    dependencies: [.package(name: "RouteGen", path: "../../..")],
    targets: [
        .target(name: "Pages", dependencies: [navigation]),
        .target(name: "Chat", dependencies: ["Pages", navigation], plugins: [plugin]),
        .target(name: "Shop", dependencies: ["ChatRoutes", "Pages", navigation], plugins: [plugin]),
        .target(name: "ChatRoutes", dependencies: ["Pages", runtime], plugins: [plugin]),
        // Xcode does not tell plugins what an app links, so the table of all features is made here.
        .target(name: "AppRoutes", dependencies: ["Chat", "Shop", runtime], plugins: [plugin]),
        // It has no plugin, as the app has none.
        .executableTarget(name: "PrintRoutes", dependencies: ["AppRoutes", "ChatRoutes", runtime]),
    ],
    swiftLanguageModes: [.v6]
)
