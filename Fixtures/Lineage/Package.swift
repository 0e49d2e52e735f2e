// swift-tools-version: 6.1

import PackageDescription

/// An app as a router's README shows it, the same app with the markers of `routegen-migrate`, in which both routers
/// work, and the same app with RouteGen.
///
/// The interface is a stand-in, because the router itself needs the Objective-C runtime or UIKit.
func steps(_ router: String, libraries: [String]) -> [Target] {
    let products = libraries.map { Target.Dependency.product(name: $0, package: "RouteGen") }
    return [
        .target(name: router, path: "\(router)/Interface", swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "\(router)Before",
            dependencies: [.target(name: router)],
            path: "\(router)/Before",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "\(router)Marked",
            dependencies: [.target(name: router)] + products,
            path: "\(router)/Marked",
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),
        .executableTarget(
            name: "\(router)After",
            dependencies: products,
            path: "\(router)/After",
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        ),
    ]
}

let package = Package(
    name: "Lineage",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "RouteGen", path: "../..")],
    targets: steps("Khala", libraries: ["RouterDynamic", "RouterServices"])
        + steps("EENavigator", libraries: ["RouterNavigation", "RouterPipeline"])
        + steps("TheRouter", libraries: ["RouterDynamic", "RouterFoundation", "RouterServices"])
        + steps("URLNavigator", libraries: ["RouterPipeline"]),
    swiftLanguageModes: [.v6]
)
