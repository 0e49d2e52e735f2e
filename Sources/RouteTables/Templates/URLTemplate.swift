/// How the URL of a pattern is written from the values of its captures.
///
/// Of groups, the first alternative is written and what is optional is left out.
package struct URLTemplate: Sendable {
    /// The part of a URL in which a capture is.
    package enum Place: Int, Sendable {
        case scheme
        case host
        case path
        case query
        case fragment
    }

    /// How many values a capture takes.
    package enum Count: Int, Sendable {
        case one
        case optional
        case any
        case some

        /// Whether it takes one value at most.
        var isSingle: Bool { self == .one || self == .optional }
        /// Whether it needs a value.
        var isRequired: Bool { self == .one || self == .some }
    }

    /// A capture of the pattern.
    package struct Capture: Sendable {
        package let name: String
        package let count: Count
        package let place: Place
        /// Whether a capture that needs a value takes the empty text where there is no component at all, as `:rest(.*)` does.
        package let mayBeNothing: Bool
        /// What accepts its values.
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
    package enum Piece: Sendable, Hashable {
        /// A text as it is written.
        case text([UInt8])
        /// The first value of a capture; nothing if there is none.
        case capture(Int)
    }

    /// A component of a path or fragment, or the value of a query item.
    package enum Component: Sendable, Hashable {
        /// One component.
        case pieces([Piece])
        /// A component for each value of a capture, whose slashes stay or are escaped.
        case values(Int, keepsSlashes: Bool)
    }

    /// An item of the query.
    package struct Item: Sendable, Hashable {
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
    /// Why no URL can be written, whatever the values are.
    package var problem: Problem?
    /// Whether a URL may lead to other values than those that it was written from, so that it must be matched.
    package var needsCheck = false

    /// Why no URL can be written.
    package enum Problem: Int, Sendable {
        /// The pattern is a regular expression over the whole URL.
        case regex = 1
        /// The pattern has a `*` that any text matches.
        case undetermined
    }

    package init() {}
}
