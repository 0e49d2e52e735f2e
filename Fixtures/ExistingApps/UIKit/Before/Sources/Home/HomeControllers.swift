import Navigation
import UIKit

public final class HomeController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        addButton("Offer") { Coordinators.app?.show(.product(productID: 5)) }
    }
}

public final class NewsController: UIViewController {
    public init(newsID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "News \(newsID)"
    }

    public required init?(coder: NSCoder) { nil }
}

public final class SearchController: UIViewController {
    public init(text: String) {
        super.init(nibName: nil, bundle: nil)
        title = "Search \(text)"
    }

    public required init?(coder: NSCoder) { nil }
}
