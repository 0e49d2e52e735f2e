import Testing

@testable import RouteGenCore
@testable import RouteMigration

/// The functions that closures become.
@Suite struct MovedBodyTests {
    /// The new lines for a registration of URLNavigator with a closure, after some declarations.
    private static func added(_ closure: String, _ pattern: String = "app://shop/<int:id>", after: String = "")
        -> String
    {
        let registration = "navigator.register(\"\(pattern)\") \(closure)\n"
        let migration = Migration(from: .urlnavigator, after + registration)
        let start = "\n/// @route "
        guard migration.text.hasPrefix(after + registration + start) else { return migration.remarks.joined() }
        let lines = migration.text.dropFirst(after.count + registration.count + start.count).split(separator: "\n")
        return lines.dropFirst().joined(separator: "\n")
    }

    @Test(
        "Values of the URL become parameters",
        arguments: [
            (#"{ _, v, _ in Shop(v["id"] as! Int) }"#, "(id: Int) -> Shop {\n    Shop(id)"),
            (
                #"{ u, v, _ in Shop(u.queryParameters["a"], v["id"] as? Int ?? 0) }"#,
                """
                (id: Int, a: String? = nil) -> Shop {
                    Shop(a, id as Int? ?? 0)
                """
            ),
            (
                #"{ u, _, _ in Shop(u.queryParameters["a"]!, u.queryParameters["a"]) }"#,
                """
                (id: Int, a: String) -> Shop {
                    Shop(a, a as String?)
                """
            ),
            (
                #"{ Shop("\($1["id"] as! Int) of \($0.queryParameters["default"] ?? "x")") }"#,
                """
                (id: Int, `default`: String? = nil) -> Shop {
                    Shop("\\(id) of \\(`default` ?? "x")")
                """
            ),
            (
                #"{ _, _, context in Shop(context as? Owner, (context as? Owner)?.name) }"#,
                """
                (id: Int, context: Owner? = nil) -> Shop {
                    Shop(context, (context)?.name)
                """
            ),
            (#"{ _, v, _ in let id = v["id"] as! Int; return Shop(id) }"#, "(id: Int) -> Shop {\nreturn Shop(id)"),
        ]
    )
    func values(_ closure: String, _ expected: String) {
        let text = Self.added(closure)
        #expect(text.filter { $0 != " " } == "@MainActor func openShop\(expected)\n}".filter { $0 != " " }, "\(text)")
    }

    @Test("Statements keep their text, their comments and their indentation") func statements() {
        let closure = """
            { (url: URLConvertible, values: [String: Any], context: Any?) -> UIViewController? in
                // The shop.
                guard let number = values["id"] as? Int, let name = url.queryParameters["name"] else {
                    return nil
                }
                let page = Shop(number)

                if name.isEmpty {
                    page.names.forEach { print($0) } // All.
                }
                let mode = url.queryParameters["mode"]
                page.set(mode: mode)
                return page
            }
            """
        #expect(
            Self.added(closure) == """
                @MainActor func openShop(id: Int, name: String, mode: String? = nil) -> Shop {
                    // The shop.
                    let number = id
                    let page = Shop(number)
                    if name.isEmpty {
                        page.names.forEach { print($0) } // All.
                    }
                    page.set(mode: mode)
                    return page
                }
                """
        )
    }

    @Test(
        "The result has the type that the text shows",
        arguments: [
            ("{ _, _, _ in Shop() }", "Shop"), ("{ _, _, _ in Shop.init() }", "Shop"),
            ("{ _, _, _ in Area.Shop() }", "Area.Shop"), ("{ _, _, _ in Maybe(1) }", "Maybe?"),
            ("{ _, _, _ in if Flags.on { return nil }; return Shop() }", "Shop?"),
            ("{ _, _, _ in if Flags.on { return Other() }; return Shop() }", "UIViewController?"),
            ("{ _, _, _ in let a = Board.page() as! Shop; return a }", "Shop"),
            ("{ _, _, _ in let a: Shop = Board.page(); return a }", "Shop"),
            ("{ _, _, _ in let a = Shop(); return a }", "Shop"),
            ("{ _, _, _ in guard let a = Maybe() else { return nil }; return a }", "UIViewController?"),
            ("{ _, _, _ -> Page? in Board.page() }", "Page?"), ("{ _, _, _ in Board.page() }", "UIViewController?"),
            ("{ _, _, _ in Shop().wrapped() }", "UIViewController?"), ("{ _, _, _ in Shop { print(1) } }", "Shop"),
        ]
    )
    func results(_ closure: String, _ type: String) {
        let text = Self.added(closure, "app://shop", after: "class Maybe {\n    init?() {}\n}\n")
        #expect(text.hasPrefix("@MainActor func openShop() -> \(type) {\n"), "\(text)")
    }

    @Test(
        "Names that a function elsewhere sees may be used",
        arguments: [
            "Shop(settings)", "Shop(Area.name, .list)", "Shop(helper())", #"Shop(label: "a", other: 5)"#,
            "Shop(items.map { item in item.name })", "Shop([1: settings])", "Shop(#function, \\Shop.name)",
        ]
    )
    func usableNames(_ result: String) {
        let after = "let settings = 5\nlet items: [Item] = []\nfunc helper() -> Int { 5 }\n"
        let text = Self.added("{ _, _, _ in \(result) }", "app://shop", after: after)
        #expect(text.hasSuffix("-> Shop {\n    \(result)\n}"), "\(text)")
    }

    @Test("A function for members of a type is one of them") func members() {
        let text = """
            enum Map {
                static let title = "Shop"
                enum Kind { case small }
                static func set(_ navigator: Navigator) {
                    navigator.register("app://a") { _, _, _ in Shop(title) }
                    navigator.register("app://b") { _, _, _ in Shop(self.title) }
                    navigator.register("app://c") { _, _, _ in Shop(Kind.small) }
                    navigator.register("app://d") { _, _, _ in Shop(navigator) }
                }
            }

            """
        let migration = Migration(from: .urlnavigator, text)
        let function = { (name: String, argument: String) in
            """

            extension Map {
                /// @route //\(name.lowercased())
                @MainActor static func open\(name)() -> Shop {
                    Shop(\(argument))
                }
            }

            """
        }
        #expect(
            migration.text == text + function("A", "title") + function("B", "self.title") + function("C", "Kind.small")
        )
        #expect(migration.remarks.count == 1)
    }

