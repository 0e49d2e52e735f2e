/// An app of features that call each other, with the router or with navigation written by hand.
///
/// The same numbers give the same sources.
public struct FeatureApp: Sendable {
    /// How features reach each other's pages.
    public enum Routing: String, Sendable, CaseIterable {
        /// By an interface with the accessors to all routes.
        case one
        /// By an interface for each feature.
        case each
        /// By an enumeration for each feature, in a module that all import, and a `switch` over the parts of a URL.
        case hand
    }

    private let features: Int
    private let routing: Routing
    /// The path of RouteGen's package.
    private let routeGen: String
    /// The number of routes that the first feature has beyond fifteen.
    private let more: Int

    /// Describes an app, without writing anything.
    public init(features: Int, routing: Routing, routeGen: String, more: Int) {
        self.features = features
        self.routing = routing
        self.routeGen = routeGen
        self.more = more
    }

    /// The manifest and the sources.
    public var files: [SourceFile] {
        [
            SourceFile(path: "Package.swift", text: manifest),
            SourceFile(path: "Sources/Core/Core.swift", text: Self.core),
        ]
            + (0..<features).flatMap { number in
                FeatureModule(number: number, routing: routing, features: features, more: number == 0 ? more : 0).files
            } + shared
    }

    /// The interfaces or destinations, and the executable.
    private var shared: [SourceFile] {
        let numbers = 0..<features
        switch routing {
        case .one:
            let names = numbers.map { "\"Feature\($0)\"" }.joined(separator: ", ")
            return Self.interface("AppRoutes", for: names) + [
                SourceFile(path: "Sources/App/App.swift", text: Self.routedApp)
            ]
        case .each:
            return numbers.flatMap { Self.interface("Feature\($0)Routes", for: "\"Feature\($0)\"") }
                + [SourceFile(path: "Sources/App/App.swift", text: Self.routedApp)]
        case .hand:
            let cases = numbers.map { "    case feature\($0)(Feature\($0)Destination)" }.joined(separator: "\n")
            let destination = """
                public import Core

                /// A page of any feature.
                public enum Destination: Hashable, Sendable {
                \(cases)
                }

                /// Opens the pages of all features.
                public protocol AppNavigator: Sendable {
                    func open(_ destination: Destination) async -> any Page
                }

                """
            return [
                SourceFile(path: "Sources/Destinations/Destination.swift", text: destination),
                SourceFile(path: "Sources/App/App.swift", text: handwrittenApp),
            ]
        }
    }

    private static func interface(_ name: String, for features: String) -> [SourceFile] {
        let configuration =
            "{\n  \"version\": 1,\n  \"accessors\": { \"for\": [\(features)], \"access\": \"public\" }\n}\n"
        return [
            SourceFile(path: "Sources/\(name)/routegen.json", text: configuration),
            SourceFile(path: "Sources/\(name)/\(name).swift", text: "// Everything in this module is generated.\n"),
        ]
    }

    private var manifest: String {
        let isRouted = routing != .hand
        let plugin = isRouted ? ", plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")]" : ""
        let runtime = isRouted ? ".product(name: \"RouterRuntime\", package: \"RouteGen\")" : ""
        let numbers = 0..<features
        func target(_ name: String, _ dependencies: [String], isExecutable: Bool = false) -> String {
            let kind = isExecutable ? "executableTarget" : "target"
            return
                "        .\(kind)(name: \"\(name)\", dependencies: [\(dependencies.joined(separator: ", "))]\(plugin)),"
        }
        var targets = numbers.map { number in
            let others = FeatureModule.others(of: number, of: features).map { "\"Feature\($0)Routes\"" }
            switch routing {
            case .one: return target("Feature\(number)", ["\"Core\"", "\"AppRoutes\"", runtime])
            case .each: return target("Feature\(number)", ["\"Core\"", runtime] + others)
            case .hand: return target("Feature\(number)", ["\"Core\"", "\"Destinations\""])
            }
        }
        switch routing {
        case .one: targets.append(target("AppRoutes", ["\"Core\"", runtime]))
        case .each: targets += numbers.map { target("Feature\($0)Routes", ["\"Core\"", runtime]) }
        case .hand: targets.append(target("Destinations", ["\"Core\""]))
        }
        let all = numbers.map { "\"Feature\($0)\"" } + ["\"Core\""] + (isRouted ? [runtime] : ["\"Destinations\""])
        targets.append(target("App", all, isExecutable: true))
        return """
            // swift-tools-version: 6.1

            import PackageDescription

            let package = Package(
                name: "App",
                platforms: [.macOS(.v13)],
                dependencies: [\(isRouted ? ".package(name: \"RouteGen\", path: \"\(routeGen)\")" : "")],
                targets: [
                    .target(name: "Core"),
            \(targets.joined(separator: "\n"))
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    private static let core = """
        import Foundation

        /// Anything that a feature shows.
        public protocol Page: Sendable {
            var title: String { get }
        }

        /// The page of most routes.
        public struct Screen: Page, Hashable {
            public var title: String
            public init(_ title: String) { self.title = title }
        }

        """

    private static let routedApp = """
        import Core
        import RouterRuntime

        @main
        enum App {
            static func main() async throws {
                let router = Router(.app)
                for url in CommandLine.arguments.dropFirst() {
                    print(try await router.open(url, as: (any Page).self).title)
                }
            }
        }

        """

    private var handwrittenApp: String {
        let numbers = 0..<features
        let imports = numbers.map { "import Feature\($0)\n" }.joined()
        let cases = numbers.map { "        case .feature\($0)(let page): await Feature\($0)Router.page(page, self)" }
        let hosts = numbers.map {
            "        case \"feature\($0)\": Feature\($0)Router.destination(parts).map { .feature\($0)($0) }"
        }
        return """
            import Core
            import Destinations
            import Foundation
            \(imports)
            struct Navigator: AppNavigator {
                func open(_ destination: Destination) async -> any Page {
                    switch destination {
            \(cases.joined(separator: "\n"))
                    }
                }

                static func destination(_ url: String) -> Destination? {
                    guard let parts = URLComponents(string: url) else { return nil }
                    return switch parts.host {
            \(hosts.joined(separator: "\n"))
                    default: nil
                    }
                }
            }

            @main
            enum App {
                static func main() async throws {
                    for url in CommandLine.arguments.dropFirst() {
                        if let destination = Navigator.destination(url) { print(await Navigator().open(destination).title) }
                    }
                }
            }

            """
    }
}
