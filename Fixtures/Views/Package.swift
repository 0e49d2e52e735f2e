// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Views",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../..")],
    targets: [
        // What SwiftUI is to an app, as far as the declarations of views show it.
        .target(name: "StandInUI"),
        .executableTarget(
            name: "Messenger",
            dependencies: ["StandInUI", .product(name: "RouterRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
