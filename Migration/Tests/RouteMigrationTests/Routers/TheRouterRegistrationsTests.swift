import Testing

@testable import RouteGenCore
@testable import RouteMigration

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
                TheRouter.addRouterItem(path(of: "x"), classString: "App.Page")
                let table = [StaticRouterInfo(patternString: "scheme://router/five", routerClass: "App.Page", params: [:])]
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
                    /// @route //router/five
                    class func registerAction(info: [String: Any]) -> Any { Page() }
                }
                """
        )
        #expect(
            migration.remarks == [
                "B.swift:8:25: `scheme://router/four` shows `App.Other`, a class that these sources do not have; write "
                    + "above the function or initializer of its page: `/// @route //router/four`",
                "B.swift:10:11: the paths of `TheRouter.addRouterItem(path(of: \"x\"), classString: \"App.Page\")` are not "
                    + "ones that these sources show; write a marker for each above the function of its page, such as "
                    + "`/// @route //host/path`",
            ]
        )
    }

    @Test("A page without an action is created, with its properties for Objective-C") func pages() {
        let migration = Migration(
            from: .therouter,
            """
            class Base: UIViewController { @objc var size: Int = 12 }
            class Page: Base {
                @objc var name: String?
                @objc public var onClose: (() -> Void)?
                @objc private var secret: String?
                @objc lazy var view = View()
                @objc var count: Int { 5 }
                @objc var `default`: Bool = false { didSet { load() } }
                var plain = 0
            }
            extension Page: TheRouterable {
                static var patternString: [String] = ["app://page", "app://other?&desc=The other page"]
            }
            @RouterPage(["app://author/:name"])
            @objcMembers class Author: UIViewController {
                var name: String = ""
                init() {}
            }
            """
        )
        #expect(
            migration.text.hasSuffix(
                """
                    init() {}
                }

                extension Page {
                    /// @route //page
                    /// @route //other
                    @MainActor static func open(size: Int? = nil, name: String? = nil, onClose: (() -> Void)? = nil, \
                `default`: Bool? = nil) -> Page {
                        let page = Page()
                        if let size { page.size = size }
                        if let name { page.name = name }
                        if let onClose { page.onClose = onClose }
                        if let `default` { page.`default` = `default` }
                        return page
                    }
                }

                extension Author {
                    /// @route //author/:name
                    @MainActor static func open(name: String) -> Author {
                        let page = Author()
                        page.name = name
                        return page
                    }
                }

                """
            ),
            "\(migration.text)"
        )
        #expect(migration.remarks == [])
        #expect(migration.marked == 3)
    }

    @Test("A page that TheRouter could not create either is left to a person") func otherPages() {
        let migration = Migration(
            from: .therouter,
            """
            class A: TheRouterable {
                static var patternString: [String] { ["s://a"] }
                init(id: Int) {}
            }
            private class B: TheRouterable {
                static var patternString: [String] { ["s://b"] }
            }
            @RouterPage(paths)
            class C {}
            """
        )
        #expect(
            migration.remarks == [
                "App.swift:2:16: `s://a` shows `A`, whose initializers all have parameters; write above the function or "
                    + "initializer of its page: `/// @route //a`",
                "App.swift:6:16: `s://b` shows `B`, which generated code does not see; write above the function or "
                    + "initializer of its page: `/// @route //b`",
                "App.swift:9:7: the paths of `RouterPage` are not ones that these sources show; write a marker for each "
                    + "above the function of its page, such as `/// @route //host/path`",
            ]
        )
    }

    @Test("A path with a fragment, a path that is computed and a priority are left to a person") func undecided() {
        let migration = Migration(
            from: .therouter,
            #"""
            class A: TheRouterable {
                static var patternString: [String] { ["scheme://router/a#x", "scheme://router/b"] }
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
                "App.swift:2:16: `scheme://router/a#x` has no counterpart: a fragment would be required of each URL",
                "App.swift:2:16: the priority `1001` is left out, because the most specific pattern wins; where another "
                    + "one should, write `@route(priority: high)` or `low`",
                "App.swift:7:16: the paths of `patternString` are not ones that these sources show; write a marker for "
                    + "each above the function of its page, such as `/// @route //host/path`",
            ]
        )
        #expect(migration.text.split(separator: "\n").count { $0.contains("@route") } == 1)
    }
}
