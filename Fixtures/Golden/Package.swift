// swift-tools-version: 6.1

import PackageDescription

/// A folder of annotated sources about one feature of the generator.
let features = [
    "AccessorKinds", "Actors", "Availability", "Callbacks", "Conditions", "DefaultIsolation", "DefaultValues",
    "Documentation", "Extensions", "FixedParameters", "Fragments", "HiddenNames", "HostileNames", "Imports",
    "Initializers", "Isolation", "LooseValues", "Memberwise", "Namespaces", "NestedTypes", "NonASCIINames",
    "OptionalParts", "Overloads", "Pages", "Parameters", "Platforms", "Prefixes", "Requirements", "ReservedWords",
    "Rewrites", "RouteConditions", "Seeds", "Services", "SetUps", "SharedInstances", "URLOptions",
]

/// The compiler settings of features that need some.
let settings: [String: [SwiftSetting]] = ["DefaultIsolation": [.unsafeFlags(["-default-isolation", "MainActor"])]]

let runtime = Target.Dependency.product(name: "RouterRuntime", package: "RouteGen")

let dynamic = Target.Dependency.product(name: "RouterDynamic", package: "RouteGen")

let navigation = Target.Dependency.product(name: "RouterNavigation", package: "RouteGen")

let package = Package(
    name: "Golden",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../..")],
    targets: [
        .target(name: "GoldenSupport"),
        .target(name: "GoldenModels"),
        .executableTarget(
            name: "Golden",
            dependencies: ["GoldenSupport"] + features.map { .target(name: $0) }
        ),
    ]
        + features.map { feature in
            .target(
                name: feature,
                dependencies: [runtime, dynamic, "GoldenSupport", "GoldenModels"]
                    + (feature == "Pages" ? [navigation] : []),
                swiftSettings: settings[feature],
                plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
            )
        },
    swiftLanguageModes: [.v6]
)
