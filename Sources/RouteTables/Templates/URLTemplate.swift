/// How to write the URL of a pattern from the values of its captures.
///
/// The first alternative of a group is written, and optional parts are left out.
package struct URLTemplate: Sendable {
    /// The part of a URL that contains a capture.
    package enum Place: Int, Sendable {
        case scheme
        case host
        case path
        case query
        case fragment
    }

    /// The number of values that a capture takes.
    package enum Count: Int, Sendable {
        case one
        case optional
        case any
        case some

        /// Whether it takes at most one value.
        var isSingle: Bool { self == .one || self == .optional }
        /// Whether it needs a value.
        package var isRequired: Bool { self == .one || self == .some }
    }

    /// A capture of the pattern.
    package struct Capture: Sendable {
        package let name: String
        package let count: Count
        package let place: Place
        /// Whether a capture that needs a value takes the empty text if there is no component, as `:rest(.*)` does.
        package let mayBeNothing: Bool
        /// Accepts its values.
        package let automaton: any SteppedAutomaton

        package init(
            _ name: String,
            _ count: Count,
            _ place: Place,
            mayBeNothing: Bool,
            automaton: any SteppedAutomaton
        ) {
            self.name = name
            self.count = count
            self.place = place
            self.mayBeNothing = mayBeNothing
            self.automaton = automaton
        }
    }

    /// A piece of a component.
    package enum Piece: Sendable {
        /// A text that is written unchanged.
        case text([UInt8])
        /// The first value of a capture, if there is one.
        case capture(Int)
        /// An optional group of this many pieces follows, which are written if one of their captures has a value.
        case optional(Int)
    }

    /// A component of a path or fragment, or the value of a query item.
    package enum Component: Sendable {
        /// One component.
        case pieces([Piece])
        /// A component for each value of a capture, whose slashes remain or are escaped.
        case values(Int, keepsSlashes: Bool)
        /// An optional group of this many components follows, which are written if one of their captures has a value.
        ///
        /// Each of them consists of pieces.
        case optional(Int)
    }

    /// An item of the query.
    package struct Item: Sendable {
        package let name: [UInt8]
        package let value: Component

        package init(name: [UInt8], value: Component) {
            self.name = name
            self.value = value
        }
    }

    package var captures: [Capture] = []
    package var scheme: [Piece]?
    package var host: [Piece]?
    package var path: [Component] = []
    package var query: [Item] = []
    package var fragment: [Component]?
    /// Why the template has no URLs, for any values.
    package var problem: Problem?
    /// Whether a URL may have other values than those that it was written from, so that it must be matched.
    package var needsCheck = false

    /// Why a template has no URLs.
    package enum Problem: Int, Sendable {
        /// The pattern is a regular expression over the whole URL.
        case regex = 1
        /// The pattern has a `*`, which matches any text.
        case undetermined
    }

    package init() {}
}
