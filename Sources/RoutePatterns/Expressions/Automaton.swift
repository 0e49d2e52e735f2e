import RouteReasons
import RouteTables

/// A deterministic automaton over canonical bytes: the minimal one of its language, in canonical numbering.
///
/// So two automata are equal if and only if they have the same language and labels.
package struct Automaton: Hashable, Sendable, PatternOutline.Test {
    /// The maximum number of states.
    package static let limit = 8_000

    /// The state from which nothing is accepted.
    package static let dead = 0

    /// The column of each ASCII byte in the table.
    package let classes: [UInt8]
    /// The number of columns.
    package let classCount: Int
    /// The next state, by state and column.
    package let transitions: [Int32]
    /// The label of each state: 0 rejects.
    ///
    /// The automaton of a regular expression has the labels 0 and 1.
    package let labels: [Int32]
    /// The initial state.
    package let start: Int

    /// The number of states, including the dead one.
    package var stateCount: Int { labels.count }

    /// The state after a byte.
    package func next(_ state: Int, _ byte: UInt8) -> Int {
        byte < 0x80 ? Int(transitions[state * classCount + Int(classes[Int(byte)])]) : Automaton.dead
    }

    /// The state after some canonical bytes.
    @_specialize(where Bytes == [UInt8])
    package func run<Bytes: Sequence<UInt8>>(_ bytes: Bytes, from state: Int? = nil) -> Int {
        bytes.reduce(state ?? start) { next($0, $1) }
    }

    /// Whether it accepts a string in canonical form.
    package func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
        labels[run(bytes)] != 0
    }

    /// Whether it accepts nothing.
    package var isEmpty: Bool { !labels.contains { $0 != 0 } }

    package init(classes: [UInt8], classCount: Int, transitions: [Int32], labels: [Int32], start: Int) {
        self.classes = classes
        self.classCount = classCount
        self.transitions = transitions
        self.labels = labels
        self.start = start
    }

    /// Hashes the sizes and the labels only, because the table is large.
    ///
    /// Equal automata usually share their table, so comparing them is fast.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(classCount)
        hasher.combine(start)
        hasher.combine(labels)
        hasher.combine(transitions.count)
    }
}

extension Automaton {
    /// The class of bytes, if the automaton accepts any positive number of them and nothing else; `nil` if it does not,
    /// or if they are not all plain.
    var repeatedClass: ByteSet? {
        guard stateCount == 3, let end = labels.firstIndex(where: { $0 != 0 }), end != start, labels[start] == 0 else {
            return nil
        }
        var result = ByteSet()
        for byte in 0..<0x80 as Range<UInt8> {
            let next = self.next(start, byte)
            guard next == self.next(end, byte), next == end || next == Automaton.dead else { return nil }
            guard next == end else { continue }
            // An escape has more than one byte, and a slash ends a component.
            guard URLCharacters.isPlain(byte), byte != UInt8(ascii: "%"), byte != UInt8(ascii: "/") else { return nil }
            result.insert(byte)
        }
        return result
    }
}

extension Automaton {
    /// The error of an expression whose automaton would be too large.
    package struct TooLarge: Error, Hashable, Sendable, CustomStringConvertible {
        /// The unit of the size.
        package enum Unit: String, Sendable {
            /// The instructions of a program: an expression with its counts expanded.
            case parts
            /// The states of an automaton.
            case states
            /// The steps of the construction of an automaton.
            case steps
        }

        /// The unit whose number exceeds the limit.
        package let unit: Unit
        /// How many are needed, or at least how many if that is not exact.
        package let needed: Int
        /// Whether exactly that many are needed.
        package let isExact: Bool
        /// How many are allowed.
        package let limit: Int

        /// Creates the error for a size that exceeds the limit, but is not known exactly.
        package init(_ unit: Unit, moreThan limit: Int) {
            self.unit = unit
            needed = limit
            isExact = false
            self.limit = limit
        }

        /// The exact number is known.
        package init(_ unit: Unit, needed: Int, limit: Int) {
            self.unit = unit
            self.needed = needed
            isExact = needed < RegularExpression.Size.max
            self.limit = limit
        }

        /// How many are needed and allowed, as the predicate of a sentence about an expression.
        package var description: String {
            let number = isExact ? Self.grouped(needed) : "more than \(Self.grouped(needed))"
            return "needs \(number) \(unit.rawValue); at most \(Self.grouped(limit)) are allowed"
        }

        /// A size in messages.
        ///
        /// If it is unknown, the limit that it exceeds.
        package static func size(_ number: Int) -> String {
            number < RegularExpression.Size.max ? grouped(number) : "more than \(grouped(number))"
        }

        /// A number with its digits in groups of three.
        package static func grouped(_ number: Int) -> String {
            var result = ""
            for (index, digit) in String(number).reversed().enumerated() {
                if index > 0, index % 3 == 0 { result.append(",") }
                result.append(digit)
            }
            return String(result.reversed())
        }
    }
}
