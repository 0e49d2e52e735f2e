import TestSupport
import Testing

@testable import RouteGenCore

@Suite struct HandlerNamesTests {
    @Test(
        "The first word of a name becomes lowercase",
        arguments: [
            ("AModule", "aModule"), ("App", "app"), ("URLPage", "urlPage"), ("URL", "url"), ("chat", "chat"),
            ("A", "a"),
            ("HTTP2Page", "http2Page"), ("", ""),
        ]
    )
    func lowercasedFirst(_ name: String, _ expected: String) {
        #expect(Handler.lowercasedFirst(name) == expected)
    }

    @Test("Accessors are named after their handlers, types and options") func namesOfAccessors() {
        let source = """
            /// @route //chat/:chatID
            func openChat(chatID: Int) {}
            final class AModule {
                /// @route
                func server2(value: Int) -> Int { value }
                /// @route(name: special) //special
                func other() {}
                enum Inner {
                    /// @route
                    static func run() {}
                }
            }
            struct ChatScreen {
                /// @route //screen/:id
                /// @route //window/:id
                init(id: Int) {}
            }
            """
        let model = ModuleModel(.init(name: "FeatureA", sources: ["A.swift": source]))
        #expect(ModuleChecks.check(model) == [])
        let names = model.handlers.map { "\($0.accessorName) \($0.storeGroup ?? "-").\($0.storeName)" }.sorted()
        #expect(
            names == [
                "aModuleInnerRun aModuleInner.run", "aModuleServer2 aModule.server2", "chatScreen -.chatScreen",
                "openChat -.openChat", "special aModule.special",
            ]
        )
        let screen = model.handlers.first { $0.accessorName == "chatScreen" }
        #expect(screen?.patterns.indices.map { screen?.pathName(ofPattern: $0) } == ["chatScreen", "chatScreen2"])
    }
}
