// swift-tools-version: 6.1

import PackageDescription

let features = ["Home", "Shop", "Orders", "Messages", "Account", "Help"]
let modules: [Target.Dependency] = ["Navigation"] + features.map { .byName(name: $0) }
let scenes = Target.Dependency.product(name: "RouterScenes", package: "RouteGen")
let pipeline = Target.Dependency.product(name: "RouterPipeline", package: "RouteGen")
let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]

let package = Package(
    name: "Store",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../../../..")],
    targets: [.target(name: "Navigation", dependencies: [scenes])]
        + [.target(name: "StoreRoutes", dependencies: ["Navigation", scenes], plugins: plugins)]
        + features.map { .target(name: $0, dependencies: ["Navigation", "StoreRoutes", scenes], plugins: plugins) }
        + [.executableTarget(name: "Store", dependencies: modules + ["StoreRoutes", pipeline], plugins: plugins)],
    swiftLanguageModes: [.v6]
)
