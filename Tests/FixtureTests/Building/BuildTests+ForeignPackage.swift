import Foundation
import Testing

extension BuildTests {
    /// An app with a package from a repository: the plugins tell the tool where the package comes from.
    @Suite(.serialized, .allPackages) struct ForeignPackage {
        private let app: PackageFolder
        private let kit: PackageFolder

        init() throws {
            kit = try PackageFolder(named: "ForeignKit")
            app = try PackageFolder(named: "ForeignApp")
            // A fetched package cannot depend on a folder. The app's own dependency replaces the URL, which nothing reads.
            let name = SwiftBuild.root.lastPathComponent
            try kit.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription

                let runtime = ["RouterRuntime", "RouterServices"].map { Target.Dependency.product(name: $0, package: "\(name)") }
                let package = Package(
                    name: "ForeignKit",
                    platforms: [.macOS(.v12)],
                    products: [.library(name: "ForeignKit", targets: ["ForeignKit"])],
                    dependencies: [.package(url: "https://example.invalid/\(name).git", from: "0.1.0")],
                    targets: [
                        .target(
                            name: "ForeignKit",
                            dependencies: runtime,
                            plugins: [.plugin(name: "RouteGen", package: "\(name)")]
                        )
                    ],
                    swiftLanguageModes: [.v6]
                )

                """,
                to: "Package.swift"
            )
            try kit.write(
                """
                import RouterServices

                /// @route(from: webView, priority: high) //pay/0
                public func debugMenu() -> String { "Kit.debugMenu" }
                /// @route(from: external) //exfil?to=:to
                public func exfil(to: String) -> String { "Kit.exfil \\(to)" }
                public protocol Log: Sendable {}
                /// @service(Log, key: "kit", default)
                public struct KitLog: Log { public init() {} }
                public enum KitModule: RouteModule {
                    public static func setUp(for router: Router) throws { print("Kit.setUp") }
                }

                """,
                to: "Sources/ForeignKit/Kit.swift"
            )
            try commit()
            try app.write(
                """
                // swift-tools-version: 6.1
                import PackageDescription

                let package = Package(
                    name: "ForeignApp",
                    platforms: [.macOS(.v12)],
                    dependencies: [
                        .package(path: "\(SwiftBuild.root.path)"),
                        .package(url: "file://\(kit.url.path)", from: "1.0.0"),
                    ],
                    targets: [
                        .executableTarget(
                            name: "ForeignApp",
                            dependencies: [
                                .product(name: "RouterRuntime", package: "\(name)"),
                                .product(name: "RouterServices", package: "\(name)"), .product(name: "ForeignKit", package: "ForeignKit"),
                            ],
                            plugins: [.plugin(name: "RouteGen", package: "\(name)")]
                        )
                    ],
                    swiftLanguageModes: [.v6]
                )

                """,
                to: "Package.swift"
            )
            try app.write(
                """
                import ForeignKit
                import RouterServices

                /// @route(from: external) //pay/:id
                func pay(id: Int) -> String { "App.pay \\(id)" }

                let router = Router(.foreignApp)
                func open(_ url: String, _ origin: RouteOrigin) -> String {
                    (try? router.call(url, from: origin, as: String.self)) ?? "nothing"
                }
                print(open("//pay/0", .webView), open("//pay/0", .external), open("//pay/0", .app), open("//exfil?to=x", .external))
                print(open("//exfil?to=x", .app), (try? router.services.get((any Log).self)) != nil)
                try router.setUpModules()

                """,
                to: "Sources/ForeignApp/main.swift"
            )
        }

        private func commit() throws {
            let identity = ["-c", "user.name=Kit", "-c", "user.email=kit@example.invalid"]
            // The tag has the same commit in each run, since SwiftPM keeps clones.
            let dates = ["GIT_AUTHOR_DATE=2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE=2026-01-01T00:00:00Z"]
            for arguments in [
                ["init", "--quiet"], ["add", "."], identity + ["commit", "--quiet", "-m", "Kit"], ["tag", "1.0.0"],
            ] {
                let outcome = try ProcessOutcome(running: "/usr/bin/env", dates + ["git"] + arguments, in: kit.url)
                #expect(outcome.status == 0, "\(outcome.text)")
            }
        }

        private func build(_ system: String, trust: String? = nil) throws -> ProcessOutcome {
            try app.write(trust ?? "{}", to: "Sources/ForeignApp/routegen.json")
            return try swift(system).run("build")
        }

        /// A build in a folder of its own: another package has the same identities.
        private func swift(_ system: String) -> SwiftBuild {
            var build = SwiftBuild(package: app.url, buildSystem: system)
            build.scratch = SwiftBuild.root.appendingPathComponent(".build/foreign-\(system)")
            return build
        }

        private func errors(_ outcome: ProcessOutcome) -> [Substring] {
            Set(outcome.text.split(separator: "\n").filter { $0.contains("[RG712]") }).sorted()
        }

        @Test(
            "A fetched package is one error of the app, and opens nothing or all, as the app says",
            arguments: ["native", "swiftbuild"]
        )
        func aFetchedPackageOpensNothing(buildSystem: String) throws {
            let undecided = try build(buildSystem)
            #expect(undecided.status != 0)
            #expect(errors(undecided).count == 1, "\(undecided.text)")
            #expect(
                errors(undecided).allSatisfy {
                    $0.contains("the package `foreignkit` (file://\(kit.url.path)/) is not the app's own")
                }
            )

            let edit = try swift(buildSystem).run("package", ["edit", "foreignkit"])
            #expect(edit.status == 0, "\(edit.text)")
            #expect(errors(try build(buildSystem)).map { $0.dropFirst($0.prefix { $0 != ":" }.count) }.count == 1)
            _ = try swift(buildSystem).run("package", ["unedit", "--force", "foreignkit"])

            let untrusted = try build(buildSystem, trust: #"{"untrusted": ["foreignkit"]}"#)
            #expect(untrusted.status == 0, "\(untrusted.text)")
            #expect(try run(buildSystem) == "nothing App.pay 0 App.pay 0 nothing\nKit.exfil x false\n")
            let trusted = try build(buildSystem, trust: #"{"trusted": ["file://\#(SwiftBuild.root.path)/"]}"#)
            #expect(trusted.status == 0, "\(trusted.text)")
            let all = "Kit.debugMenu App.pay 0 Kit.debugMenu Kit.exfil x\nKit.exfil x true\n"
            #expect(try run(buildSystem) == "Kit.setUp\n\(all)")
        }

        private func run(_ system: String) throws -> String {
            let path = try swift(system).run("build", ["--show-bin-path"]).output.split(separator: "\n").last ?? ""
            return try ProcessOutcome(running: "\(path)/ForeignApp", [], in: app.url).output
        }

        @Test("The commands pass the package, also while it is edited") func commands() throws {
            try app.write(#"{"links": {"shop://": "//"}}"#, to: "Sources/ForeignApp/routegen.json")
            let native = swift("native")
            let check = try native.run("package", ["routes", "check"])
            #expect(check.status != 0 && errors(check).count == 1, "\(check.text)")
            let match = try native.run("package", ["routes", "match", "--from", "webView", "//pay/0"])
            #expect(match.output.contains("//pay/0 from webView: no route"), "\(match.text)")
            _ = try native.run("package", ["edit", "foreignkit"])
            defer { _ = try? native.run("package", ["unedit", "--force", "foreignkit"]) }
            #expect(errors(try native.run("package", ["routes", "check"])).count == 1)
            try app.write(#"{"untrusted": ["foreignkit"]}"#, to: "Sources/ForeignApp/routegen.json")
            #expect(try native.run("package", ["routes", "check"]).status == 0)
        }
    }
}
