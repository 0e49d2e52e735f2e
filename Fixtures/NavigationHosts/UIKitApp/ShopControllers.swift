import UIKit

/// A view controller without an initializer, whose properties the route sets.
///
/// @route(init, from: external) //shop/:shopID
final class ShopController: UIViewController {
    var shopID = 0
    var filter: String? { didSet { visibleItems = [] } }
    weak var list: UIView?
    private var visibleItems: [Int] = [1, 2]

    var itemCount: Int { visibleItems.count }
}

/// A view controller of a storyboard, which a static function makes.
final class CartController: UIViewController {
    let cartID: Int

    init?(coder: NSCoder, cartID: Int) {
        self.cartID = cartID
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }

    /// @route //cart/:cartID
    static func cart(cartID: Int) -> CartController {
        UIStoryboard(name: "Cart", bundle: nil).instantiateViewController(identifier: "CartController") {
            CartController(coder: $0, cartID: cartID)
        }
    }
}

extension Program {
    /// View controllers without an initializer of their own, and those of storyboards.
    func controllers() throws {
        let router = navigator.router
        let shop = try router.call(.shopController(shopID: 5))
        checks.expect([shop.shopID, shop.itemCount], [5, 2], "the route sets what the URL has")
        let filtered = try router.call("//shop/6?filter=new&list=1", as: ShopController.self)
        checks.expect(filtered.filter, "new", "an item of the query sets a property")
        checks.expect([filtered.shopID, filtered.itemCount], [6, 0], "observers of properties are called")
        #if !canImport(ObjectiveC)
            // A device has no storyboard with this name.
            checks.expect(try router.call("//cart/7", as: CartController.self).cartID, 7, "a storyboard's controller")
        #endif
    }
}
