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

/// A page whose view has the size that it was designed with.
final class HomeController: TitledController {
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 640, height: 400)) }
}

/// A page whose view has constraints.
final class FormController: TitledController {
    private final class Form: NSView {
        override var fittingSize: NSSize { NSSize(width: 320, height: 240) }
    }

    override func loadView() {
        view = Form()
        view.translatesAutoresizingMaskIntoConstraints = false
    }
}

/// @route //home
@MainActor func home() -> NSViewController { HomeController("Home") }

/// @route //inbox
@MainActor func inbox() -> NSViewController { TitledController("Inbox") }

/// @route //form
@MainActor func form() -> NSViewController { FormController("Form") }

/// @route(from: external) //chat/:chatID
@MainActor func openChat(chatID: Int) -> NSViewController { TitledController("Chat \(chatID)") }

/// @route //preview
@MainActor func preview() -> NSViewController {
    let controller = TitledController("Preview")
    controller.preferredContentSize = NSSize(width: 300, height: 200)
    return controller
}

/// A page with changes that may not be saved.
final class NoteController: TitledController, GuardedPage {
    var isSaved = false

    func shouldClose() async -> Bool { isSaved }
}

/// @route //note
@MainActor func note() -> NoteController { NoteController("Note") }
