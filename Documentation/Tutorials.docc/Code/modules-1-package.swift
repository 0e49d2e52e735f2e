// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [
        .package(name: "RouteGen", path: "../RouteGen")
    ],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        )
    ],
    swiftLanguageModes: [.v6]
)
