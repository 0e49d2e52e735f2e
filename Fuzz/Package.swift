// swift-tools-version: 6.1

import PackageDescription

/// What fuzzing needs in each tested module: the address sanitizer, and counters on the edges of its code.
///
/// `-sanitize=fuzzer` would also trace comparisons, which halves the speed. Dictionaries tell libFuzzer the words instead.
let instrumentation = ["-sanitize=address", "-sanitize-coverage=edge,inline-8bit-counters,pc-table"]

/// A module of the project, compiled from the project's own sources, to which `Project` has links.
///
/// As parts of this package, the modules share its `package` access, and are instrumented without any effect on the
/// package for users.
func project(_ name: String, _ dependencies: [Target.Dependency] = [], flags: [String] = []) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Project/\(name)",
        swiftSettings: [.unsafeFlags(instrumentation + flags)]
    )
}

/// The executable of a fuzz target, whose sources are in the folder with its name.
func fuzz(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name,
        dependencies: dependencies + ["FuzzSupport"],
        path: "Targets/\(name)",
        swiftSettings: [.unsafeFlags(instrumentation)],
        linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]
    )
}

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v12)],
    targets: [
        project("RouteTables"),
        project("RouteReasons", ["RouteTables"]),
        project("RoutePatterns", ["RouteReasons", "RouteTables"]),
        project("RouterRuntime", ["RouteTables"]),
        project("RouterServices", ["RouteTables", "RouterRuntime"]),
        project("RouterPipeline", ["RouteReasons", "RouteTables", "RouterRuntime"]),
        project("RouterDynamic", ["RoutePatterns", "RouteReasons", "RouterPipeline"]),
        project("RouterFoundation", ["RouterPipeline"]),
        project("RouteGenCore", ["RoutePatterns", "RouteReasons", "RouteTables"]),
        project("RouteGenReports", ["RouteGenCore", "RoutePatterns", "RouteReasons", "RouteTables"]),
        .target(
            name: "TestSupport",
            dependencies: ["RouterDynamic", "RouterServices", "RouteGenCore"],
            path: "Project/TestSupport",
            swiftSettings: [.unsafeFlags(["-sanitize=address", "-enable-testing"])]
        ),
        .target(name: "FuzzSupport", path: "Support", swiftSettings: [.unsafeFlags(["-sanitize=address"])]),
        fuzz("access", ["RouterDynamic", "RouteGenCore", "TestSupport"]),
        fuzz("configuration", ["RouteGenCore"]),
        fuzz("core", ["RouteGenReports"]),
        fuzz("folders", ["RouterFoundation"]),
        fuzz("pattern", ["RouterDynamic", "RouteGenCore", "TestSupport"]),
        fuzz("regularexpression", ["RouterDynamic", "RouteGenCore", "TestSupport"]),
        fuzz("relocation", ["RouterDynamic", "RouteGenCore", "RouterFoundation", "TestSupport"]),
        fuzz("url", ["RouterDynamic", "RouteGenCore", "TestSupport"]),
        fuzz("values", ["RouterDynamic", "RouteGenCore", "RouterFoundation", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
