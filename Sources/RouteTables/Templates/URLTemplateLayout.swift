/// The layout of templates in packed text.
///
/// A template is a header, a record of fixed size for each capture, the names of query items that are consumed, and
/// then steps. Offsets are relative to the start of the text that contains the template.
package enum URLTemplateLayout {
    /// The header: the ``Flags`` (1 digit); the offset of the pattern's own ``MatcherTable``, which has the pattern at
    /// index 0, or the number of a ``URLTemplate/Problem``; the number of captures, and that of consumed names (4 digits
    /// each).
    package enum Header {
        package static let flags = 0
        package static let check = 1
        package static let captures = 5
        package static let consumed = 9
        package static let size = 13
    }

    /// The flags of a template.
    package enum Flags {
        package static let scheme = 1
        package static let host = 2
        /// A URL is matched before it is given.
        package static let check = 4
        /// The template has no URLs.
        package static let problem = 8
        /// The query of the original URL is dropped.
        package static let dropsQuery = 16
    }

    /// A capture.
    package enum Capture {
        /// Its ``URLTemplate/Count`` and its ``URLTemplate/Place`` (1 digit each).
        package static let count = 0
        package static let place = 1
        /// The bits ``mayBeNothing`` and ``hasDataSlashes`` (1 digit).
        package static let flags = 2
        /// Its index among the captures of the pattern that gives its text (4 digits).
        package static let source = 3
        /// The offset of its automaton; 0 for one that accepts everything but the empty text (4 digits).
        package static let automaton = 7
        /// Its name: offset and length (4 digits each).
        package static let name = 11
        package static let size = 19

        /// The bit for a capture that takes the empty text if there is no component, as `:rest(.*)` does.
        package static let mayBeNothing = 1
        /// The bit for a capture whose slashes are data, like those of a query or a fragment.
        package static let hasDataSlashes = 2
    }

    /// A name that is consumed: offset and length (4 digits each).
    package static let nameSize = 8

    /// A step: its kind (1 digit), and what the kind needs.
    ///
    /// A text is its length (4 digits) and its bytes.
    package enum Step: Int {
        /// The end of the template.
        case end
        /// A text that is written unchanged.
        case text
        /// The first value of the capture with an index (4 digits), if there is one.
        case capture
        /// A number of bytes (4 digits): the steps in them are written if one of their captures has a value.
        case group
        /// A component of the path or the fragment begins.
        case component
        /// A component for each value of the capture with an index (4 digits).
        case values
        /// The same for a capture whose slashes remain.
        case wholeValues
        /// A query item begins: its name, a text.
        case item
        /// An item for each value of the capture with an index (4 digits): the name of the items, a text.
        case itemValues
        /// A part of the URL begins: the path, the query or the fragment, a ``URLTemplate/Place`` (1 digit).
        case part
    }
}
