// swift-tools-version: 6.1

import PackageDescription

/// An app as a router's README shows it, and the same app with RouteGen.
///
/// The interface is a stand-in, because the router itself needs the Objective-C runtime or UIKit.
func pair(_ router: String, libraries: [String] = ["RouterRuntime"]) -> [Target] {
    [
        .target(name: router, path: "\(router)/Interface", swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "\(router)Before",
            dependencies: [.target(name: router)],
            path: "\(router)/Before",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "\(router)After",
            dependencies: libraries.map { .product(name: $0, package: "RouteGen") },
            path: "\(router)/After",
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),
    ]
}

let package = Package(
    name: "Lineage",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../..")],
    targets: pair("Khala")
        + pair("EENavigator", libraries: ["RouterDynamic", "RouterNavigation"])
        + pair("TheRouter", libraries: ["RouterDynamic", "RouterFoundation"]),
    swiftLanguageModes: [.v6]
)
