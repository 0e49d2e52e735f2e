import RouterNavigation

struct HomePage: NavigationPage {
    /// @route(open: tab(home)) //home
    init() {}
}

struct ShopPage: NavigationPage {
    /// @route(open: tab(shop)) //shop
    init() {}
}

struct ProductPage: NavigationPage {
    let id: Int

    /// @route(parent: shopPage) //product/:id
    init(id: Int) { self.id = id }
}

struct ReviewsPage: NavigationPage {
    let id: Int

    /// @route(parent: productPage) //product/:id/reviews
    init(id: Int) { self.id = id }
}
