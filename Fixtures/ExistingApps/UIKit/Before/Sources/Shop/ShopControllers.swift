import Navigation
import UIKit

public final class ShopController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        addButton("Cart") { Coordinators.app?.show(.checkout) }
    }
}

public final class CategoryController: UIViewController {
    public init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = "Category \(name)"
    }

    public required init?(coder: NSCoder) { nil }
}

public final class ProductController: UIViewController {
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
    public init(productID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Reviews of \(productID)"
    }

    public required init?(coder: NSCoder) { nil }
}

public final class SaleController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sale"
    }
}
