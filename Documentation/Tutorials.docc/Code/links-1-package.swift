// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [
        .package(name: "RouteGen", path: "../RouteGen")
    ],
    targets: [
        .executableTarget(
            name: "Shop",
            dependencies: [.product(name: "RouterPipeline", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        )
    ],
    swiftLanguageModes: [.v6]
)
