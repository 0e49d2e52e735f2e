import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct URLNavigatorRegistrationsTests {
    private static let pages = """
        final class UserPage {
            init(userID: Int) {}
            init(name: String) {}
        }
        func alert(title: String?, message: String?) {}

        """

    private static func migration(_ registration: String) -> Migration {
        Migration(from: .urlnavigator, pages + registration)
    }

    @Test(
        "A closure that only passes values leads to what it calls",
        arguments: [
            (
                """
                navigator.register("myapp://user/<int:id>") { url, values, context in
                    guard let userID = values["id"] as? Int else { return nil }
                    return UserPage(userID: userID)
                }
                """, "    /// @route //user/:userID\n    init(userID: Int) {}"
            ),
            (
                """
                navigator.register("myapp://name/<path:x>") { [weak self] (_, v, _) -> UIViewController? in
                    let name = v["x"] as! String
                    return UserPage.init(name: name)
                }
                """, "    /// @route //name/:name(.+)\n    init(name: String) {}"
            ),
            (
                """
                navigator.handle("myapp://alert") { url, values, context in
                    let title = url.queryParameters["title"]
                    alert(title: title, message: url.queryParameters["message"])
                    return true
                }
                """, "}\n/// @route //alert\nfunc alert("
            ),
            (
                #"navigator.register("http://a.b/<x>", { UserPage(name: $1["x"] as! String) })"#,
                "    /// @route http://a.b/:name\n    init(name: String) {}"
            ),
        ]
    )
    func passesValues(_ registration: String, _ marked: String) {
        let migration = Self.migration(registration)
        #expect(migration.text.contains(marked), "\(migration.text)")
        #expect(migration.text.split(separator: "\n").count { $0.contains("@route") } == 1)
        #expect(migration.remarks == [])
    }

    @Test(
        "A closure that uses what surrounds it is left to a person",
        arguments: [
            (#"UserPage(userID: values["other"] as! Int)"#, "reads `other`, which the pattern does not have"),
            (#"Other(values["id"] as! String)"#, "reads `id` as `String`, although it is `Int`"),
            ("storyboard.page()", "uses `storyboard`"), ("UserPage(name: context)", "uses `context`"),
            (#"self.UserPage(userID: values["id"] as! Int)"#, "uses `self`"), ("UserPage(url)", "uses `url`"),
            (#"UserPage(name: "\(url)")"#, "uses `url`"),
            (#"UserPage(name: url.queryParameters["a-b"]!)"#, "reads `a-b`, which is no name of a parameter"),
            ("", "does nothing"), ("return", "gives no result"),
        ]
    )
    func usesOtherNames(_ body: String, _ reason: String) {
        let registration = """
            class Map {
                func set() {
                    navigator.register("myapp://user/<int:id>") { url, values, context in \(body) }
                }
            }
            """
        let migration = Self.migration(registration)
        #expect(migration.text == Self.pages + registration)
        #expect(
            migration.remarks == [
                "App.swift:8:28: a closure that \(reason) handles this URL; move its body to a function that returns the "
                    + "page and takes `id: Int`, and write above it: `/// @route //user/:id`"
            ]
        )
    }

    @Test("A function that could be meant in two ways gets no marker") func ambiguous() {
        let call = #"navigator.register("myapp://a/<id>") { _, v, _ in open(id: v["id"] as! String) }"#
        let one = "func open(id: String) {}\n"
        let method = "struct S { func open(id: String) {} }\n"
        #expect(Migration(from: .urlnavigator, one + call).remarks == [])
        for other in [method, "#if DEBUG\n\(one)#endif\n"] {
            // A new function calls the one that the closure calls.
            let migration = Migration(from: .urlnavigator, one + other + call)
            #expect(
                migration.text.hasSuffix(
                    "/// @route //a/:id\n@MainActor func openA(id: String) -> UIViewController? {\n    open(id: id)\n}\n"
                )
            )
        }
    }

    @Test("Other registrations are left to a person, or are not URLNavigator's") func others() {
        let migration = Migration(
            from: .urlnavigator,
            #"""
            navigator.register("http://<path:_>", webPage)
            navigator.register("myapp://region/<region:_>") { url, values, context in page }
            navigator.register(Paths.user) { url, values, context in page }
            Navigator.map("/user/<uuid:id>", UserPage.self)
            container.register(Service.self) { _ in Service() }
            table.register("cell")
            center.register("kind", forKey: "a")
            func register(_ name: String) {}
            """#
        )
        #expect(
            migration.remarks == [
                "App.swift:1:20: this takes every URL of the web; write a function that takes `address: String`, and "
                    + "above it: `/// @route(regex, priority: low) (?<address>https?://.+)`",
                "App.swift:2:20: `myapp://region/<region:_>` has no counterpart: `region` is a converter of the app; write "
                    + "a constraint, as in `:_([a-z]+)`",
                "App.swift:3:20: the pattern of `navigator.register(Paths.user)` is not one that these sources show; write "
                    + "its marker above a function that returns the page, such as `/// @route //host/:id`",
                "App.swift:4:15: a function with URLNavigator's parameters handles this URL; give its values to a function "
                    + "that returns the page and takes `id: UUID`, and write above it: `/// @route /user/:id`",
            ]
        )
    }

    @Test("In a file that imports URLNavigator, each call of this form is a registration") func otherReceivers() {
        let text = """
            router.register(Paths.all[0], factory)
            router.handle(Paths.all[1]) { open($0) }
            container.register(Service.self) { Service() }
            table.register(nib, forCellReuseIdentifier: id)
            defaults.register(defaults: values)
            list.map(first, second)
            texts.map("/// a://b\\n")

            """
        #expect(Migration(from: .urlnavigator, text).registrations == 0)
        let migration = Migration(from: .urlnavigator, "import URLNavigator\n" + text)
        #expect(
            migration.remarks.map { $0.split(separator: "`")[1] } == [
                "router.register(Paths.all[0], factory)", "router.handle(Paths.all[1])",
            ]
        )
    }

    @Test("Patterns are constants and the results of functions, too") func builtPatterns() {
        let migration = Self.migration(
            #"""
            enum Links {
                static let base = "myapp://"
                static func link(_ path: String) -> String { base + path }
            }
            enum Map {
                static func set(_ nav: NavigatorType) {
                    nav.register(Links.base + "joined") { _, _, _ in UserPage() }
                    nav.handle(Links.link("alert")) { url, _, _ in
                        alert(title: url.queryParameters["title"], message: url.queryParameters["message"])
                        return true
                    }
                    nav.handle(Links.link("home"), home(nav))
                    nav.register(Links.all[0], factory)
                    table.register(Links.all[0], factory)
                }
            }
            extension Navigator {
                func setUp() {
                    register(Links.link("own")) { _, _, _ in UserPage() }
                }
            }
            """#
        )
        #expect(migration.text.contains("/// @route //alert\nfunc alert("))
        #expect(
            migration.text.contains(
                "/// @route //joined\n@MainActor func openJoined() -> UserPage {\n    UserPage()\n}"
            )
        )
        #expect(migration.text.contains("/// @route //own\n"))
        #expect(
            migration.remarks == [
                "App.swift:17:20: a function with URLNavigator's parameters handles this URL; give its values to a function "
                    + "that returns the page, and write above it: `/// @route //home`",
                "App.swift:18:22: the pattern of `nav.register(Links.all[0], factory)` is not one that these sources show; "
                    + "write its marker above a function that returns the page, such as `/// @route //host/:id`",
            ]
        )
        #expect((migration.registrations, migration.marked) == (5, 3))
    }
}
