// swift-tools-version: 6.1

import PackageDescription

let features = ["Home", "Shop", "Orders", "Messages", "Account", "Help"]
let modules: [Target.Dependency] = ["Navigation"] + features.map { .byName(name: $0) }

let package = Package(
    name: "Store",
    platforms: [.iOS(.v15), .macOS(.v12)],
    targets: [.target(name: "Navigation")]
        + features.map { .target(name: $0, dependencies: ["Navigation"]) }
        + [.executableTarget(name: "Store", dependencies: modules)],
    swiftLanguageModes: [.v6]
)
