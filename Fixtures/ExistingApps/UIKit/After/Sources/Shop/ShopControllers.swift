import Navigation
import RouterScenes
import StoreRoutes
import UIKit

/// @route(init, open: tab(shop), from: external) //shop
public final class ShopController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        addButton("Cart") { [weak self] in self?.links?.push(.checkoutController()) }
    }
}

public final class CategoryController: UIViewController {
    /// @route(parent: shopController, from: external) //category/:name
    public init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = "Category \(name)"
    }

    public required init?(coder: NSCoder) { nil }
}

public final class ProductController: UIViewController {
    /// @route(parent: shopController, from: external) //product/:productID
    public init(productID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Product \(productID)"
        addButton("Sizes") { [weak self] in
            // An old screen, which no link opens.
            self?.navigationController?.pushViewController(SizesController(productID: productID), animated: true)
        }
    }

    public required init?(coder: NSCoder) { nil }
}

final class SizesController: UIViewController {
    init(productID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Sizes of \(productID)"
    }

    required init?(coder: NSCoder) { nil }
}

public final class ReviewsController: UIViewController {
    /// @route(parent: productController, from: external) //product/:productID/reviews
    public init(productID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Reviews of \(productID)"
    }

    public required init?(coder: NSCoder) { nil }
}

/// @route(init, parent: shopController, from: external) //sale
public final class SaleController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sale"
    }
}
