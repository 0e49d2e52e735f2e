import Navigation
import RouterScenes
import StoreRoutes
import UIKit

/// @route(init, open: tab(messages), from: external, requires: account) //inbox
public final class InboxController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
    }
}

public final class ChatController: UIViewController {
    /// @route(parent: inboxController, from: external, requires: account) //chat/:chatID
    public init(chatID: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Chat \(chatID)"
        addButton("Order") { [weak self] in self?.links?.push(.orderController(orderID: chatID)) }
    }

    public required init?(coder: NSCoder) { nil }
}

public final class PhotoController: UIViewController {
    /// @route(parent: chatController, from: external, requires: account) //chat/:chatID/photo/:number
    public init(chatID: Int, number: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Photo \(number) of \(chatID)"
    }

    public required init?(coder: NSCoder) { nil }
}
