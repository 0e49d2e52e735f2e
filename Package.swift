// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "RouteGen",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        .library(name: "RouterRuntime", targets: ["RouterRuntime"]),
        .library(name: "RouteGenCore", targets: ["RouteGenCore"]),
        .executable(name: "routegen", targets: ["routegen"]),
    ],
    targets: [
        .target(name: "RouterRuntime"),
        .target(name: "RouteGenCore", dependencies: ["RouterRuntime"]),
        .executableTarget(name: "routegen", dependencies: ["RouteGenCore"], path: "Sources/RouteGenTool"),
        .testTarget(name: "RouterRuntimeTests", dependencies: ["RouterRuntime"]),
        .testTarget(name: "RouteGenCoreTests", dependencies: ["RouteGenCore"]),
    ],
    swiftLanguageModes: [.v6]
)
