import UIKit

/// @route(init, parent: shopController, from: external) //wishlist
public final class WishlistController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wishlist"
    }
}
