import RouteReasons
import RouteTables
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
        #expect(AccessorName.lowercasedFirst(name) == expected)
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
        // A plan finds the names that no marker gives by the names of the handlers.
        for handler in model.handlers where handler.givenName == nil {
            #expect(AccessorName.of(handler: handler.displayName[...]) == handler.accessorName)
        }
        let screen = model.handlers.first { $0.accessorName == "chatScreen" }
        #expect(screen?.patterns.indices.map { screen?.pathName(ofPattern: $0) } == ["chatScreen", "chatScreen2"])
    }

    @Test("The marker of a further pattern names its constant") func namesOfConstants() {
        let source = """
            /// @route(with: tab=insights, name: auctionResults) //auction/:id/results
            /// @route(name: auction) //auction/:id/:tab?
            /// @route //lot/:id/:tab?
            /// @route(name: auction) //old/:id
            func openAuction(id: Int, tab: String = "bids") {}
            """
        let model = ModuleModel(.init(name: "Shop", sources: ["Shop.swift": source]))
        #expect(ModuleChecks.check(model) == [])
        let auction = model.handlers.first
        #expect(auction?.accessorName == "auction")
        // Accessors use the first pattern that fixes no parameter. A repeated name gets a number.
        let names = auction?.patterns.indices.map { ordinal in
            "\(auction?.patterns[ordinal].text ?? "") \(auction?.pathName(ofPattern: ordinal) ?? "")"
        }
        #expect(
            names == [
                "//auction/:id/:tab? auction", "//lot/:id/:tab? auction2", "//old/:id auction3",
                "//auction/:id/results auctionResults",
            ]
        )
    }

    @Test("A constant's name that another pattern has is an error at its marker") func repeatedNames() {
        let source = """
            /// @route //a
            func first() {}
            /// @route //b
            /// @route(name: first) //c
            func second() {}
            """
        let model = ModuleModel(.init(name: "Shop", sources: ["Shop.swift": source]))
        let findings = AccessorCollisions.check(model.handlers, kinds: { _ in [.routes, .paths] })
        #expect(findings.map(\.code) == [.accessorCollision])
        #expect(findings.first?.location.line == 4)
        #expect(
            findings.first?.message
                == "the patterns of `Shop.second()` and `Shop.first()` have the same constant `RoutePath.first`"
        )
        #expect(AccessorCollisions.check(model.handlers, kinds: { _ in [.routes, .store] }) == [])
    }
}
