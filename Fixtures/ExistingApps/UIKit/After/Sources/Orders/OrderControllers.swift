import Navigation
import RouterScenes
import StoreRoutes
import UIKit

/// @route(init, parent: homeController, from: external, requires: account) //orders
public final class OrdersController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
        addButton("Order") { [weak self] in self?.links?.push(.orderController(orderID: 7)) }
    }
}

public final class OrderController: UIViewController {
    /// @route(parent: ordersController, from: external, requires: account) //order/:orderID
    public init(orderID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Order \(orderID)"
        addButton("Cancel") { [weak self] in
            let alert = UIAlertController(title: "Cancel?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
            self?.present(alert, animated: true)
        }
    }

    public required init?(coder: NSCoder) { nil }
}

public final class ParcelController: UIViewController {
    /// @route(parent: orderController, from: external, requires: account) //order/:orderID/parcel
    public init(orderID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Parcel of \(orderID)"
    }

    public required init?(coder: NSCoder) { nil }
}

/// @route(init, open: present, requires: account) //checkout
public final class CheckoutController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
    }
}
