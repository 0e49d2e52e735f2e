import Navigation
import RouterScenes
import StoreRoutes
import UIKit

/// @route(init, open: present, from: external) //help
public final class HelpController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Help"
        addButton("Contact") { [weak self] in self?.links?.push(.contactController()) }
    }
}

public final class TopicController: UIViewController {
    /// @route(parent: helpController, from: external) //help/:topic
    public init(topic: String) {
        super.init(nibName: nil, bundle: nil)
        title = "Help about \(topic)"
    }

    public required init?(coder: NSCoder) { nil }
}

/// @route(init, parent: helpController, from: external) //contact
public final class ContactController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contact"
    }
}
