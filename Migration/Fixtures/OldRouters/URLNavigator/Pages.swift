import UIKit

final class HomePage: UIViewController {}
final class BasketPage: UIViewController {}
final class OffersPage: UIViewController {}
final class SettingsPage: UIViewController {}
final class RecipesPage: UIViewController {}

final class ShelfPage: UIViewController {
    init(shelf: String) { super.init() }
}

final class ProductPage: UIViewController {
    init(productID: Int) { super.init() }
}

final class ReceiptPage: UIViewController {
    var number = ""
    var isPaid = false
}

final class StorePage: UIViewController {
    enum Mode { case list, map }

    init(_ mode: Mode) { super.init() }
}

final class RecipePage: UIViewController {
    init?(slug: String, servings: Int) {
        guard servings > 0 else { return nil }
        super.init()
    }
}

final class ListPage: UIViewController {
    init(navigator: AnyObject, name: String) { super.init() }
}

final class WebPage: UIViewController {
    init(url: URL) { super.init() }
}

extension UIViewController {
    static func fromStoryboard(_ name: String) -> UIViewController {
        UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: name)
    }
}

struct Voucher {
    var code: String
}

final class VoucherPage: UIViewController {
    var voucher: Voucher?
}
