import RouteTables

/// The template of a pattern's URLs, before it is packed; see `URLTemplate`.
///
/// The first alternative of a group is written, and optional parts are left out.
package struct PatternTemplate: Sendable {
    /// The number of values that a capture takes.
    package enum Count {
        case one
        case optional
        case any
        case some

        /// Whether it needs a value.
        package var isRequired: Bool { self == .one || self == .some }
    }

    /// The reason that a pattern has no URLs.
    package enum Problem {
        /// It is a regular expression over the whole URL.
        case regex
        /// It has a `*`, which matches any string.
        case undetermined
    }

    /// A capture of the pattern.
    package struct Capture: Sendable {
        package let name: String
        package let count: Count
        package let place: URLTemplate.Place
        /// Whether a capture that needs a value takes the empty string if there is no component, as `:rest(.*)` does.
        package let mayBeNothing: Bool
        /// Accepts its values; `nil` if it accepts every string that is not empty.
        package let automaton: Automaton?
    }

    /// A step that writes a piece of the URL; `URLTemplateLayout.Step` describes how they are packed.
    package enum Step: Sendable {
        /// A part of the URL begins: the path, the query or the fragment.
        case part(URLTemplate.Place)
        /// A string that is written unchanged.
        case text([UInt8])
        /// The first value of a capture, if there is one.
        case capture(Int)
        /// An optional group of this many steps follows, which are written if one of their captures has a value.
        case group(Int)
        /// A component of the path or the fragment begins.
        case component
        /// A component for each value of a capture, whose slashes remain or are escaped.
        case values(Int, keepsSlashes: Bool)
        /// An item of the query or the fragment begins: its name.
        case item([UInt8])
        /// An item for each value of a capture: their name.
        case itemValues(Int, [UInt8])
    }

    package var captures: [Capture] = []
    package var steps: [Step] = []
    /// Whether the URL begins with a scheme, and whether it has a host.
    package var hasScheme = false
    package var hasHost = false
    /// The reason that the template has no URLs, for any values.
    package var problem: Problem?
    /// Whether a URL may have other values than those that it was written from, so that it must be matched.
    package var needsCheck = false
}
