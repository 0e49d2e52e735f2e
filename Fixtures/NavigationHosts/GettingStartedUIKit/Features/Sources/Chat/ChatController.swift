import RouterNavigation
import UIKit

/// A conversation.
///
/// @route(init, from: external, notification) //chat/:chatID
final class ChatController: UIViewController {
    var chatID = 0 { didSet { title = "Chat \(chatID)" } }
}
