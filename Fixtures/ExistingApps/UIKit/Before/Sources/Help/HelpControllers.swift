import Navigation
import UIKit

public final class HelpController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Help"
        addButton("Contact") { Coordinators.app?.show(.contact) }
    }
}

public final class TopicController: UIViewController {
    public init(topic: String) {
        super.init(nibName: nil, bundle: nil)
        title = "Help about \(topic)"
    }

    public required init?(coder: NSCoder) { nil }
}

public final class ContactController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contact"
    }
}
