import RouterNavigation
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
/// @route //inbox
@MainActor func inbox() -> Screen { Screen("Inbox") }

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

    func mayClose() async -> Bool { isSaved }
}
