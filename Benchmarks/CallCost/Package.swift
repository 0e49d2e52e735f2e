// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that measuring a call builds the runtime and nothing else. `calls.sh` copies it and adds the
// generated files.
let package = Package(
    name: "CallCost",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "RouteGen", path: Context.environment["ROUTEGEN"] ?? "../..")],
    targets: [
        .executableTarget(
            name: "CallCost",
            dependencies: [
                .product(name: "RouterRuntime", package: "RouteGen"),
                .product(name: "RouterPipeline", package: "RouteGen"),
            ],
            exclude: ["routegen.json"]
        ),
        // A program of its own, because the look-ups of the other one are counted in its table.
        .executableTarget(
            name: "PageCost",
            dependencies: [.product(name: "RouterNavigation", package: "RouteGen")],
            exclude: ["routegen.json"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
