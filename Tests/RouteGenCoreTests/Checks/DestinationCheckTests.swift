import TestSupport
import Testing

@testable import RouteGenCore

/// Back stacks whose pages are of one type.
@Suite struct DestinationCheckTests {
    private func findings(_ source: String, _ destination: String = "Screen") -> String {
        RouteGenCoreTests.findings(ofApp: source, #"{"tabs": {"home": "home"}, "destination": "\#(destination)"}"#)
    }

    @Test("A route with a parent, a parent and the first page of a tab give the type of the app")
    func others() {
        let source = """
            /// @route //home
            func home() -> Home { Home() }
            /// @route //inbox
            func inbox() -> Inbox { Inbox() }
            /// @route(parent: inbox) //chat
            func chat() -> Screen { .chat }
            /// @route(parent: chat) //photo
            func photo() -> Photo? { nil }
            /// @route //settings
            func settings() -> Settings { Settings() }
            """
        #expect(
            findings(source) == """
                A.swift:2:6: error: the page of `home` is the first page of the tab `home`, but its type is `Home`, not `Screen` \
                [RG807]
                routegen.json:1:43: note: `destination` is `Screen` here
                A.swift:2:6: note: return `Screen`, or remove `destination` from the `routegen.json` of the app
                A.swift:4:6: error: the page of `inbox` is below the page of `chat`, but its type is `Inbox`, not `Screen` \
                [RG807]
                routegen.json:1:43: note: `destination` is `Screen` here
                A.swift:4:6: note: return `Screen`, or remove `destination` from the `routegen.json` of the app
                A.swift:8:6: error: the page of `photo` is above the page of `chat`, but its type is `Photo?`, not `Screen` \
                [RG807]
                routegen.json:1:43: note: `destination` is `Screen` here
                A.swift:8:6: note: return `Screen`, or remove `destination` from the `routegen.json` of the app

                """
        )
    }

    @Test(
        "Cases, optional results, aliases and names with a module give the type",
        arguments: ["Screen", "App.Screen"]
    )
    func same(_ destination: String) {
        let source = """
            typealias Page = Screen
            enum Screen {
                /// @route(name: home) //home
                case home
            }
            /// @route(parent: home) //a
            func a() -> Screen? { nil }
            /// @route(parent: a) //b
            func b() -> Page { .home }
            /// @route(parent: b) //c
            func c() -> App.Screen { .home }
            """
        #expect(findings(source, destination) == "")
    }

    @Test(
        "The type may be a protocol, to which a page conforms, or of which its marker says that others see it",
        arguments: ["FeatureScreen", "any FeatureScreen", "any App.FeatureScreen"]
    )
    func protocols(_ destination: String) {
        let source = """
            protocol FeatureScreen {}
            protocol ShopScreen: FeatureScreen {}
            /// @route(returns: any FeatureScreen)
            enum HomeScreen: Hashable {
                /// @route(name: home) //home
                case home
            }
            struct ShopPage: ShopScreen {
                /// @route(parent: home) //shop
                init() {}
            }
            struct CartPage {
                /// @route(parent: shopPage) //cart
                init() {}
            }
            extension CartPage: FeatureScreen {}
            /// @route(parent: cartPage) //any
            func some() -> (any FeatureScreen)? { nil }
            """
        #expect(findings(source, destination) == "")
    }

    @Test("A page that does not conform to the protocol is told to") func noConformance() {
        let source = """
            struct HomePage: View {
                /// @route(name: home) //home
                init() {}
            }
            /// @route //inbox
            func inbox() -> any View { Inbox() }
            /// @route(parent: inbox) //chat
            func chat() -> any FeatureScreen { Chat() }
            """
        #expect(
            findings(source, "any FeatureScreen") == """
                A.swift:3:5: error: the page of `home` is the first page of the tab `home`, but its type is `HomePage`, not \
                `any FeatureScreen` [RG807]
                routegen.json:1:43: note: `destination` is `any FeatureScreen` here
                A.swift:3:5: note: conform `HomePage` to `FeatureScreen`, or remove `destination` from the `routegen.json` of the app
                A.swift:6:6: error: the page of `inbox` is below the page of `chat`, but its type is `any View`, not \
                `any FeatureScreen` [RG807]
                routegen.json:1:43: note: `destination` is `any FeatureScreen` here
                A.swift:6:6: note: return `any FeatureScreen`, or remove `destination` from the `routegen.json` of the app

                """
        )
    }
}
