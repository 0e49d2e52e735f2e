/// The layout of what routes say about their pages, for the encoder and the reader.
///
/// It is ``PackedText``: a header, then a record of fixed size for each pattern that says something, sorted by the
/// pattern, then text, then the paths of parents in the format of ``RoutePathLayout``. Offsets into the text are relative
/// to its start.
package enum RouteNavigationLayout {
    /// The header: the number of records, and the offsets of the text and of the paths (4 digits each).
    package enum Header {
        package static let count = 0
        package static let text = 4
        package static let paths = 8
        package static let size = 12
    }

    /// What a pattern says.
    package enum Record {
        /// The index of the pattern (4 digits).
        package static let pattern = 0
        /// The ``Opening`` (1 digit).
        package static let opening = 4
        /// The tab: offset and length (4 digits each).
        package static let tab = 5
        /// 0, or the index of the path of the parent, plus 1 (4 digits).
        package static let parent = 13
        package static let size = 17
    }

    /// How a page opens.
    package enum Opening: Int, Sendable {
        /// As the caller likes.
        case unstated
        /// Onto the stack that the user sees.
        case push
        /// Above everything.
        case present
        /// In place of everything.
        case root
        /// Onto the stack of a tab.
        case tab
    }
}
