// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "MarkedPackages",
    platforms: [.macOS(.v13)],
    targets: [.executableTarget(name: "MarkedPackages")],
    swiftLanguageModes: [.v6]
)
