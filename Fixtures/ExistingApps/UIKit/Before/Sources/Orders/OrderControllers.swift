import Navigation
import UIKit

public final class OrdersController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
        addButton("Order") { Coordinators.app?.show(.order(orderID: 7)) }
    }
}

public final class OrderController: UIViewController {
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
    public init(orderID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Parcel of \(orderID)"
    }

    public required init?(coder: NSCoder) { nil }
}

public final class CheckoutController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
    }
}
