import AppKit
import RouterNavigation

/// A page of the app.
class TitledController: NSViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
}

/// @route //home
@MainActor func home() -> NSViewController { TitledController("Home") }

/// @route //inbox
@MainActor func inbox() -> NSViewController { TitledController("Inbox") }

/// @route(from: external) //chat/:chatID
@MainActor func openChat(chatID: Int) -> NSViewController { TitledController("Chat \(chatID)") }

/// A page with changes that may not be saved.
final class NoteController: TitledController, GuardedPage {
    var isSaved = false

    func mayClose() async -> Bool { isSaved }
}

/// @route //note
@MainActor func note() -> NoteController { NoteController("Note") }
