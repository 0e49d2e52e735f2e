import Testing

@testable import RouteGenCore
@testable import RouteGenReports

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
        "A closure whose arguments a URL would not give is left to a person",
        arguments: [
            #"UserPage(userID: values["other"] as! Int)"#, #"UserPage(userID: (values["id"] as! Int) + 1)"#,
            #"UserPage(userID: values["id"] as? Int ?? 0)"#, "UserPage(userID: 5)", "storyboard.page()",
            #"alert(title: url.queryParameters["caption"], message: nil)"#, #"UserPage(values["id"] as! Int)"#,
            #"print(); return UserPage(userID: values["id"] as! Int)"#, "UserPage(name: context)",
            #"self.UserPage(userID: values["id"] as! Int)"#, "UserPage()",
        ]
    )
    func doesMore(_ body: String) {
        let registration = #"navigator.register("myapp://user/<int:id>") { url, values, context in \#(body) }"#
        let migration = Self.migration(registration)
        #expect(migration.text == Self.pages + registration)
        #expect(
            migration.remarks == [
                "App.swift:6:20: a closure handles this URL; move its body to a function that returns the page and takes "
                    + "`id: Int`, and write above it: `/// @route //user/:id`"
            ]
        )
    }

    @Test("A function that could be meant in two ways is left to a person") func ambiguous() {
        let call = #"navigator.register("myapp://a/<id>") { _, v, _ in open(id: v["id"] as! String) }"#
        let one = "func open(id: String) {}\n"
        let method = "struct S { func open(id: String) {} }\n"
        #expect(Migration(from: .urlnavigator, one + call).remarks == [])
        #expect(Migration(from: .urlnavigator, one + method + call).remarks.count == 1)
        #expect(Migration(from: .urlnavigator, one + "#if DEBUG\n\(one)#endif\n" + call).remarks.count == 1)
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
                "App.swift:3:20: the pattern is not a string literal; write its marker above a function that returns the "
                    + "page, such as `/// @route //host/:id`",
                "App.swift:4:15: a function with URLNavigator's parameters handles this URL; give its values to a function "
                    + "that returns the page and takes `id: UUID`, and write above it: `/// @route /user/:id`",
            ]
        )
    }
}
