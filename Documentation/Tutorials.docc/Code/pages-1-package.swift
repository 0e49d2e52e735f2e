// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Messenger",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [
        .package(name: "RouteGen", path: "../RouteGen")
    ],
    targets: [
        .executableTarget(
            name: "Messenger",
            dependencies: [
                .product(name: "RouterRuntime", package: "RouteGen"),
                .product(name: "RouterNavigation", package: "RouteGen"),
            ],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        )
    ],
    swiftLanguageModes: [.v6]
)
