import Testing

@testable import routegen

@Suite struct ManifestTargetsTests {
    @Test("Targets of each kind are found, and the names of packages and products are not") func names() {
        let manifest = """
            let package = Package(
                name: "Shop",
                products: [.library(name: "Features", targets: ["Orders"])],
                dependencies: [.package(name: "RouteGen", path: "../RouteGen")],
                targets: [
                    .target(
                        name : "Orders", dependencies: [.product(name: "RouterRuntime", package: "RouteGen")]
                    ),
                    Target.executableTarget(name: "App"), .testTarget(name: "AppTests"), .macro(name: "Macros"),
                    .binaryTarget(name: "Tool", path: "x"), .systemLibrary(name: "CZlib"),
                    // .target(name: "Gone"),
                    /* .target(name: "Gone"), */ .target(name: name),
                ]
            )
            print(".target(name: \\"Text\\")")
            """
        #expect(
            ManifestTargets.names(in: manifest) == ["Orders", "App", "AppTests", "Macros", "Tool", "CZlib"]
        )
        #expect(ManifestTargets.names(in: ".target(name:") == [])
        #expect(ManifestTargets.names(in: "") == [])
    }
}
