import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// Lists of published links, and what a change of the routes does to them.
@Suite struct PublishedLinksTests {
    private func matching(_ routes: String, rules: String = "[]") -> URLMatching {
        var findings: [Diagnostic] = []
        let tabs = #""tabs": {"home": "home", "my orders": "orders"}, "requirements": ["account", "age"]"#
        let json = "{\"links\": {\"https://www.example.com/\": \"//\"}, \"rewrites\": \(rules), \(tabs)}"
        let configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
        #expect(findings == [])
        return URLMatching([ModuleScan(name: "Shop", sources: ["Shop.swift": routes])], configuration: configuration)
    }

    private static let order = "/// @route(from: external) //orders/:id\nfunc openOrder(id: String) {}\n"

    private static let recorded = """
        # The code on the receipt
        https://www.example.com/orders/5 external Shop.openOrder

        https://www.example.com/imprint external nothing
        //orders/5 app Shop.openOrder
        """

    private func findings(_ list: String, _ routes: String, rules: String = "[]") -> String {
        DiagnosticRenderer().render(
            PublishedLinks(list, path: "links.txt").findings(matching(routes, rules: rules))
        )
    }

    @Test("A list is recorded with what each link opens, and has no findings then")
    func recording() {
        let list = """
            # The code on the receipt
            https://www.example.com/orders/5

            https://www.example.com/imprint external Shop.imprint
            //orders/5 app
            """
        let matching = matching(Self.order)
        let recorded = PublishedLinks(list, path: "links.txt").recorded(matching)
        #expect(recorded == Self.recorded)
        #expect(PublishedLinks(recorded, path: "links.txt").findings(matching) == [])
    }

    @Test("A pattern and parameters may change as long as the links work")
    func harmlessChanges() {
        let routes = "/// @route(from: external) //orders/:order/**\nfunc openOrder(order: String, tab: Int = 0) {}\n"
        #expect(findings(Self.recorded, routes) == "")
    }

