// Only typed routes are generated: `routegen.json` leaves out the store's functions and the path constants.

/// Opens a note.
///
/// @route //notes/:id
/// @route //memos/:id
func openNote(id: Int, isNew: Bool = false) -> String { "note \(id) \(isNew)" }

/// The drawer of notes.
///
/// @route //drawer
final class Drawer {
    /// @route
    func count() -> Int { 3 }

    /// @route
    func tidy() async {}
}
