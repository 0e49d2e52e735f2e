import Testing

@testable import RouteGenCore
@testable import RouteGenReports

@Suite struct TheRouterRegistrationsTests {
    @Test("Each path of a class is a marker of its action") func pathsOfAClass() {
        let migration = Migration(
            from: .therouter,
            """
            class Page {}
            extension Page: TheRouterable {
                static var patternString: [String] {
                    ["scheme://router/demo",
                     "https://example.com/demo"]
                }

                /// Shows the page.
                static func registerAction(info: [String : Any]) -> Any { Page() }

                static var priority: UInt { TheRouterDefaultPriority }
            }
            """
        )
        #expect(
            migration.text == """
                class Page {}
                extension Page: TheRouterable {
                    static var patternString: [String] {
                        ["scheme://router/demo",
                         "https://example.com/demo"]
                    }

                    /// Shows the page.
                    ///
                    /// @route //router/demo
                    /// @route https://example.com/demo
                    static func registerAction(info: [String : Any]) -> Any { Page() }

                    static var priority: UInt { TheRouterDefaultPriority }
                }
                """
        )
        #expect(migration.remarks == [])
    }

    @Test("Constants and registrations by name lead to the class's action, once") func constants() {
        let migration = Migration(
            from: .therouter,
            [
                "A.swift": """
                class Page: TheRouterable {
                    static var patternString: [String] = ["scheme://router/demo"]
                    class func registerAction(info: [String: Any]) -> Any { Page() }
                }
                """,
                "B.swift": """
                public class PageApi: NSObject, CustomRouterInfo {
                    public static var patternString = "scheme://router/demo"
                    public static var routerClass = "App.Page"
                }
                TheRouter.addRouterItem("scheme://router/one", classString: "App.Page")
                TheRouter.addRouterItem(["scheme://router/two": "App.Page", "scheme://router/demo": "App.Page"])
                TheRouter.addRouterItem(RouteItem(path: "scheme://router/three", className: "App.Page"))
                TheRouter.addRouterItem("scheme://router/four", classString: "App.Other")
                TheRouter.addRouterItem(PageApi.patternString, classString: PageApi.routerClass)
                """,
            ]
        )
        #expect(
            migration.text == """
                class Page: TheRouterable {
                    static var patternString: [String] = ["scheme://router/demo"]
                    /// @route //router/demo
                    /// @route //router/one
                    /// @route //router/two
                    /// @route //router/three
                    class func registerAction(info: [String: Any]) -> Any { Page() }
                }
                """
        )
        #expect(
            migration.remarks == [
                "B.swift:8:25: `scheme://router/four` has no `registerAction(info:)` of `App.Other` in these sources; "
                    + "write above the function or initializer of its page: `/// @route //router/four`",
                "B.swift:9:11: the paths are not string literals; write a marker for each above the function of its "
                    + "page, such as `/// @route //host/path`",
            ]
        )
    }

    @Test("A path with a query, a path that is computed and a priority are left to a person") func undecided() {
        let migration = Migration(
            from: .therouter,
            #"""
            class A: TheRouterable {
                static var patternString: [String] { ["scheme://router/a?&desc=x", "scheme://router/b"] }
                static func registerAction(info: [String: Any]) -> Any { A() }
                static var priority: UInt { 1001 }
            }
            class B: TheRouterable {
                static var patternString: [String] { ["scheme://" + host] }
                static func registerAction(info: [String: Any]) -> Any { B() }
            }
            protocol TheRouterable { static var patternString: [String] { get } }
            """#
        )
        #expect(
            migration.remarks == [
                "App.swift:2:16: `scheme://router/a?&desc=x` has no counterpart: a query or a fragment would be required "
                    + "of each URL",
                "App.swift:2:16: the priority `1001` is left out, because the most specific pattern wins; where another "
                    + "one should, write `@route(priority: high)` or `low`",
                "App.swift:7:16: the paths are not string literals; write a marker for each above the function of its "
                    + "page, such as `/// @route //host/path`",
            ]
        )
        #expect(migration.text.split(separator: "\n").count { $0.contains("@route") } == 1)
    }
}
