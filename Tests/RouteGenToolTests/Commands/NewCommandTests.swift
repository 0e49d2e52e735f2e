import Foundation
import Testing

@testable import routegen

/// `routegen new`: the files of a new target.
@Suite struct NewCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) -> routegen.ExitStatus {
        Routegen.run(["new"] + arguments + ["--sources", folder.path("Sources")])
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path("Sources/\(name)"), encoding: .utf8)
    }

    @Test("Each kind of target has its files") func files() throws {
        #expect(run("interface", "Orders") == .clean)
        #expect(
            try text("OrdersRoutes/routegen.json") == """
                {
                  "version": 1,
                  "accessors": { "for": ["Orders"], "access": "public" }
                }

                """
        )
        #expect(
            try text("OrdersRoutes/OrdersRoutes.swift")
                == "// Everything in this module is generated; SwiftPM requires one source file in each target.\n"
        )
        #expect(run("app-routes") == .clean)
        #expect(run("app-routes", "Shop_2") == .clean)
        for name in ["AppRoutes", "Shop_2"] {
            #expect(
                try text("\(name)/routegen.json") == """
                    {
                      "version": 1,
                      "table": "app"
                    }

                    """
            )
            #expect(try text("\(name)/\(name).swift").hasPrefix("// Everything in this module is generated"))
        }
    }

    @Test("A feature whose pattern has the URLs of another route is refused, and the route is named") func takenURLs()
        throws
    {
        let shop = """
            public enum Shop {
                /// @route(name: sale) //sales
                /// @route //orders/:number
                case order(number: Int)
            }
            /// @route //:any/:text
            func other(any: String, text: String) {}
            """
        try folder.write(shop.utf8, to: "Sources/Shop/Shop.swift")
        let manner = PackageManner(of: folder.path("Sources"), with: FileReader())
        let target = try NewTarget(["feature", "Orders"])
        let file = (path: "Orders.swift", text: target.files(in: manner)[0].text)
        let error = #expect(throws: UsageError.self) { try TakenURLs.check(file, beside: manner.scan) }
        #expect(
            error?.message
                == "'//orders/:id' would match the same URLs as '//orders/:number' of Shop.order(number:) at "
                + "\(folder.path("Sources/Shop/Shop.swift")):3: choose another name"
        )
        #expect(run("feature", "Orders") == .unusable)
        #expect(!FileManager.default.fileExists(atPath: folder.path("Sources/Orders")))
        #expect(run("feature", "Sales") == .clean)
        #expect(run("interface", "Orders") == .clean)
    }

    /// Writes a feature beside sources, and returns its text and the dependencies for the manifest.
    private func feature(beside sources: [String: String]) throws -> (text: String, dependencies: String) {
        for (name, text) in sources { try folder.write(text.utf8, to: "Sources/\(name)") }
        #expect(run("feature", "Orders") == .clean)
        let manner = PackageManner(of: folder.path("Sources"), with: FileReader())
        return (try text("Orders/Orders.swift"), manner.dependencies)
    }

    private static let runtime = #".product(name: "RouterRuntime", package: "RouteGen")"#

    @Test("Without routes, a feature begins as README does") func initial() throws {
        let feature = try feature(beside: ["Chat/Chat.swift": "func open() {}\n"])
        #expect(
            feature.text == #"""
                import SwiftUI

                /// The first page of Orders: `//orders/5` opens it.
                public struct OrdersPage: View {
                    let id: Int

                    /// @route(from: external) //orders/:id
                    public init(id: Int) { self.id = id }

                    public var body: some View { Text("Orders \(id)") }
                }

                """#
        )
        #expect(feature.dependencies == Self.runtime)
    }

    @Test("A feature beside views conforms to the protocols that need no more members") func views() throws {
        let feature = try feature(beside: [
            "Navigation/FeatureScreen.swift": """
            import SwiftUI

            public protocol FeatureScreen: View, Sendable {}

            public protocol Titled { var title: String { get } }

            protocol Hidden {}
            """,
            "Shop/ShopPage.swift": """
            public struct ShopPage: View, FeatureScreen, Titled, Hidden, Unknown {
                /// @route //shop
                public init() {}

                /// @route //shop/cart
                public init(cart: Int) {}
            }
            """,
            "Shop/Calls.swift": "/// @route\nfunc cart() {}",
        ])
        #expect(
            feature.text == #"""
                import Navigation
                import SwiftUI

                /// The first page of Orders: `//orders/5` opens it.
                public struct OrdersPage: View, FeatureScreen {
                    let id: Int

                    /// @route(from: external) //orders/:id
                    public init(id: Int) { self.id = id }

                    public var body: some View { Text("Orders \(id)") }
                }

                """#
        )
        #expect(feature.dependencies == "\"Navigation\", \(Self.runtime)")
    }

    @Test("A feature beside views with `init` is such a view, also of a navigator") func builtViews() throws {
        let feature = try feature(beside: [
            "Chat/ChatPage.swift": """
            /// @route(init) //chat/:id
            struct ChatPage: View, NavigationPage {
                let id: Int
            }
            """
        ])
        #expect(
            feature.text == #"""
                import RouterNavigation
                import SwiftUI

                /// The first page of Orders: `//orders/5` opens it.
                ///
                /// @route(init, from: external) //orders/:id
                struct OrdersPage: View, NavigationPage {
                    let id: Int

                    var body: some View { Text("Orders \(id)") }
                }

                """#
        )
        #expect(feature.dependencies == #".product(name: "RouterNavigation", package: "RouteGen")"#)
    }

    @Test("A feature beside controllers is a controller of UIKit or AppKit", arguments: ["UI", "NS"])
    func controllers(_ system: String) throws {
        let feature = try feature(beside: [
            "Chat/ChatController.swift": """
            final class ChatController: \(system)ViewController {
                /// @route //chat/:id
                init(id: Int) { super.init(nibName: nil, bundle: nil) }
            }
            """
        ])
        let body =
            system == "UI"
            ? "override func viewDidLoad() {\n        super.viewDidLoad()"
            : "override func loadView() {\n        view = NSView()"
        #expect(
            feature.text == #"""
                import \#(system == "UI" ? "UIKit" : "AppKit")

                /// The first page of Orders: `//orders/5` opens it.
                ///
                /// @route(init, from: external) //orders/:id
                final class OrdersController: \#(system)ViewController {
                    var id = 0

                    \#(body)
                        title = "Orders \(id)"
                    }
                }

                """#
        )
        #expect(feature.dependencies == Self.runtime)
    }

    @Test("A feature beside cases is an enumeration, which others see as they see those") func cases() throws {
        let feature = try feature(beside: [
            "Navigation/Screen.swift": "public protocol Screen: Hashable, Sendable {}",
            "Chat/ChatScreen.swift": """
            /// @route(returns: any Screen)
            enum ChatScreen: Screen, Identifiable {
                /// @route //chat/:id
                case chat(id: Int)

                var id: Self { self }
            }
            """,
        ])
        #expect(
            feature.text == """
                import Navigation

                /// The screens of Orders.
                ///
                /// @route(returns: any Screen)
                enum OrdersScreen: Hashable, Sendable, Screen {
                    /// @route(from: external) //orders/:id
                    case detail(id: Int)
                }

                """
        )
        #expect(feature.dependencies == "\"Navigation\", \(Self.runtime)")
    }

    @Test("An enumeration that others need not see by a protocol is public") func publicCases() throws {
        let feature = try feature(beside: [
            "Chat/ChatScreen.swift": """
            /// @route(returns: any Screen)
            enum ChatScreen: String, Screen {
                /// @route //chat
                case chat
            }
            """
        ])
        #expect(
            feature.text == """
                /// The screens of Orders.
                public enum OrdersScreen: Hashable, Sendable {
                    /// @route(from: external) //orders/:id
                    case detail(id: Int)
                }

                """
        )
    }

    @Test("A feature beside functions is a function; initializers of other types count as such") func functions() throws
    {
        let feature = try feature(beside: [
            "Chat/Chat.swift": """
            /// @route //chat/:id
            func openChat(id: Int) {}

            /// @route(init) //draft
            struct Draft {}

            /// @route(init, from: external) //page
            struct Page: View {}

            /// @service(Storage)
            final class Disk: Storage {}
            """
        ])
        #expect(
            feature.text == #"""
                /// The first route of Orders: `//orders/5` opens it.
                ///
                /// @route //orders/:id(\d+)
                func openOrders(id: Int) -> String {
                    "Orders \(id)"
                }

                """#
        )
    }

    /// The message about a target, for which nothing is written.
    private func refusal(_ words: String...) throws -> String? {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let error = #expect(throws: UsageError.self) {
            try Routegen.dispatch(["new"] + words + ["--sources", folder.path("Sources")])
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
        return error?.message.replacing(folder.path, with: "…")
    }

    @Test("A target whose folder is there is refused, whatever the folder has") func existingFolders() throws {
        try folder.write("// Mine.\n".utf8, to: "Sources/ARoutes/ARoutes.swift")
        try folder.write([], to: "Sources/C/C.m")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Sources/B"),
            withDestinationPath: folder.path("nowhere")
        )
        #expect(
            try refusal("interface", "A")
                == "there is the folder …/Sources/ARoutes already: remove it, or change its routegen.json"
        )
        for name in ["B", "C"] {
            #expect(
                try refusal("feature", name)
                    == "there is the folder …/Sources/\(name) already: choose another name, or add a marker to its sources"
            )
        }
        #expect(
            try refusal("feature", "aRoutes") == """
                'aRoutes' differs from the folder …/Sources/ARoutes in upper and lower case alone, which most Macs do not \
                tell apart: choose another name, or add a marker to its sources
                """
        )
    }

    @Test("A target that the manifest has is refused, wherever its sources are") func existingTargets() throws {
        try folder.write(
            """
            let package = Package(
                name: "Shop",
                dependencies: [
                    .package(url: "https://git.example/swift-kit", from: "1.0.0"),
                    .package(name: "RouteGen", path: "../RouteGen"),
                ],
                targets: [
                    .target(
                        name: "Orders",
                        dependencies: [.product(name: "ReducerKit", package: "swift-kit")],
                        path: "Code"
                    ),
                    // .target(name: "Gone"),
                ]
            )
            """.utf8,
            to: "Package.swift"
        )
        let manifest = RootFolder(RootFolder.currentFolder).path(to: folder.path("Package.swift"))
            .replacing(folder.path, with: "…")
        #expect(
            try refusal("feature", "Orders") == """
                there is the target 'Orders' of \(manifest) already: choose another name, or add a marker to its sources
                """
        )
        #expect(
            try refusal("feature", "orders") == """
                'orders' differs from the target 'Orders' of \(manifest) in upper and lower case alone, which most Macs do not \
                tell apart: choose another name, or add a marker to its sources
                """
        )
        #expect(
            try refusal("interface", "orders") == """
                'orders' differs from the target 'Orders' of \(manifest) in upper and lower case alone, which most Macs do not \
                tell apart: write new interface Orders
                """
        )
        #expect(try refusal("feature", "reducerkit") == "'ReducerKit' comes from another package: use another name")
        #expect(run("feature", "Gone") == .clean)
        #expect(run("feature", "Shop") == .clean)
        #expect(run("interface", "OfAnotherPackage") == .clean)
    }

    @Test("An interface needs a target, unless another package may have it") func interfaceOfNothing() throws {
        let manifest = #"["Help"] .package(name: "RouteGen", path: "../RouteGen"), .target(name: "Orders")"#
        try folder.write(manifest.utf8, to: "Package.swift")
        #expect(
            try refusal("interface", "Nope") == "the package has no target 'Nope' whose routes others could call"
        )
        #expect(
            try refusal("interface", "Order")
                == "the package has no target 'Order' whose routes others could call; did you mean 'Orders'?"
        )
        #expect(run("interface", "Orders") == .clean)
        #expect(run("interface", "Help") == .clean)
    }

    @Test("A folder to which a link leads out of the tree is not written to") func links() throws {
        let other = try TemporaryFolder()
        try folder.write("".utf8, to: "Package.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Sources"),
            withDestinationPath: other.path
        )
        #expect(run("feature", "Orders") == .unusable)
        #expect(try other.entries() == [])
    }

    @Test(
        "Wrong words are named",
        arguments: [
            ([], "'new' needs feature NAME, interface NAME or app-routes"),
            (["feature", "A", "B"], "'new' needs feature NAME, interface NAME or app-routes"),
            (
                ["featur", "A"],
                "'new' writes a feature, an interface or app-routes, not 'featur'; did you mean 'feature'?"
            ),
            (["interface"], "'new interface' needs the name of a module: new interface Orders"),
        ]
            + ["1st", "my-app", "a/b", "Größe", "", "A B", "_"].map {
                (["feature", $0], "'\($0)' is no name of a module: use letters, digits and _, such as Orders")
            }
            + ["class", "Self", "Type", "main"].map {
                (
                    ["feature", $0],
                    "'\($0)' is a word that Swift reserves, not a name: use another one, such as Orders"
                )
            }
            + ["Swift", "Foundation", "RouterRuntime", "swiftui", "Routegen", "MapKit", "network", "WidgetKit"].map {
                (
                    ["feature", $0],
                    "'\($0)' is the name of a module of Swift, the system or RouteGen: use another one, such as Orders"
                )
            }
    )
    func mistakes(_ words: [String], _ message: String) {
        let error = #expect(throws: UsageError.self) { try Routegen.dispatch(["new"] + words) }
        #expect(error?.message == message)
    }

    @Test("The modules and products of RouteGen, and what its libraries import, are no names for targets")
    func takenNames() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardizedFileURL
        let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let named = manifest.matches(of: /name: "(\w+)"/).map { String($0.1) }
        let ofTests = ["AllocationCounter", "HistoryWriter", "SmallStack", "TestSupport"]
        let taken = NewTarget.takenNames
        #expect(named.count > 30)
        for name in named where !name.hasSuffix("Tests") && !ofTests.contains(name) {
            #expect(taken.contains(name), "\(name)")
        }
        let sources = root.appendingPathComponent("Sources")
        for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        where file.hasPrefix("Route") && file.hasSuffix(".swift") && !file.hasPrefix("RouteGen") {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for match in text.matches(of: /\n *(?:public |package |internal )?import (\w+)/) {
                #expect(taken.contains(String(match.1)), "\(file) imports \(match.1)")
            }
        }
    }
}
