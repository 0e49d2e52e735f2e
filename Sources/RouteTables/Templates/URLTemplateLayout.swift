/// The layout of templates in packed data.
///
/// A template is a header, a record of fixed size for each capture and for each query item of the original URL that is not
/// taken over as it is, and then steps. Offsets are relative to the start of the data that contains the template.
package enum URLTemplateLayout {
    /// The header: the ``Flags`` (1 digit); the offset of the pattern's own ``MatcherTable``, which has the pattern at
    /// index 0, or the number of a ``Problem``; the number of captures, and that of items (4 digits each).
    package enum Header {
        package static var flags: Int { 0 }
        package static var check: Int { 1 }
        package static var captures: Int { 5 }
        package static var items: Int { 9 }
        package static var size: Int { 13 }
    }

    /// The flags of a template.
    package enum Flags {
        package static var scheme: Int { 1 }
        package static var host: Int { 2 }
        /// A URL is matched before it is given.
        package static var check: Int { 4 }
        /// The template has no URLs.
        package static var problem: Int { 8 }
        /// The query of the original URL is dropped.
        package static var dropsQuery: Int { 16 }
    }

    /// The reason that a template has no URLs.
    package enum Problem {
        /// The pattern is a regular expression over the whole URL.
        package static var regex: Int { 1 }
        /// The pattern has a `*`, which matches any string.
        package static var undetermined: Int { 2 }
    }

    /// A capture.
    package enum Capture {
        /// How many values it takes, and its ``URLTemplate/Place`` (1 digit each).
        package static var count: Int { 0 }
        package static var place: Int { 1 }
        /// The bits ``mayBeNothing`` and ``hasDataSlashes`` (1 digit).
        package static var flags: Int { 2 }
        /// Its index among the captures of the pattern that gives its string (4 digits).
        package static var source: Int { 3 }
        /// The offset of its automaton; 0 if it accepts every string that is not empty (4 digits).
        package static var automaton: Int { 7 }
        /// Its name: offset and length (4 digits each).
        package static var name: Int { 11 }
        package static var size: Int { 19 }

        /// The bit for a capture that takes the empty string if there is no component, as `:rest(.*)` does.
        package static var mayBeNothing: Int { 1 }
        /// The bit for a capture whose slashes are data, like those of a query or a fragment.
        package static var hasDataSlashes: Int { 2 }

        /// How many values a capture takes: one, at most one, any number, at least one.
        package static var one: Int { 0 }
        package static var optional: Int { 1 }
        package static var any: Int { 2 }
        package static var some: Int { 3 }
    }

    /// An item of the original URL: its name, and its new name, which is empty if it is dropped: offset and length of each
    /// (4 digits each).
    package enum Item {
        package static var name: Int { 0 }
        package static var newName: Int { 8 }
        package static var size: Int { 16 }
    }

    /// A step: its kind (1 digit), and what the kind needs.
    ///
    /// A string is its length (4 digits) and its bytes.
    package enum Step {
        /// The end of the template.
        package static var end: Int { 0 }
        /// A string that is written unchanged.
        package static var text: Int { 1 }
        /// The first value of the capture with an index (4 digits), if there is one.
        package static var capture: Int { 2 }
        /// A number of bytes (4 digits): the steps in them are written if one of their captures has a value.
        package static var group: Int { 3 }
        /// A component of the path or the fragment begins.
        package static var component: Int { 4 }
        /// A component for each value of the capture with an index (4 digits).
        package static var values: Int { 5 }
        /// The same for a capture whose slashes remain.
        package static var wholeValues: Int { 6 }
        /// A query item begins: its name, a string.
        package static var item: Int { 7 }
        /// An item for each value of the capture with an index (4 digits): the name of the items, a string.
        package static var itemValues: Int { 8 }
        /// A part of the URL begins: the path, the query or the fragment, a ``URLTemplate/Place`` (1 digit).
        package static var part: Int { 9 }
    }
}
