import Testing

@testable import RouteGenCore
@testable import RouteMigration

/// Registrations that were missed without a note.
@Suite struct ReportedRegistrationsTests {
    private static let lamp = """
        import Foundation
        import Khala

        @objc(Lamp) @objcMembers
        class Lamp: NSObject {
            func on(_ info: KhalaInfo) -> Bool { info["room"] != nil }
            func off(_ info: [String: Any]) -> Bool { true }
            func dim(_ info: KhalaInfo, success: KhalaClosure) {}
            func list() -> KhalaInfo { [:] }
            func watch(_ closure: @escaping KhalaClosure) {}
            func many(_ info: [String: Any], success: KhalaClosure, failure: KhalaClosure) {}
            func maybe(_ info: KhalaInfo? = nil) {}
        }

        """

    /// The functions with a marker of a text.
    private static func marked(_ text: String) -> [String] {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        return zip(lines, lines.dropFirst()).filter { $0.0 == "/// @route" }
            .map { String($0.1.dropFirst("func ".count).prefix { $0 != "(" }) }
    }

    @Test("Functions with Khala's names for types get markers, whoever declares the names", arguments: [true, false])
    func khala(_ isDeclared: Bool) {
        let aliases = """
            public typealias KhalaInfo = [String: Any]
            public typealias KhalaClosure = @convention(block) (_ useInfo: KhalaInfo) -> Void

            """
        let migration = Migration(from: .khala, isDeclared ? aliases + Self.lamp : Self.lamp)
        #expect(Self.marked(migration.text) == ["on", "off", "dim", "list", "watch", "many", "maybe"])
        #expect(migration.text.split(separator: "\n").count { $0.contains("typealias ") } == 2)
        #expect(migration.remarks == [])
        #expect((migration.registrations, migration.marked) == (7, 7))
    }

    @Test("Each path of TheRouter gets a marker, with an action or without") func theRouter() {
        let migration = Migration(
            from: .therouter,
            """
            let hotKey = "app://router/hot"

            @RouterPage(["app://router/macro"])
            class MacroPage: UIViewController {}

            class HotPage: UIViewController {}
            extension HotPage: TheRouterable {
                static var patternString: [String] = [hotKey]
            }

            class BarePage: UIViewController {}
            extension BarePage: TheRouterable {
                static var patternString: [String] { ["app://router/bare"] }
            }

            class OldPage: UIViewController, TheRouterable {
                static var patternString: [String] { ["app://router/old"] }
                static func registerAction(info: [String: Any]) -> Any { OldPage() }
            }

            func start() {
                TheRouter.addRouterItem("app://router/named?&desc=words", classString: "App.BarePage")
                TheRouter.addRouterItem(RouteItem(path: "app://router/item", className: "App.BarePage"))
            }
            """
        )
        let markers = migration.text.split(separator: "\n").map { line in line.drop { $0 == " " } }
            .filter { $0.hasPrefix("/// @route ") }
        #expect(
            markers == [
                "/// @route //router/old", "/// @route //router/hot", "/// @route //router/bare",
                "/// @route //router/named", "/// @route //router/item", "/// @route //router/macro",
            ]
        )
        #expect(migration.remarks == [])
    }

    @Test("Each registration of URLNavigator gets a marker or a note") func urlNavigator() {
        let migration = Migration(
            from: .urlnavigator,
            #"""
            func link(_ path: String) -> String { "\(scheme)://\(path)" }

            enum Map {
                static func set(_ navigator: NavigatorType) {
                    navigator.register(link("wallet")) { _, _, _ in WalletController() }
                    navigator.handle(link("home"), self.home(navigator))
                    navigator.handle(link("away")) { _, _, _ in true }
                    navigator.register("app://shop") { _, _, _ in ShopController() }
                    navigator.register("app://gift") { _, _, _ in return GiftController() }
                    navigator.register(Links.plain) { _, _, _ in ShopController() }
                    navigator.register(Links.joined) { _, _, _ in ShopController() }
                }
                static func home(_ n: NavigatorType) -> URLOpenHandlerFactory { { _, _, _ in true } }
            }
            enum Links {
                static let base = "app://"
                static let plain = "app://plain"
                static let joined = base + "joined"
            }
            class ShopController: UIViewController {}
            class GiftController: UIViewController {
                init() { super.init(nibName: nil, bundle: nil) }
            }
            """#
        )
        let markers = migration.text.split(separator: "\n").filter { $0.contains("/// @route") }
        #expect(
            markers == [
                "    /// @route //gift", "/// @route //wallet", "/// @route //away", "/// @route //shop",
                "/// @route //plain",
                "/// @route //joined",
            ]
        )
        #expect(migration.remarks.count == 1)
        #expect(migration.remarks.first?.hasSuffix("`/// @route //home`") == true)
        #expect((migration.registrations, migration.marked) == (7, 6))
    }
}
