import RouterNavigation
import RouterRuntime
import SharedModels

/// A page that the terminal can show.
@MainActor
protocol TitledPage: NavigationPage {
    /// What is shown of it.
    var title: String { get }
}

extension Screen: TitledPage {}

/// The first page of the app.
///
/// @route //home
@MainActor func home() -> Screen { Screen("Home") }

/// All conversations.
///
/// @route(open: tab(chats)) //inbox
@MainActor func inbox() -> Screen { Screen("Inbox") }

/// The photos of a conversation.
///
/// @route(parent: inbox) //chat/:chatID(\d+)/photos
@MainActor func openPhotos(chatID: Int) -> Screen { Screen("Photos of \(chatID)") }

/// A photo of a conversation.
///
/// @route(from: notification, parent: openPhotos) //chat/:chatID(\d+)/photos/:photoID(\d+)
@MainActor func openPhoto(chatID: Int, photoID: Int) -> Screen { Screen("Photo \(photoID)") }

/// Answers to questions, above everything.
///
/// @route(from: notification, open: present) //help
@MainActor func openHelp() -> Screen { Screen("Help") }

/// Shows what a link means, wherever that is.
///
/// @route //go/:place
@MainActor func go(place: String) throws -> Screen {
    throw RouteRedirect(to: "//\(place)", context: ["switchTab": "home"])
}

/// Lets the user choose a photo.
///
/// @route //photos/pick
@MainActor func pickPhoto() -> PhotoPicker { PhotoPicker() }

/// A page that gives the name of a photo to the code that presents it.
@MainActor
final class PhotoPicker: ResultPage, TitledPage {
    let title = "Photos"
    let result = PageResult<String>()

    /// The user taps a photo.
    func tap(_ name: String) { result.finish(name) }
}

/// A page with changes that have not been saved.
@MainActor
final class NoteEditor: GuardedPage, TitledPage {
    let title = "Note"
    var isSaved = false

    func shouldClose() async -> Bool { isSaved }
}
