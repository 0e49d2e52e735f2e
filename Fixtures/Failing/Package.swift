// swift-tools-version: 6.1

import PackageDescription

/// A module that must not compile.
///
/// Its folder contains the expected diagnostics.
func failing(
    _ name: String,
    path: String? = nil,
    _ dependencies: [String] = [],
    isExecutable: Bool = false,
    library: String = "RouterRuntime",
    excluding folders: [String] = []
) -> Target {
    let dependencies: [Target.Dependency] =
        [.product(name: library, package: "RouteGen")] + dependencies.map { .target(name: $0) }
    let plugins: [Target.PluginUsage] = [.plugin(name: "RouteGen", package: "RouteGen")]
    let exclude = path == nil ? ["expected-diagnostics.txt"] + folders : []
    return isExecutable
        ? .executableTarget(
            name: name,
            dependencies: dependencies,
            path: path ?? name,
            exclude: exclude,
            plugins: plugins
        )
        : .target(name: name, dependencies: dependencies, path: path ?? name, exclude: exclude, plugins: plugins)
}

let package = Package(
    name: "Failing",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "RouteGen", path: "../..")],
    targets: [
        failing("AccessorCollision"),
        failing("ChangedHandler"),
        failing("ConflictingServices", library: "RouterServices"),
        failing("DuplicateInModule"),
        failing("InheritedNames"),
        failing("InvalidConfiguration"),
        failing("LoopingRewrite", isExecutable: true),
        failing("MalformedPattern"),
        failing("MalformedRewrite", isExecutable: true),
        failing("MisplacedMarker"),
        failing("MisplacedRewrite"),
        failing("MissingImplementation", isExecutable: true, library: "RouterServices"),
        failing("MissingServices"),
        failing("MisspeltMarker"),
        failing("OverloadedDefault"),
        failing("Parents", isExecutable: true),
        failing("PlaceholderWithoutParameter"),
        failing("PrivateHandler"),
        failing("PushedValue", library: "RouterNavigation"),
        failing("ServiceWithoutInitializer"),
        failing("StrayMarker"),
        failing("UncallableHandler"),
        failing("UncreatableService", library: "RouterServices"),
        failing("UnfitFixedParameter"),
        failing("UnfitPlaceholder"),
        failing("UnknownAccessorModule"),
        failing("UnknownOption"),
        failing("UnreachableParameter"),
        failing("UnreachableRewrite", isExecutable: true),
        failing("UnroutedRewrite", isExecutable: true),
        failing("UnsupportedHandler"),
        failing("UnsupportedParameterType"),
        failing("UnusableCondition"),
        failing("UnusableSetUp", library: "RouterServices"),

        failing("FirstFeature", path: "DuplicateAcrossModules/FirstFeature"),
        failing("SecondFeature", path: "DuplicateAcrossModules/SecondFeature"),
        failing(
            "DuplicateAcrossModules",
            path: "DuplicateAcrossModules/App",
            ["FirstFeature", "SecondFeature"],
            isExecutable: true
        ),

        .target(name: "TestableModels", path: "TestableImport/Models"),
        failing("TestableImport", ["TestableModels"], excluding: ["Models"]),

        .target(
            name: "MissingRuntime",
            path: "MissingRuntime",
            exclude: ["expected-diagnostics.txt"],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),

        .target(name: "Sheets", path: "UnknownIsolation/Sheets"),
        failing("UnknownIsolation", ["Sheets"], excluding: ["Sheets"]),

        failing("HiddenFeature", path: "InvisibleType/HiddenFeature"),
        failing("InvisibleType", path: "InvisibleType/Interface"),
    ],
    swiftLanguageModes: [.v6]
)
