import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct EENavigatorRegistrationsTests {
    @Test("A closure that ends with a function's result leads to that function") func functions() {
        let migration = Migration(
            from: .eenavigator,
            #"""
            func openFolder() -> Page { Page() }
            func openChat(chatID: String, position: Int? = nil, name: String? = nil) -> Page { Page() }
            func openProfile(id: Int) -> Page { Page() }
            enum Web {
                @MainActor
                static func open() -> Page { Page() }
            }
            struct ProfileBody: Body {
                static let pattern = "//profile/:id"
                let id: Int
            }
            Navigator.shared.registerRoute(pattern: "//docs/folder") { _, res in res.end(resource: openFolder()) }
            Navigator.shared.registerRoute(pattern: "//chat/:chatId") { (req, res) in
                guard let id = req.parameters["chatId"] as? String else { return }
                res.end(resource: openChat(chatID: id, name: req.parameters["name"] as? String))
            }
            Navigator.shared.registerRoute(type: ProfileBody.self) { body, _, res in
                res.end(resource: openProfile(id: body.id))
            }
            Navigator.shared.registerRoute(regExpPattern: "^http(s)?\\://", priority: .low) { [weak self] _, res in
                res.end(resource: Web.open())
            }
            """#
        )
        #expect(
            migration.text.hasPrefix(
                #"""
                /// @route //docs/folder
                func openFolder() -> Page { Page() }
                /// @route //chat/:chatID
                func openChat(chatID: String, position: Int? = nil, name: String? = nil) -> Page { Page() }
                /// @route //profile/:id
                func openProfile(id: Int) -> Page { Page() }
                enum Web {
                    /// @route(regex, priority: low) ^http(?:s)?\://
                    @MainActor
                    static func open() -> Page { Page() }
                }

                """#
            )
        )
        #expect(migration.remarks == [])
    }

    @Test("A closure that does more, and a function of the URL, are left to a person") func undecided() {
        let migration = Migration(
            from: .eenavigator,
            #"""
            EENavigator.shared.registerRoute(pattern: "//chat/:chatId(\\d+)/:position?") { (req, res) in
                res.redirect(req.url)
            }
            EENavigator.shared.registerRoute(match: { url in url.port > 10000 }) { _, res in res.end(resource: vc) }
            EENavigator.shared.registerRoute(pattern: Paths.chat) { _, res in res.end(resource: vc) }
            EENavigator.shared.registerRoute(pattern: "//a/<b>", priority: .high, tester: isOn) { _, res in }
            EENavigator.shared.registerRoute(pattern: "//b", priority: .high, tester: isOn) { _, res in }
            EENavigator.shared.registerRoute(plainPattern: "//c:d/e+f", handler)
            EENavigator.shared.registerRoute(regExpPattern: "(?=look)ahead", handler)
            """#
        )
        #expect(
            migration.remarks == [
                #"App.swift:1:43: a closure that uses `res` handles this URL; move its body to a function that returns the page and "#
                    + #"takes `chatId: String` and `position: String?`, and write above it: "#
                    + #"`/// @route //chat/:chatId(\d+)/:position?`"#,
                "App.swift:4:41: a function of the URL decides; write it as a static function that takes a "
                    + "`RouteRequest`, and above the function of the page: `/// @route(when: decides) //*/**`",
                "App.swift:5:43: the pattern of `EENavigator.shared.registerRoute(pattern: Paths.chat)` is not one that "
                    + "these sources show; write its marker above a function that returns the page, such as "
                    + "`/// @route //host/:id`",
                "App.swift:6:43: `//a/<b>` has no counterpart: '<' has no meaning in a pattern",
                "App.swift:7:43: a closure handles this URL; move its body to a function that returns the page, and write "
                    + "above it: `/// @route(priority: high) //b`; write its tester as a static function, and name it in "
                    + "the marker with `when:`",
                #"App.swift:8:48: a function with EENavigator's parameters handles this URL; give its values to a "#
                    + #"function that returns the page, and write above it: `/// @route //c\:d/e\+f`"#,
                "App.swift:9:49: `(?=look)ahead` has no counterpart: look-around is not regular: with it, matching is "
                    + "not linear, and the checks are not exact",
            ]
        )
        #expect(migration.diff { $0 } == "")
    }

    @Test("A closure that ends with a new page becomes a function") func newPages() {
        let migration = Migration(
            from: .eenavigator,
            #"""
            struct NoteBody: Body {
                static let pattern = "//note/:id"
                let id: Int
                var text: String?
            }
            Navigator.shared.registerRoute(pattern: "//chat/:chatId/:position?", priority: .high) { req, res in
                guard let id = req.parameters["chatId"] as? String else { return }
                let page = ChatPage(id)
                page.position = req.parameters["position"] as? String
                res.end(resource: page)
            }
            Navigator.shared.registerRoute(type: NoteBody.self) { body, _, res in
                res.end(resource: NotePage(body.id, text: body.text))
            }
            Navigator.shared.registerRoute(pattern: "//other") { _, res in
                res.end(resource: other)
            }
            """#
        )
        #expect(
            migration.text.hasSuffix(
                """

                /// @route(priority: high) //chat/:chatId/:position?
                @MainActor func openChat(chatId: String, position: String? = nil) -> ChatPage {
                    let id = chatId
                    let page = ChatPage(id)
                    page.position = position
                    return page
                }

                /// @route //note/:id
                @MainActor func openNote(id: Int, text: String? = nil) -> NotePage {
                    return NotePage(id, text: text)
                }

                """
            ),
            "\(migration.text)"
        )
        #expect(
            migration.remarks == [
                "App.swift:15:41: a closure that gives a result whose type it does not show handles this URL; move its body "
                    + "to a function that returns the page, and write above it: `/// @route //other`"
            ]
        )
    }
}
