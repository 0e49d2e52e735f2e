// swift-tools-version: 6.1

import PackageDescription

/// A target that uses RouteGen.
func routed(
    _ name: String,
    _ dependencies: [String] = ["SharedModels"],
    libraries: [String] = ["RouterRuntime"],
    isExecutable: Bool = false
) -> Target {
    let dependencies: [Target.Dependency] =
        libraries.map { .product(name: $0, package: "RouteGen") } + dependencies.map { .target(name: $0) }
    let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]
    return isExecutable
        ? .executableTarget(name: name, dependencies: dependencies, plugins: plugins)
        : .target(name: name, dependencies: dependencies, plugins: plugins)
}

/// The features know the models and the interfaces of other features, but no other feature.
let features = [
    routed("Chat", ["SharedModels", "ShopRoutes"]),
    routed("Shop", ["SharedModels", "AccountRoutes"]),
    routed("Account"),
    // It rewrites by a pattern at run time, when it sets itself up.
    routed("Maps", ["SharedModels", "ChatRoutes"], libraries: ["RouterDynamic", "RouterServices"]),
    routed("Settings"),
    routed("Config", libraries: ["RouterServices"]),
    routed("ModuleA"),
    routed("ModuleB"),
    routed("Web"),
]

/// The `routegen.json` of each names the features whose accessors are generated into it.
let interfaces = [
    routed("ChatRoutes"),
    routed("ShopRoutes"),
    routed("AccountRoutes"),
    routed("MapsRoutes"),
    routed("SettingsRoutes"),
    routed("ConfigRoutes", libraries: ["RouterServices"]),
    routed("KhalaRoutes"),
]

let package = Package(
    name: "SuperApp",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [.package(name: "RouteGen", path: "../..")],
    targets: [
        routed("SharedModels", [], libraries: ["RouterServices"]),
        routed(
            "SuperApp",
            ["SharedModels"] + (features + interfaces).map(\.name),
            libraries: [
                "RouterDynamic", "RouterFoundation", "RouterInspector", "RouterNavigation", "RouterServices",
            ],
            isExecutable: true
        ),
    ] + features + interfaces,
    swiftLanguageModes: [.v6]
)
