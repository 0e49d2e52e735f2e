import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// Lists of published links, and what a change of the routes does to them.
@Suite struct PublishedLinksTests {
    private func matching(_ routes: String, rules: String = "[]") -> URLMatching {
        var findings: [Diagnostic] = []
        let json = "{\"links\": {\"https://www.example.com/\": \"//\"}, \"rewrites\": \(rules)}"
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

    @Test("A line that is not recorded, or malformed, is a finding")
    func malformedLines() {
        #expect(
            findings("https://www.example.com/orders/5\n//orders/5 me Shop.openOrder\n//a app b c", Self.order) == """
                links.txt:1:1: error: the list does not say yet what this link opens for 'external': `Shop.openOrder` [RG905]
                links.txt:1:1: note: let `--record` write it
                links.txt:2:1: error: the line is not a URL, a caller (app, webView, notification, remote or external) and the route \
                that it opens [RG905]
                links.txt:2:1: note: write the URL alone, and let `--record` write the rest
                links.txt:3:1: error: the line is not a URL, a caller (app, webView, notification, remote or external) and the route \
                that it opens [RG905]
                links.txt:3:1: note: write the URL alone, and let `--record` write the rest

                """
        )
    }
}
