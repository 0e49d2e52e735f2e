// swift-tools-version: 6.1

import PackageDescription

let core = Target.Dependency.product(name: "_RouteGenCore", package: "RouteGen")

let package = Package(
    name: "Migration",
    platforms: [.macOS(.v12)],
    products: [.executable(name: "routegen-migrate", targets: ["routegen-migrate"])],
    dependencies: [.package(name: "RouteGen", path: "..")],
    targets: [
        .target(name: "RouteMigration", dependencies: [core]),
        .executableTarget(
            name: "routegen-migrate",
            dependencies: ["RouteMigration", core],
            path: "Sources/RoutegenMigrate"
        ),
        .testTarget(
            name: "RouteMigrationTests",
            // The generated code of the fixtures is compiled with the runtime.
            dependencies: [
                "RouteMigration", "routegen-migrate", core, .product(name: "RouterRuntime", package: "RouteGen"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