    @Test("A function stays in the conditions of its registration, or is left to a person") func conditions() {
        let text = """
            #if os(iOS)
            navigator.register("app://a") { _, _, _ in Shop() }
            #else
            #endif
            func set() {
                #if DEBUG
                navigator.register("app://b") { _, _, _ in Shop() }
                #endif
                navigator.register("app://c") { _, _, _ in
                    #if DEBUG
                    print(1)
                    #endif
                    return Shop()
                }
            }

            """
        let migration = Migration(from: .urlnavigator, text)
        let function = "\n/// @route //a\n@MainActor func openA() -> Shop {\n    Shop()\n}\n"
        #expect(migration.text == text.replacing("#else", with: "\(function)#else"))
        #expect(
            migration.remarks.map { $0.prefix { $0 != ";" } } == [
                "App.swift:7:24: a closure that is inside of `#if` handles this URL",
                "App.swift:9:24: a closure that has a condition `#if` handles this URL",
            ]
        )
    }

    @Test("Names of new functions are new") func names() {
        let text = """
            func openShop() {}
            navigator.register("app://shop") { _, _, _ in Shop() }
            navigator.register("app://shop/<id>") { _, _, _ in Shop() }
            navigator.register("https://example.com/<id>/new-shops") { _, _, _ in Shop() }
            """
        let migration = Migration(from: .urlnavigator, text)
        let names = migration.text.split(separator: "\n").filter { $0.hasPrefix("@MainActor func ") }
            .map { $0.dropFirst("@MainActor func ".count).prefix { $0 != "(" } }
        #expect(names == ["openShop2", "openShop3", "openExampleComNewShops"])
        #expect(migration.text.contains("in Shop() }\n\n/// @route"))
    }

    @Test("A result that is private is left to a person") func privateTypes() {
        let text = Self.added("{ _, _, _ in Shop() }", "app://shop", after: "private class Shop {}\n")
        #expect(text.hasPrefix("App.swift:2:20: a closure that returns a `Shop`, which is private handles this URL;"))
    }
}
