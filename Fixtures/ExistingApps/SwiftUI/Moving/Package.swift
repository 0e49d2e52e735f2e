// swift-tools-version: 6.1

import PackageDescription

let oldFeatures = ["Home", "Orders", "Messages", "Account", "Help"]
let modules: [Target.Dependency] = ["Navigation", "Shop"] + oldFeatures.map { .byName(name: $0) }
let plans = Target.Dependency.product(name: "RouterPlans", package: "RouteGen")
let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]

let package = Package(
    name: "Store",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../../..")],
    targets: [.target(name: "Navigation", dependencies: [plans])]
        + [.target(name: "StoreRoutes", dependencies: ["Navigation", plans], plugins: plugins)]
        + [.target(name: "Shop", dependencies: ["Navigation", "StoreRoutes", plans], plugins: plugins)]
        + oldFeatures.map { .target(name: $0, dependencies: ["Navigation", "StoreRoutes"]) }
        + [.executableTarget(name: "Store", dependencies: modules + [plans], plugins: plugins)],
    swiftLanguageModes: [.v6]
)
