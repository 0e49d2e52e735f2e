// swift-tools-version: 6.1

import PackageDescription

let features = ["Home", "Shop", "Orders", "Messages", "Account", "Help"]
let modules: [Target.Dependency] = ["Navigation"] + features.map { .byName(name: $0) }
let plans = Target.Dependency.product(name: "RouterPlans", package: "RouteGen")
let pipeline = Target.Dependency.product(name: "RouterPipeline", package: "RouteGen")
let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]

let package = Package(
    name: "Store",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../../..")],
    targets: [.target(name: "Navigation", dependencies: [plans])]
        + [.target(name: "StoreRoutes", dependencies: ["Navigation", plans], plugins: plugins)]
        + features.map { .target(name: $0, dependencies: ["Navigation", "StoreRoutes", plans], plugins: plugins) }
        + [.executableTarget(name: "Store", dependencies: modules + [pipeline], plugins: plugins)],
    swiftLanguageModes: [.v6]
)