    @Test("Another route that takes a link is the reason")
    func taken() {
        let routes = Self.order + "/// @route(from: external) //orders/5\nfunc special() {}\n"
        #expect(
            findings("https://www.example.com/orders/5 external Shop.openOrder", routes) == """
                links.txt:1:1: error: this link opened `Shop.openOrder` for 'external' and opens `Shop.special` now: \
                `//orders/5` of `Shop.special()` in Shop.swift:3 takes it [RG905]
                links.txt:1:1: note: restore the route, or let `--record` write the list again if the change is meant

                """
        )
    }

    @Test(
        "The reason is the change of the route itself",
        arguments: [
            ("", "no route is `Shop.openOrder` any more"),
            (
                "/// @route //orders/:id\nfunc openOrder(id: String) {}\n",
                "`//orders/:id` of `Shop.openOrder(id:)` is closed to 'external'"
            ),
            (
                "/// @route(from: external) //order/:id\nfunc openOrder(id: String) {}\n",
                "`//order/:id` of `Shop.openOrder(id:)` does not take it: the host is 'orders', not 'order'"
            ),
            (
                "/// @route(from: external) //orders/:id\nfunc openOrder(id: String, tab: Int) {}\n",
                "`//orders/:id` of `Shop.openOrder(id:tab:)` does not take it: 'Shop.openOrder(id:tab:)' needs the parameter "
                    + "'tab' of type 'Int'"
            ),
        ]
    )
    func lost(routes: String, reason: String) {
        let first = findings("https://www.example.com/orders/5 external Shop.openOrder", routes).split(separator: "\n")
            .first
        #expect(
            first.map(String.init)
                == "links.txt:1:1: error: this link opened `Shop.openOrder` for 'external' and opens nothing now: "
                + "\(reason) [RG905]"
        )
    }

    @Test("A rule that leads a link elsewhere is the reason")
    func rewritten() {
        let rules = #"[{"from": "//orders/**", "to": "https://old.example/**", "unrouted": true}]"#
        let text = findings("https://www.example.com/orders/5 external Shop.openOrder", Self.order, rules: rules)
        #expect(
            text.contains(
                "opens nothing now: the rule from `//orders/**` to `https://old.example/**` leads it to "
                    + "`https://old.example/5` [RG905]"
            )
        )
    }

    @Test("A caller's former word is read, and a finding writes that of today")
    func formerCaller() {
        #expect(
            findings("//orders/5 push nothing", Self.order) == """
                links.txt:1:12: warning: `push` is called `notification` now [RG216]
                links.txt:1:12: note: write `notification`, or let `--record` write it

                """
        )
    }

    private static let pages = """
        /// @route(open: tab(home)) //home
        func home() -> Screen { Screen() }
        /// @route(open: tab("my orders")) //orders
        func orders() -> Screen { Screen() }
        /// @route(parent: orders, from: external, requires: account, age) //order/:id
        func order(id: Int) -> Screen { Screen() }
        /// @route(open: tab(home), from: external) //start
        func selectHome() {}
        """

    private static let places = """
        //order/5 external Shop.order requires=account,age shows my orders: orders > order
        //start external Shop.selectHome shows tab home
        """

    @Test("A list records what a link requires, its tab and the pages below") func places() {
        let list = PublishedLinks("//order/5\n//start external", path: "links.txt")
        #expect(list.recorded(matching(Self.pages)) == Self.places)
        #expect(findings(Self.places, Self.pages) == "")
    }

    @Test("A link that lost a requirement, or has another tab or another page below, is a finding") func changedPlaces()
    {
        let routes = Self.pages.replacing(", age)", with: ")").replacing("parent: orders", with: "parent: home")
            .replacing("tab(home), from: external", with: "tab(\"my orders\"), from: external")
        #expect(
            findings(Self.places, routes) == """
                links.txt:1:1: error: this link required `account,age` for 'external' and requires `account` now: \
                `//order/:id` of `Shop.order(id:)` is in Shop.swift:5 [RG905]
                links.txt:1:1: note: restore the markers, or let `--record` write the list again if the change is meant
                links.txt:1:1: error: this link showed `my orders: orders > order` for 'external' and shows \
                `home: home > order` now: `//order/:id` of `Shop.order(id:)` is in Shop.swift:5 [RG905]
                links.txt:1:1: note: restore the markers, or let `--record` write the list again if the change is meant
                links.txt:2:1: error: this link showed `tab home` for 'external' and shows `tab my orders` now: \
                `//start` of `Shop.selectHome()` is in Shop.swift:7 [RG905]
                links.txt:2:1: note: restore the markers, or let `--record` write the list again if the change is meant

                """
        )
        // A list that says neither is one of a link that had neither.
        let short = findings("//order/5 external Shop.order", Self.pages)
        #expect(short.contains("required nothing for 'external' and requires `account,age` now"))
        #expect(short.contains("showed nothing for 'external' and shows `my orders: orders > order` now"))
    }

    @Test(
        "What no recording writes is malformed",
        arguments: ["shows", "requires=a b", "shows a requires=b requires", "tab home"]
    )
    func malformedEffects(_ text: String) {
        let list = PublishedLinks("//start external Shop.selectHome \(text)", path: "links.txt")
        #expect(list.malformedLines.count == (text.hasPrefix("shows a") ? 0 : 1))
    }

    @Test("A line that is not recorded, or malformed, is a finding")
    func malformedLines() {
        #expect(
            findings("https://www.example.com/orders/5\n//orders/5 me Shop.openOrder\n//a app b c", Self.order) == """
                links.txt:1:1: error: the list does not say yet what this link opens for 'external': `Shop.openOrder` [RG905]
                links.txt:1:1: note: let `--record` write it
                links.txt:2:1: error: the line is not a URL, a caller (app, webView, notification, remote or external), and what \
                `--record` writes after these [RG905]
                links.txt:2:1: note: write the URL alone, and let `--record` write the rest
                links.txt:3:1: error: the line is not a URL, a caller (app, webView, notification, remote or external), and what \
                `--record` writes after these [RG905]
                links.txt:3:1: note: write the URL alone, and let `--record` write the rest

                """
        )
    }
}
