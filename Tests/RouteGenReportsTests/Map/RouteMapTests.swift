import Foundation
import RoutePatterns
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// The map of a small app in every form for people and tools.
@Suite struct RouteMapTests {
    static let chat = """
        /// Opens a conversation.
        ///
        /// It scrolls to a position | if there is one.
        ///
        /// @route(from: external, webView) //chat/:chatID(\\d+)/:position?
        /// @route(priority: low) //im/chat/:chatID(\\d+)
        @MainActor public func openChat(chatID: Int, position: Int? = nil) throws -> Screen { Screen() }

        public final class Settings {
            /// @route(with: theme=dark, deprecated: "use `setTheme`") //dark
            func theme(theme: String, done: (() -> Void)? = nil) async {}
        }
        """
    static let storage = """
        /// Keeps files.
        /// @service(Storage, key: "disk", scope: transient)
        final class DiskStorage: Storage { init() {} }
        """

    static var map: RouteMap {
        RouteMap(
            [
                ModuleScan(name: "Storages", sources: ["/root/Storages/Disk.swift": storage]),
                ModuleScan(name: "Chat", sources: ["/root/Chat/Chat.swift": chat]),
            ],
            path: { String($0.dropFirst("/root/".count)) }
        )
    }

    @Test("A parameter comes from the fragment, or from code, if no other part of a URL has its value") func places() {
        let source = """
            final class Post { let id = 0 }
            final class Page: UIViewController {}
            enum Mode { case all, of(id: Int) }
            enum Tab: String { case all }
            struct UserID {}
            extension UserID: RouteValue {}
            protocol Named: Hashable {}
            struct Size: Named {}
            struct Other: Imported {}

            /// @route //invite#url=:url
            func invite(url: String, place: String) {}
            /// @route //sign/#/step/:step/?token=:token
            func signIn(step: Int, token: String) {}
            /// @route //post
            func post(post: Post, page: Page?, mode: Mode, text: Binding<String>, pair: (Int, Int), any: Any) {}
            /// @route //list
            func list(posts: [Post], named: any Named, size: Size, type: Post.Type, object: AnyObject?) {}
            /// @route //known
            func known(tab: Tab, user: UserID, users: [UserID], other: Other, imported: Imported, id: Int) {}
            """
        let map = RouteMap([ModuleScan(name: "App", sources: ["A.swift": source])])
        let places = map.routes.map { route in
            let places = route.parameters.map { "\($0.name) \($0.place)" }.joined(separator: ", ")
            return "\(route.name): \(places)"
        }
        #expect(
            places == [
                "invite: url fragment, place query",
                "known: tab query, user query, users query, other query, imported query, id query",
                "list: posts context, named context, size context, type context, object context",
                "post: post context, page context, mode context, text context, pair context, any context",
                "signIn: step fragment, token fragment",
            ]
        )
        #expect(
            map.json.contains(
                #"{"name": "url", "type": "String", "in": "fragment", "required": true, "default": null}"#
            )
        )
        #expect(map.markdown.contains("| `url` | `String` | fragment | yes |  |"))
        #expect(map.markdown.contains("| `mode` | `Mode` | context | yes |  |"))
    }

    @Test("An example has values that the handler reads, as far as the sources show") func examples() {
        let source = """
            enum Tab: String { case own, all }
            struct UserID: RouteValue {}
            /// @route //auction/:id/:tab/:isOpen
            func auction(id: Int, tab: Tab, isOpen: Bool) {}
            /// @route //bid/:amount(1\\d+)/:name
            func bid(amount: Int, name: String) {}
            /// @route //find#top
            func find(q: String, page: Int, isOpen: Bool, sort: Tab, tags: [Int], size: Int = 5) {}
            /// @route //list/:ids+
            func list(ids: [UInt8]) {}
            /// @route //user/:id
            func user(id: UserID) {}
            """
        let map = RouteMap([ModuleScan(name: "App", sources: ["A.swift": source])])
        let examples = [
            "//auction/0/own/true", "//bid/10/a", "//find?isOpen=true&page=0&q=a&sort=own#/top", "//list/0", "//user/a",
        ]
        #expect(map.routes.map(\.example) == examples)
    }

    @Test("K18 The document of all routes has their documentation, callers and parameters") func markdown() {
        #expect(
            Self.map.markdown == """
                # Routes

                3 routes and 1 service in 2 modules.

                | pattern | what it opens | open to |
                | --- | --- | --- |
                | `//chat/:chatID(\\d+)/:position?` | Opens a conversation | app, webView, external |
                | `//dark` | Theme | app |
                | `//im/chat/:chatID(\\d+)` | Opens a conversation | app |

                ## Chat

                ### `//chat/:chatID(\\d+)/:position?`

                > Opens a conversation.
                >
                > It scrolls to a position | if there is one.

                - Example: `//chat/0`
                - Handler: `Chat.openChat(chatID:position:)`, in `Chat/Chat.swift:5`
                - Accessor: `openChat`
                - Open to: app, webView, external
                - Returns: `Screen` (may fail, on `MainActor`)

                | parameter | type | from | required | default |
                | --- | --- | --- | --- | --- |
                | `chatID` | `Int` | path | yes |  |
                | `position` | `Int?` | path | no | `nil` |

                ### `//dark`

                - Deprecated: use \\`setTheme\\`
                - Example: `//dark`
                - Handler: `Chat.Settings.theme(theme:done:)`, in `Chat/Chat.swift:10`
                - Accessor: `settingsTheme`
                - Open to: app
                - Returns: nothing (asynchronous)

                | parameter | type | from | required | default |
                | --- | --- | --- | --- | --- |
                | `theme` | `String` | marker | no | `dark` |
                | `done` | `(() -> Void)?` | callback | no | `nil` |

                ### `//im/chat/:chatID(\\d+)`

                > Opens a conversation.
                >
                > It scrolls to a position | if there is one.

                - Example: `//im/chat/0`
                - Handler: `Chat.openChat(chatID:position:)`, in `Chat/Chat.swift:6`
                - Accessor: `openChat`
                - Open to: app
                - Priority: low
                - Returns: `Screen` (may fail, on `MainActor`)

                | parameter | type | from | required | default |
                | --- | --- | --- | --- | --- |
                | `chatID` | `Int` | path | yes |  |
                | `position` | `Int?` | query | no | `nil` |

                ## Storages

                ### Services

                | protocol | key | type | scope | source |
                | --- | --- | --- | --- | --- |
                | `Storage` | `disk` | `DiskStorage` | transient | `Storages/Disk.swift:3` |

                """
        )
    }

    @Test("K18 The map for tools has a route on each line") func json() {
        #expect(
            Self.map.json == #"""
                {"version": 1,
                "routes": [
                {"pattern": "//chat/:chatID(\\d+)/:position?", "name": "openChat", "module": "Chat", "handler": "Chat.openChat(chatID:position:)", "file": "Chat/Chat.swift", "line": 5, "priority": "default", "origins": ["webView", "external"], "parameters": [{"name": "chatID", "type": "Int", "in": "path", "required": true, "default": null}, {"name": "position", "type": "Int?", "in": "path", "required": false, "default": "nil"}], "returns": "Screen", "isolation": "MainActor", "async": false, "throws": true, "documentation": "Opens a conversation.\n\nIt scrolls to a position | if there is one.", "deprecated": null, "when": null, "open": null, "parent": null, "requires": [], "if": null, "available": [], "example": "//chat/0"},
                {"pattern": "//dark", "name": "settingsTheme", "module": "Chat", "handler": "Chat.Settings.theme(theme:done:)", "file": "Chat/Chat.swift", "line": 10, "priority": "default", "origins": [], "parameters": [{"name": "theme", "type": "String", "in": "marker", "required": false, "default": "dark"}, {"name": "done", "type": "(() -> Void)?", "in": "callback", "required": false, "default": "nil"}], "returns": null, "isolation": null, "async": true, "throws": false, "documentation": "", "deprecated": "use `setTheme`", "when": null, "open": null, "parent": null, "requires": [], "if": null, "available": [], "example": "//dark"},
                {"pattern": "//im/chat/:chatID(\\d+)", "name": "openChat", "module": "Chat", "handler": "Chat.openChat(chatID:position:)", "file": "Chat/Chat.swift", "line": 6, "priority": "low", "origins": [], "parameters": [{"name": "chatID", "type": "Int", "in": "path", "required": true, "default": null}, {"name": "position", "type": "Int?", "in": "query", "required": false, "default": "nil"}], "returns": "Screen", "isolation": "MainActor", "async": false, "throws": true, "documentation": "Opens a conversation.\n\nIt scrolls to a position | if there is one.", "deprecated": null, "when": null, "open": null, "parent": null, "requires": [], "if": null, "available": [], "example": "//im/chat/0"}
                ],
                "services": [
                {"protocol": "Storage", "key": "disk", "default": false, "module": "Storages", "type": "DiskStorage", "scope": "transient", "names": ["storageDisk"], "file": "Storages/Disk.swift", "line": 3, "documentation": "Keeps files.", "if": null, "available": []}
                ],
                "links": [],
                "rewrites": []}

                """#
        )
    }

    @Test(
        "A route is deprecated with the message of its marker, or of its `@available` attribute",
        arguments: [
            ("@available(*, deprecated, message: \"use \\\"b\\\"\")", "use \"b\""),
            ("@available(*, deprecated, renamed: \"b()\")", "renamed to `b()`"),
            ("@available(*, deprecated, renamed: \"b()\", message: #\"ask \\#(1)\"#)", "renamed to `b()`"),
            ("@available(iOS, introduced: 15, deprecated: 17, message: \"old\")", "old"),
            ("@available(*, deprecated)", ""), ("@available(iOS 15, *)", nil),
        ]
    )
    func deprecations(_ attribute: String, _ message: String?) {
        let source = "/// @route //a\n\(attribute) func a() {}\n"
        let map = RouteMap([ModuleScan(name: "App", sources: ["App.swift": source])])
        #expect(map.routes.map(\.deprecated) == [message])
    }

    @Test("A type's deprecation applies to its routes, and their own message precedes it") func deprecatedTypes() {
        let source = """
            @available(*, deprecated, message: "the type")
            enum Old {
                /// @route //a
                static func a() {}
                /// @route //b
                @available(*, deprecated, message: "the function") static func b() {}
            }
            """
        let map = RouteMap([ModuleScan(name: "App", sources: ["App.swift": source])])
        #expect(map.routes.map(\.deprecated) == ["the type", "the function"])
    }

    @Test("The JSON form can be read by other programs") func jsonIsValid() throws {
        let object = try JSONSerialization.jsonObject(with: Data(Self.map.json.utf8)) as? [String: Any]
        #expect(object?["version"] as? Int == 1)
        #expect((object?["routes"] as? [Any])?.count == 3)
        let empty = try JSONSerialization.jsonObject(with: Data(RouteMap(routes: []).json.utf8)) as? [String: Any]
        #expect((empty?["routes"] as? [Any])?.isEmpty == true)
    }

    @Test("T3 The map is exported as JSON with paths and classes") func theRouterJSON() throws {
        #expect(
            Self.map.theRouterJSON == #"""
                [
                {"path": "//chat/:chatID(\\d+)/:position?", "class": "Chat.openChat"},
                {"path": "//dark", "class": "Chat.Settings"},
                {"path": "//im/chat/:chatID(\\d+)", "class": "Chat.openChat"}
                ]

                """#
        )
    }

    @Test("T3 The map is exported as a property list with paths and classes") func theRouterPropertyList() throws {
        let text = Self.map.theRouterPropertyList
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        #expect(
            list as? [[String: String]] == [
                ["path": #"//chat/:chatID(\d+)/:position?"#, "class": "Chat.openChat"],
                ["path": "//dark", "class": "Chat.Settings"],
                ["path": #"//im/chat/:chatID(\d+)"#, "class": "Chat.openChat"],
            ]
        )
    }

    @Test("A flowchart shows callers, modules and routes") func mermaid() {
        #expect(
            Self.map.mermaid == """
                flowchart LR
                    webView(["webView"])
                    external(["external"])
                    subgraph module0["Chat"]
                        route0["//chat/:chatID#40;#92;d#43;#41;/:position#63;<br/>openChat"]
                        route1["//dark<br/>settingsTheme"]
                        route2["//im/chat/:chatID#40;#92;d#43;#41;<br/>openChat"]
                    end
                    subgraph module1["Storages"]
                        service0[["Storage#44; key: disk<br/>DiskStorage"]]
                    end
                    webView --> route0
                    external --> route0

                """
        )
    }

    @Test("A flowchart shows how pages open above others") func pages() {
        let chat = """
            /// @route //inbox
            func inbox() -> Page { Page() }
            /// @route(open: present, parent: inbox) //chat/:id
            func openChat(id: Int) -> Page { Page() }
            """
        let photos = """
            /// @route(parent: Chat.openChat) //chat/:id/photos
            func openPhotos(id: Int) -> Page { Page() }
            """
        let map = RouteMap([
            ModuleScan(name: "Chat", sources: ["Chat.swift": chat]),
            ModuleScan(name: "Photos", sources: ["Photos.swift": photos]),
        ])
        #expect(
            map.mermaid.hasSuffix(
                """
                    route2 -.->|"present"| route0
                    route0 -.->|"opens"| route1

                """
            )
        )
    }

    @Test("The order of modules and files makes no difference") func order() {
        let sources = ["a.swift": Self.chat, "b.swift": "/// @route //b\nfunc b() {}\n"]
        let first = ModuleScan(name: "A", sources: sources)
        let second = ModuleScan(name: "B", sources: ["c.swift": "/// @route //a\nfunc a() {}\n"])
        #expect(RouteMap([first, second]).json == RouteMap([second, first]).json)
        #expect(RouteMap([first, second]).json == RouteMap([second, ModuleScan(name: "A", sources: sources)]).json)
    }

    @Test("Hostile text cannot break any form of the map") func hostileTexts() throws {
        let hostile = "a|b`c``d\\|<script>&\"]\u{7}\r\n| # x #quot; ]]>"
        var route = MappedRoute(
            pattern: hostile,
            name: hostile,
            module: hostile,
            handler: hostile,
            file: hostile,
            line: 1
        )
        route.documentation = "# no heading\n<b>\n| no | table |\n```"
        route.parameters = [MappedParameter(name: hostile, type: hostile, place: .query, isRequired: true)]
        let map = RouteMap(routes: [route])
        let object = try JSONSerialization.jsonObject(with: Data(map.json.utf8)) as? [String: Any]
        #expect((object?["routes"] as? [[String: Any]])?.first?["pattern"] as? String == hostile)

        let list = try PropertyListSerialization.propertyList(from: Data(map.theRouterPropertyList.utf8), format: nil)
        #expect(
            (list as? [[String: String]])?.first?["path"] == hostile.replacingOccurrences(of: "\u{7}", with: "\u{FFFD}")
        )
        let lines = map.markdown.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("#") }.count == 3)
        #expect(lines.filter { $0.hasPrefix(">") }.count == 4)
        for line in lines where line.hasPrefix("| ```a") {
            #expect(line.hasSuffix("|"))
        }
        #expect(!map.mermaid.contains("script>"))
        #expect(map.mermaid.split(separator: "\n").count == 4)
    }

    @Test(
        "An example is a short URL of the pattern",
        arguments: [
            (#"//chat/:id(\d+)/:x?"#, "//chat/0"), ("/", "/"), ("/a/b", "/a/b"), ("app:/a", "app:/a"),
            ("//:host/x", "//a/x"), ("/s?q=:q&r=1&t=:t?", "/s?q=a&r=1"), ("/#/room/:id", "/#/room/a"),
            ("/**", "/"), ("(http|https)://(www.)?x.example/a+b", "http://x.example/ab"),
            ("regex /r/(\\d{2})", "/r/00"), (#"/:rest(a/b.*)"#, "/a/b"),
        ]
    )
    func example(_ pattern: String, _ url: String) throws {
        let parsed = try RoutePattern(pattern)
        #expect(parsed.example == url)
        #expect(parsed.values(in: url) != nil)
    }

    @Test("A map has the rule of TheRouter's form for a requirement, and an older map its route, which is no change")
    func forms() throws {
        let source = "protocol Pay {\n/// @route(from: webView)\nfunc open(id: Int)\n}\n"
        let map = RouteMap([ModuleScan(name: "App", sources: ["A.swift": source])])
        #expect(map.routes.map(\.pattern) == ["//services/Pay/open"])
        let form = #"//services?protocol=Pay&method=(open|open\(id\:\)|openWithId\:)"#
        let escaped = form.replacingOccurrences(of: "\\", with: "\\\\")
        #expect(
            map.json.contains(
                #"{"from": "\#(escaped)", "to": "//services/Pay/open", "items": {"ivar1": "id"}, "origins": ["webView"]}"#
            )
        )
        var older = map
        var route = older.routes[0]
        route.pattern = form
        older.routes.append(route)
        older.rewrites = []
        let difference = try RouteMapDifference(from: older, to: map)
        #expect(!difference.isBreaking)
        let none = try RouteMapDifference(from: map, to: map)
        #expect(difference.text(as: .text) == none.text(as: .text))
    }
}
