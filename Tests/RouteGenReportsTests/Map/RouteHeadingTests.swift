import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// What people call a route.
@Suite struct RouteHeadingTests {
    private func heading(
        _ handler: String,
        _ name: String,
        documentation: String = ""
    ) -> String {
        var route = MappedRoute(pattern: "//a", name: name, module: "Shop", handler: handler, file: "A.swift", line: 1)
        route.documentation = documentation
        return route.heading
    }

    @Test(
        "A route without documentation is called as its case, its function or its type",
        arguments: [
            ("Shop.ShopScreen.discover", "shopScreenDiscover", "Discover"),
            ("Shop.ShopScreen.orderList(page:)", "shopScreenOrderList", "Order list"),
            ("Shop.openURL(_:)", "openURL", "Open URL"),
            ("Shop.URLPage.init(id:)", "urlPage", "URL page"),
            ("Shop.Screens.ProductScreen.init(productID:)", "screensProductScreen", "Product screen"),
            ("Shop.AModule.server2(id:)", "aModuleServer2ID", "Server2"),
            ("Shop.ShopScreen.list", "orders", "Orders"),
        ]
    )
    func names(handler: String, name: String, heading: String) {
        #expect(self.heading(handler, name) == heading)
    }

    @Test(
        "A route is called by the first sentence of its documentation",
        arguments: [
            ("The orders. Newest first.", "The orders"), ("The orders\nof a year.", "The orders of a year"),
            ("The orders\n \nMore.", "The orders"), ("Version 1.2 of it.", "Version 1.2 of it"),
            ("Where is it? Here.", "Where is it?"), ("订单。最新的在前。", "订单"), ("打开！现在", "打开！"),
        ]
    )
    func sentences(documentation: String, heading: String) {
        #expect(self.heading("Shop.list()", "list", documentation: documentation) == heading)
    }
}
