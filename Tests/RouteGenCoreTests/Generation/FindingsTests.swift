import Foundation
import TestSupport
import Testing

@testable import RouteGenCore

/// The whole text of the findings about sources with mistakes, one folder for each subject.
///
/// `ROUTEGEN_RECORD=1 swift test` writes the texts and fails, so that the difference is reviewed.
@Suite struct FindingsTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Findings")

    @Test(
        "The findings about one module are the recorded ones",
        arguments: [
            "Braces", "Cases", "Classes", "Conflicted", "Handlers", "Names", "Defaults", "Duplicates", "Conflicts",
            "Services", "Enclosing", "Extensions",
            "Conditions", "Fixed", "Instances", "Limits", "Members", "Memberwise", "Navigation", "Patterns", "Prefixes",
        ]
    )
    func ofOneModule(_ subject: String) throws {
        let findings = Generator.generate(GenerationRequest(module: try scan(subject))).diagnostics
        try compare(findings, with: subject)
    }

    /// A module that offers accessors to another one's routes without depending on it.
    @Test("The findings about accessors are the recorded ones") func ofAccessors() throws {
        var request = GenerationRequest(module: ModuleScan(name: "FeatureBRoutes"))
        request.accessorModules = [try scan("Accessors")]
        request.knownModules = ["Accessors", "FeatureBRoutes", "Account"]
        let json = #"{ "accessors": { "for": ["Accessors", "Acount", "Unknown"] } }"#
        var findings: [Diagnostic] = []
        request.configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
        try compare(findings + Generator.generate(request).diagnostics, with: "Accessors")
    }

    /// The aggregate reports only what the modules' own builds cannot detect.
    @Test("The findings across modules are the recorded ones") func acrossModules() {
        let chat = """
            /// @route //chat/:id
            func openChat(id: Int) {}
            /// @route //own
            func first() {}
            /// @route //own
            func second() {}
            """
        let shop = """
            /// @route //chat/:name
            func chat(name: String) {}
            """
        var request = GenerationRequest(module: ModuleScan(name: "App"))
        request.isExecutable = true
        request.dependencies = [
            ModuleScan(name: "Shop", sources: ["Shop.swift": shop]),
            ModuleScan(name: "Chat", sources: ["Chat.swift": chat]),
        ]
        let text = DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged())
        #expect(
            text == """
                Shop.swift:1:5: error: `//chat/:name` of `Shop.chat(name:)` matches the same URLs as `//chat/:id` of \
                `Chat.openChat(id:)` [RG101]
                Chat.swift:1:5: note: `//chat/:id` of `Chat.openChat(id:)` is here
                Shop.swift:1:5: note: witness: //chat/a
                Shop.swift:1:5: note: change one of the patterns, remove one of the markers, or set a `priority:`

                """
        )
    }

    /// The build of an app knows all routes, so it reports parents that no module has.
    @Test("The findings about parents in other modules are the recorded ones") func parentsAcrossModules() {
        let chat = """
            /// @route //inbox
            func inbox() -> Screen { Screen() }
            /// @route(parent: hoem) //chat/:id
            func openChat(id: Int) -> Screen { Screen() }
            /// @route(parent: order) //chat/:id/order
            func openOrder(id: Int) -> Screen { Screen() }
            /// @route(parent: settings) //chat/settings
            func chatSettings() -> Screen { Screen() }
            /// @route(parent: Shop.settings) //chat/theme
            func theme() -> Screen { Screen() }
            /// @route(parent: lost) //own
            func own(info: [String: Any]) -> Screen { Screen() }
            """
        let shop = """
            /// @route //order/:number
            func order(number: Int) -> Screen { Screen() }
            /// @route //shop/settings
            func settings() -> Screen { Screen() }
            /// @route(parent: cycle) //shop/cycle
            func cycle() -> Screen { Screen() }
            """
        let maps = """
            /// @route //home
            func home() -> Screen { Screen() }
            /// @route //maps/settings
            func settings() -> Screen { Screen() }
            """
        var request = GenerationRequest(module: ModuleScan(name: "App"))
        request.isExecutable = true
        request.dependencies = [
            ModuleScan(name: "Shop", sources: ["Shop.swift": shop]),
            ModuleScan(name: "Chat", sources: ["Chat.swift": chat]),
            ModuleScan(name: "Maps", sources: ["Maps.swift": maps]),
        ]
        let text = DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged())
        #expect(
            text == """
                Chat.swift:3:20: error: no linked module has the route `hoem`, the parent of `openChat` [RG802]
                Chat.swift:3:20: note: did you mean `home`?
                Chat.swift:5:20: error: the parent `order` needs `number`, which `openOrder` does not have [RG803]
                Shop.swift:2:12: note: the parent's parameter is declared here
                Chat.swift:5:20: note: add a parameter `number: Int` to `openOrder(id:)`, or make that of the parent \
                optional
                Chat.swift:7:20: error: `settings` is the name of several routes [RG802]
                Maps.swift:3:5: note: `//maps/settings` of `Maps.settings()` is here
                Shop.swift:3:5: note: `//shop/settings` of `Shop.settings()` is here
                Chat.swift:7:20: note: name one of them by its accessor: `Maps.settings` or `Shop.settings`, or give one \
                of them a `name:`
                Chat.swift:11:20: error: no linked module has the route `lost`, the parent of `own` [RG802]
                Chat.swift:11:20: note: name a route by its accessor, such as `parent: inbox`, or link the module that \
                has it

                """
        )
    }

    @Test("A parent and a tab's first page may have the name of their declaration, which must mean one route")
    func declaredNames() {
        let shop = """
            enum ShopScreen {
                /// @route //shop
                case shop
                /// @route //list
                case list
            }
            /// @route(init) //cart
            struct Cart {}
            /// @route(parent: shop) //a
            func a() -> Screen { Screen() }
            /// @route(parent: ShopScreen.shop) //b
            func b() -> Screen { Screen() }
            /// @route(parent: Cart) //c
            func c() -> Screen { Screen() }
            /// @route(parent: list) //d
            func d() -> Screen { Screen() }
            """
        let chat = """
            enum ChatScreen {
                /// @route //list/chats
                case list
            }
            enum OldScreen {
                /// @route //list/old
                case list
            }
            /// @route(parent: list) //e
            func e() -> Screen { Screen() }
            /// @route(parent: shop) //f
            func f() -> Screen { Screen() }
            """
        let modules = [
            ModuleScan(name: "Shop", sources: ["Shop.swift": shop]),
            ModuleScan(name: "Chat", sources: ["Chat.swift": chat]),
        ]
        #expect(
            DiagnosticRenderer().render(
                Generator.generate(GenerationRequest(module: modules[1])).diagnostics.arranged()
            )
                == """
                Chat.swift:9:20: error: `list` is the name of several routes [RG802]
                Chat.swift:2:9: note: `//list/chats` of `Chat.ChatScreen.list()` is here
                Chat.swift:6:9: note: `//list/old` of `Chat.OldScreen.list()` is here
                Chat.swift:9:20: note: name one of them by its accessor: `chatScreenList` or `oldScreenList`, or give one \
                of them a `name:`

                """
        )
        var findings: [Diagnostic] = []
        var request = GenerationRequest(module: ModuleScan(name: "App"))
        request.isExecutable = true
        request.dependencies = modules
        let json = Array(#"{"tabs": {"shop": "shop", "cart": "Cart", "lists": "list"}}"#.utf8)
        request.configuration = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        #expect(
            DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged()) == """
                routegen.json:1:52: error: `list` is the name of several routes [RG806]
                Chat.swift:2:9: note: `//list/chats` of `Chat.ChatScreen.list()` is here
                Chat.swift:6:9: note: `//list/old` of `Chat.OldScreen.list()` is here
                Shop.swift:4:9: note: `//list` of `Shop.ShopScreen.list()` is here
                routegen.json:1:52: note: name one of them by its accessor: `chatScreenList`, `oldScreenList` or \
                `shopScreenList`, or give one of them a `name:`

                """
        )
    }

    private func scan(_ subject: String) throws -> ModuleScan {
        let folder = Self.folder.appendingPathComponent(subject)
        var scan = ModuleScan(name: subject)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where file.hasSuffix(".swift.txt") {
            let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
            bytes.withUnsafeBufferPointer { scan.add(path: String(file.dropLast(4)), bytes: $0) }
        }
        return scan
    }

    private func compare(_ findings: [Diagnostic], with subject: String) throws {
        let folder = Self.folder.appendingPathComponent(subject)
        let renderer = DiagnosticRenderer { location in
            guard
                let text = try? String(
                    contentsOf: folder.appendingPathComponent(location.file + ".txt"),
                    encoding: .utf8
                )
            else {
                return nil
            }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.indices.contains(location.line - 1) ? String(lines[location.line - 1]) : nil
        }
        // The renderer would only count the findings beyond the twentieth of a kind in a file.
        let text = findings.arranged().map { renderer.render([$0]) }.joined()
        let expectation = folder.appendingPathComponent("findings.txt")
        if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] != nil {
            try text.write(to: expectation, atomically: true, encoding: .utf8)
            Issue.record("\(subject) was recorded; look at the difference, then run the tests without ROUTEGEN_RECORD")
            return
        }
        #expect(try text == String(contentsOf: expectation, encoding: .utf8))
    }
}
