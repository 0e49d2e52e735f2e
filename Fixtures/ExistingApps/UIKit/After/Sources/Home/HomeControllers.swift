import Navigation
import RouterScenes
import StoreRoutes
import UIKit

/// @route(init, open: tab(home), from: external) //home
public final class HomeController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        addButton("Offer") { [weak self] in self?.links?.push(.productController(productID: 5)) }
    }
}

public final class NewsController: UIViewController {
    /// @route(parent: homeController, from: external) //news/:newsID
    public init(newsID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "News \(newsID)"
    }

    public required init?(coder: NSCoder) { nil }
}

public final class SearchController: UIViewController {
    /// @route(parent: homeController, from: external) //search
    public init(text: String = "") {
        super.init(nibName: nil, bundle: nil)
        title = "Search \(text)"
    }

    public required init?(coder: NSCoder) { nil }
}
