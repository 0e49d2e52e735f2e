import ChatRoutes
import RouterNavigation
import UIKit

/// The user's own page, with a button that opens a page of another feature.
///
/// @route(init) //profile
final class ProfileController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        let write = UIAction(title: "Write to Ada") { [weak self] _ in
            Task { try await self?.navigator?.push(.chatController(chatID: 5)) }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: write)
    }
}
