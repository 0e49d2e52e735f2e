import TestSupport
import Testing

@testable import RouteGenCore

/// Cases around the values of other types' routes; see also the findings of `Enclosing`.
@Suite struct EnclosingCaseTests {
    @Test("A case encloses the values of a type that has routes")
    func withoutRoutes() {
        let source = """
            /// @route //screens
            enum Screen {
                /// @route
                case place(Place)
                /// @route
                case tools(Tools)
                /// @route
                case chat(ChatScreen)
            }
            struct Place {}
            enum Tools {
                /// @route //tools
                static func count() -> Int { 1 }
            }
            enum ChatScreen {
                /// @route //chat
                case list
            }
            """
        #expect(
            findings(ofApp: source, "{}") == """
                A.swift:1:5: warning: nothing in `Screen` is a route, so this marker has no effect [RG213]
                A.swift:1:5: note: mark the members of `Screen` that URLs open, or remove this marker
                A.swift:4:10: error: no route in `Place` gives a value of it, so no route gives `Screen.place` [RG402]
                A.swift:3:9: note: marked as a route here
                A.swift:4:10: note: mark cases or static members of `Place`, or name the value to read it from the \
                URL: `_ value: Place`
                A.swift:6:10: error: no route in `Tools` gives a value of it, so no route gives `Screen.tools` [RG402]
                A.swift:5:9: note: marked as a route here
                A.swift:6:10: note: mark cases or static members of `Tools`, or name the value to read it from the \
                URL: `_ value: Tools`

                """
        )
    }

    @Test("Each mistake of a case is reported at once, and not those that follow from it")
    func mistakes() {
        let source = """
            struct Box<Value> {}
            typealias Numbers = Box<Int>
            enum Screen {
                /// @route
                case numbers(Numbers)
                /// @route
                case place(Place)
                /// @route
                case chat(ChatScreen)
                /// @route
                case outer(Outer)
            }
            struct Place {}
            enum ChatScreen {
                /// @route //chat
                case room(inout: Int...)
            }
            enum Outer {
                /// @route
                case inner(Foreign)
            }
            """
        #expect(
            findings(ofApp: source, "{}") == """
                A.swift:5:10: error: `Numbers` is another name for `Box<Int>`, which cannot have routes [RG402]
                A.swift:4:9: note: marked as a route here
                A.swift:5:10: note: name the value to read it from the URL: `_ value: Numbers`; or use a type of \
                its own
                A.swift:7:10: error: no route in `Place` gives a value of it, so no route gives `Screen.place` [RG402]
                A.swift:6:9: note: marked as a route here
                A.swift:7:10: note: mark cases or static members of `Place`, or name the value to read it from the \
                URL: `_ value: Place`
                A.swift:16:15: error: a router cannot pass several values for the variadic parameter `inout` [RG402]
                A.swift:15:9: note: marked as a route here
                A.swift:16:15: note: take an array: `[Int]`
                A.swift:20:10: error: `Foreign` is declared in another module, whose routes do not know `Outer` \
                [RG402]
                A.swift:19:9: note: marked as a route here
                A.swift:20:10: note: remove the marker, and write `Outer.inner(page)` where the app has the page; \
                or declare `Foreign` in this module

                """
        )
    }

    @Test("Routes inside a case are of the one type that the app names")
    func destination() {
        let source = """
            enum Screen {
                /// @route
                case chat(App.ChatScreen)
            }
            typealias Chat = ChatScreen
            enum ChatScreen {
                /// @route //inbox
                case inbox
            }
            extension Chat {
                /// @route(parent: chatScreenInbox) //room
                static func room() -> Self { .inbox }
            }
            """
        #expect(findings(ofApp: source, #"{"destination": "Screen"}"#) == "")
    }

    @Test("Routes inside a case have its type, its conditions and its availability")
    func availability() throws {
        let source = """
            @available(iOS 17, *)
            public enum Screen {
                #if DEBUG
                    /// @route
                    @available(*, deprecated, message: "soon")
                    case chat(ChatScreen)
                #endif
            }
            public enum ChatScreen {
                /// @route //inbox
                case inbox
            }
            """
        let handler = try #require(ModuleModel(ModuleScan(name: "App", sources: ["A.swift": source])).handlers.first)
        #expect(handler.result?.text == "Screen")
        #expect(handler.condition == "DEBUG")
        #expect(handler.availability.availability.query == "#available(iOS 17, *)")
        #expect(handler.availability.deprecationMessage == "soon")
    }

    @Test("Branches of an `#if` may have different cases around the routes of a type")
    func branches() {
        let source = """
            enum Screen {
                #if os(iOS)
                    /// @route
                    case chat(ChatScreen)
                #else
                    /// @route
                    case conversation(ChatScreen)
                #endif
            }
            enum ChatScreen {
                /// @route //chat
                case main
                #if os(iOS)
                    /// @route //call
                    case call
                #endif
            }
            """
        #expect(findings(ofApp: source, "{}") == "")
        let handlers = ModuleModel(ModuleScan(name: "App", sources: ["A.swift": source])).handlers
        let texts = handlers.map { "\($0.name) \($0.enclosingCases) \($0.condition ?? "")" }.sorted()
        #expect(
            texts == [
                #"call ["Screen.chat"] os(iOS)"#, #"main ["Screen.chat"] os(iOS)"#,
                #"main ["Screen.conversation"] !(os(iOS))"#,
            ]
        )
    }
}
