import RouterNavigation
import UIKit

/// A conversation.
///
/// @route(init, from: external, push) //chat/:chatID
final class ChatController: UIViewController {
    var chatID = 0 { didSet { title = "Chat \(chatID)" } }
}
