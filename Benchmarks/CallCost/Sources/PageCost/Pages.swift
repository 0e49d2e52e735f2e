import RouterNavigation

protocol Screen: NavigationPage, Sendable {}

struct HomePage: Screen {
    /// @route(open: tab(home)) //home
    init() {}
}

struct ShopPage: Screen {
    /// @route(open: tab(shop)) //shop
    init() {}
}

struct ProductPage: Screen {
    let id: Int

    /// @route(parent: shopPage) //product/:id
    init(id: Int) { self.id = id }
}

struct ReviewsPage: Screen {
    let id: Int

    /// @route(parent: productPage) //product/:id/reviews
    init(id: Int) { self.id = id }
}
