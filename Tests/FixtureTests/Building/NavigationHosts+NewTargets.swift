import Foundation
import Testing

extension NavigationHosts {
    /// Sources whose routes are declared in a manner, with the frameworks of the systems that have it.
    private static let manners: [(name: String, system: String, sources: [String: String])] = [
        ("Initial", "iOS", [:]),
        (
            "Views", "iOS",
            [
                "Navigation/FeatureScreen.swift":
                    "import SwiftUI\n\npublic protocol FeatureScreen: View, Sendable {}\n",
                "Shop/ShopPage.swift": """
                import Navigation
                import SwiftUI

                public struct ShopPage: View, FeatureScreen {
                    /// @route //shop
                    public init() {}

                    public var body: some View { Text("Shop") }
                }
                """,
            ]
        ),
        (
            "BuiltViews", "iOS",
            [
                "Shop/ShopPage.swift": """
                import RouterNavigation
                import SwiftUI

                /// @route(init) //shop
                struct ShopPage: View, NavigationPage {
                    var body: some View { Text("Shop") }
                }
                """
            ]
        ),
        (
            "Cases", "iOS",
            [
                "Navigation/Screen.swift": "public protocol Screen: Hashable, Sendable {}\n",
                "Shop/ShopScreen.swift": """
                import Navigation

                /// @route(returns: any Screen)
                enum ShopScreen: Screen {
                    /// @route //shop
                    case shop
                }
                """,
            ]
        ),
        (
            "UIKit", "iOS",
            [
                "Shop/Shop.swift":
                    "import UIKit\n\n/// @route(init) //shop\nfinal class ShopController: UIViewController {}"
            ]
        ),
        (
            "AppKit", "macOS",
            [
                "Shop/Shop.swift":
                    "import AppKit\n\n/// @route(init) //shop\nfinal class ShopController: NSViewController {}"
            ]
        ),
    ]

    /// Compiles what `routegen new` writes beside routes of each manner, a feature and its interface.
    func buildNewTargets(in system: String, _ folder: URL) throws {
        for manner in Self.manners where manner.system == system {
            let place = "NewTargets/\(manner.name)"
            for (name, text) in manner.sources {
                let file = folder.appendingPathComponent("\(place)/\(name)")
                let parent = file.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            for kind in ["feature", "interface"] {
                let new = try Tool.run(["new", kind, "Gifts", "--sources", place], in: folder)
                try #require(new.status == 0, "\(manner.name): \(new.text)")
            }
            let path = folder.appendingPathComponent(place).path
            let modules = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
            let check = try Tool.run(
                ["check", "--strict"] + modules.flatMap { ["--module", "\($0)=\(place)/\($0)"] },
                in: folder
            )
            #expect(check.output.hasPrefix("No findings in \(modules.count) modules"), "\(manner.name): \(check.text)")
            for module in ["Navigation", "Shop", "Gifts", "GiftsRoutes"] where modules.contains(module) {
                try build(module, at: place, in: system, folder)
            }
        }
    }

    /// Compiles a module with its generated code.
    private func build(_ module: String, at place: String, in system: String, _ folder: URL) throws {
        let generated = "\(place)/\(module).routes.swift"
        let visible = ["Navigation", "RouterNavigation", "SwiftUI", "UIKit", "AppKit"].flatMap { ["--visible", $0] }
        // The compiler does not take two paths for one file.
        let path = folder.appendingPathComponent(place).path
        let accessors = ["--accessors", "Gifts=\(path)/Gifts", "--config", "\(path)/GiftsRoutes/routegen.json"]
        let generation = try Tool.run(
            ["generate", "--module", "\(module)=\(path)/\(module)", "--output", generated] + visible
                + (module == "GiftsRoutes" ? accessors : []),
            in: folder
        )
        try #require(generation.status == 0 && generation.text.isEmpty, "\(place): \(generation.text)")
        let names = ["-module-name", module, "-emit-module", "-emit-module-path", "\(place)/\(module).swiftmodule"]
        let sources = try files(in: folder.appendingPathComponent("\(place)/\(module)"))
        try run(
            ["swiftc"] + Self.settings + ["-I", system, "-I", place] + names + sources + [generated],
            in: folder
        )
    }
}
