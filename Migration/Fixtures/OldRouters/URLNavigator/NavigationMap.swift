import UIKit
import URLNavigator

let RouteBasket = "grocer://basket"

enum Links {
    static let scheme = "grocer"
    static let base = scheme + "://"
    static let offers = base + "offers"

    static func link(_ path: String) -> String { "\(scheme)://\(path)" }
}

enum Screen: String, CaseIterable {
    case help, about
    case stores = "find-a-store"

    var pattern: String { "\(Links.scheme)://\(rawValue)" }
}

enum NavigationMap {
    static func initialize(navigator: NavigatorType) {
        // Pages that need nothing.
        navigator.register("grocer://home") { _, _, _ in HomePage() }
        navigator.register(RouteBasket) { (url, values, context) -> UIViewController? in
            return BasketPage()
        }
        navigator.register(Links.offers) { url, values, context in
            return OffersPage()
        }
        navigator.register(Links.link("settings")) { _, _, _ in SettingsPage() }
        navigator.register(Screen.help.pattern) { _, _, _ in
            UIStoryboard(name: "Help", bundle: nil).instantiateViewController(withIdentifier: "Help")
        }
        navigator.register(Screen.stores.pattern) { _, _, _ in
            return StorePage(.map)
        }
        navigator.register("\(Links.scheme)://account/orders") { _, _, _ in
            return UIViewController.fromStoryboard("Orders")
        }
        navigator.register("grocer://recipes") { _, _, _ in
            let page = RecipesPage()
            page.title = "Recipes"
            page.hidesBottomBarWhenPushed = true
            return page
        }

        // Values of the URL.
        navigator.register("grocer://shelf/<name>") { _, values, _ in
            guard let name = values["name"] as? String else { return nil }
            return ShelfPage(shelf: name)
        }
        navigator.register("grocer://product/<int:id>") { url, values, context in
            guard let productID = values["id"] as? Int else { return nil }
            return ProductPage(productID: productID)
        }
        navigator.register("grocer://receipt/<number>") { (url, values, context) -> UIViewController? in
            guard let number = values["number"] as? String else { return nil }
            let page = ReceiptPage()
            page.number = number
            if let paid = url.queryParameters["paid"] {
                page.isPaid = paid == "1"
            }
            return page
        }
        navigator.register("grocer://recipe/<slug>") { url, values, _ in
            guard let slug = values["slug"] as? String, let servings = Int(url.queryParameters["servings"] ?? "2")
            else {
                return nil
            }
            return RecipePage(slug: slug, servings: servings)
        }
        navigator.register("grocer://search") { url, _, _ in
            guard let query = url.queryParameters["q"] else { return nil }
            return ShelfPage(shelf: "Results for \(query)")
        }

        // What a function elsewhere does not have.
        navigator.register("grocer://lists/<name>") { [weak navigator] _, values, _ in
            guard let name = values["name"] as? String, let navigator else { return nil }
            return ListPage(navigator: navigator, name: name)
        }
        navigator.register("grocer://voucher") { _, _, context in
            let page = VoucherPage()
            page.voucher = context as? Voucher
            return page
        }
        navigator.register("http://<path:_>", webPage)
        navigator.register("https://<path:_>", webPage)

        // What is not a page.
        navigator.handle("grocer://logout") { _, _, _ in
            Session.shared.end()
            return true
        }
        navigator.handle(Links.link("basket/add/<int:id>")) { url, values, context -> Bool in
            guard let id = values["id"] as? Int else { return false }
            let count = Int(url.queryParameters["count"] ?? "1") ?? 1
            Basket.shared.add(id, count: count)
            return true
        }
        navigator.handle("grocer://tab/<int:index>") { _, values, _ in
            guard let index = values["index"] as? Int,
                let tabs = UIApplication.shared.keyWindow?.rootViewController as? UITabBarController
            else { return false }
            tabs.selectedIndex = index
            return true
        }
        navigator.handle("grocer://alert", self.alert(navigator: navigator))
        navigator.handle("grocer://<path:_>") { url, _, _ in
            print("no page: \(url)")
            return true
        }

        for screen in Screen.allCases where screen != .stores {
            navigator.register(screen.pattern + "/legal") { _, _, _ in SettingsPage() }
        }
    }

    private static func webPage(url: URLConvertible, values: [String: Any], context: Any?) -> UIViewController? {
        url.urlValue.map { WebPage(url: $0) }
    }

    private static func alert(navigator: NavigatorType) -> URLOpenHandlerFactory {
        { url, _, _ in
            navigator.present(
                UIAlertController(title: url.queryParameters["title"], message: nil, preferredStyle: .alert)
            )
            return true
        }
    }
}

final class Session {
    nonisolated(unsafe) static let shared = Session()

    func end() {}
}

final class Basket {
    nonisolated(unsafe) static let shared = Basket()

    func add(_ product: Int, count: Int) {}
}
