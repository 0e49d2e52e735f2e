import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct JLRoutesRegistrationsTests {
    @Test("A closure that passes values leads to what it calls") func functions() {
        let migration = Migration(
            from: .jlroutes,
            """
            func showUser(userID: String, tab: String?) {}
            JLRoutes.global().addRoute("/user/view/:id") { parameters in
                guard let id = parameters["id"] as? String else { return false }
                showUser(userID: id, tab: parameters["tab"] as? String)
                return true
            }
            """
        )
        #expect(migration.text.hasPrefix("/// @route //user/view/:userID\nfunc showUser("))
        #expect(migration.remarks == [])
    }

    @Test("Other closures become functions, one for all patterns of a registration") func skeletons() {
        let migration = Migration(
            from: .jlroutes,
            """
            JLRoutes(forScheme: "app").add(["/order", "/order/:id(/:part)"], handler: { (params: [String: Any]) -> Bool in
                let id = params["id"] as? String
                show(OrderPage(id), part: params["part"] as? String, count: params["count"] as! Int)
                return true
            })
            routes.addRoute("help/*", priority: 5) { _ in
                Help.show()
                return true
            }
            func show(_ page: OrderPage, part: String?, count: Int) {}
            """
        )
        #expect(
            migration.text.hasSuffix(
                """

                /// @route //order
                /// @route //order/:id
                /// @route //order/:id/:part
                @MainActor func openOrder(id: String? = nil, part: String? = nil, count: Int) -> Bool {
                    show(OrderPage(id), part: part, count: count)
                    return true
                }

                /// @route //help/**
                @MainActor func openHelp() -> Bool {
                    Help.show()
                    return true
                }

                """
            ),
            "\(migration.text)"
        )
        #expect(
            migration.remarks == [
                "App.swift:6:17: the priority `5` is left out, because the most specific pattern wins; where another one "
                    + "should, write `@route(priority: high)` or `low`"
            ]
        )
        #expect((migration.registrations, migration.marked) == (4, 4))
    }

    @Test("Other registrations are left to a person, and other functions are not JLRoutes'") func others() {
        let migration = Migration(
            from: .jlroutes,
            #"""
            final class Routes {
                var navigator = Navigator()
                func add() {
                    JLRoutes.global().addRoute("/a/:b") { [weak self] parameters in
                        self?.navigator.open(parameters["b"] as! String)
                        return true
                    }
                    JLRoutes.global().addRoute("/c/\(name())", handler: handler)
                    JLRoutes.global()["/d/:e"] = { _ in true }
                    JLRoutes.global().unmatchedURLHandler = { _, _, _ in }
                    JLRoutes.global().addRoute("*") { _ in true }
                    JLRoutes.global().addRoute("/f(/g(/h))") { _ in true }
                    JLRoutes.global().addRoute("/i", handler: handler)
                    list.add(["/a"])
                    table["a"] = 5
                }
            }
            """#
        )
        #expect(
            migration.remarks == [
                "App.swift:4:36: a closure that uses `self` handles this URL; move its body to a function that returns the "
                    + "page and takes `b: String`, and write above it: `/// @route //a/:b`",
                #"App.swift:8:36: the pattern of `JLRoutes.global().addRoute("/c/\(name())", handler: handler)` is not "#
                    + "one that these sources show; write its marker above a function, such as `/// @route //user/:id`",
                #"App.swift:9:26: `["/d/:e"]` registers a closure; move its body to a function, and write above it: "#
                    + "`/// @route //d/:e`",
                "App.swift:10:27: `unmatchedURLHandler` takes URLs without a route; write `router.fallback`",
                "App.swift:11:36: `*` has no counterpart: it takes every URL",
                "App.swift:12:36: `/f(/g(/h))` has no counterpart: an optional part contains another one",
                "App.swift:13:36: a function with JLRoutes's parameters handles this URL; give its values to a function "
                    + "that returns the page, and write above it: `/// @route //i`",
            ]
        )
    }
}
