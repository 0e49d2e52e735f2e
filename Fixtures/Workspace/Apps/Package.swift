// swift-tools-version: 6.1

import PackageDescription

let runtime = Target.Dependency.product(name: "RouterRuntime", package: "RouteGen")
let pipeline = Target.Dependency.product(name: "RouterPipeline", package: "RouteGen")
let services = Target.Dependency.product(name: "RouterServices", package: "RouteGen")
let models = Target.Dependency.product(name: "Models", package: "Models")
let chat = Target.Dependency.product(name: "Chat", package: "Chat")
let chatRoutes = Target.Dependency.product(name: "ChatRoutes", package: "Chat")
let shop = Target.Dependency.product(name: "Shop", package: "Shop")
let shopRoutes = Target.Dependency.product(name: "ShopRoutes", package: "Interfaces")
let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]

/// Two apps that share features of several packages and their interfaces.
let package = Package(
    name: "Apps",
    platforms: [.macOS(.v12)],
    dependencies: [
        .package(name: "RouteGen", path: "../../.."),
        .package(name: "Models", path: "../Models"),
        .package(name: "Chat", path: "../Chat"),
        .package(name: "Shop", path: "../Shop"),
        .package(name: "Interfaces", path: "../Interfaces"),
    ],
    targets: [
        .target(name: "Maps", dependencies: [runtime, services, models, chatRoutes, shopRoutes], plugins: plugins),
        .target(name: "Search", dependencies: [runtime, models], plugins: plugins),
        .executableTarget(
            name: "Store",
            dependencies: [pipeline, services, chat, shop, "Maps", "Search"],
            plugins: plugins
        ),
        .executableTarget(
            name: "Kiosk",
            dependencies: [pipeline, services, chat, chatRoutes, "Maps"],
            plugins: plugins
        ),
        .testTarget(
            name: "AppsTests",
            dependencies: [pipeline, services, models, chat, shop, chatRoutes, shopRoutes, "Maps", "Search"],
            plugins: plugins
        ),
    ],
    swiftLanguageModes: [.v6]
)
