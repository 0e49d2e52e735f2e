/// The memory of a walk through a long path: sets of nodes, kinds of components, and the transitions of a kind from a
/// set.
///
/// Sets and kinds have numbers, so one comparison finds a repeated step. Components with equal bytes have the same
/// text. Components that every node of a set treats alike have the same kind there.
package struct LongWalkMemory: ~Copyable {
    /// A component of the path.
    package struct Place {
        /// Its start.
        var start: Int32
        /// The number of its kind.
        var kind: Int32
        /// The number of the set of nodes before it.
        var set: Int32
    }

    private struct Text {
        var word: UInt64
        var start: Int32
        var length: Int32
        var number: Int32
    }

    /// A transition from a node.
    package struct Transition {
        var node: Int
        /// The node after the component, or 0.
        var target: Int
        /// Whether it notes the component as a capture.
        var isNoted: Bool
    }

    /// A kind of components at a set.
    private struct Kind {
        /// The transitions from the nodes of the set, by rank.
        var transitions: [Transition]
        /// The number of the set after them.
        var set: Int

        func isSame(_ other: [Transition]) -> Bool {
            transitions.count == other.count
                && transitions.indices.allSatisfy { transitions[$0].target == other[$0].target }
        }
    }

    private struct Step {
        var key: UInt64
        var result: Int
    }

    /// The pass of a step.
    package enum Pass: UInt64 {
        case forward = 1
        case backward = 2
        case choice = 3
    }

    /// The number of the empty set.
    static let emptySet = 0
    private static let setBits = 11
    private static let kindBits = 21
    private static let stepBits = 10
    private static let knownTextBits = 8
    /// The maximum number of kinds at a set.
    private static let kindLimit = 128
    /// The maximum length of components that are compared.
    ///
    /// Each longer one has its own kind.
    private static let comparedLength = 64

    /// Space for the maximum number of components.
    let places: UnsafeMutablePointer<Place>
    private let steps: UnsafeMutablePointer<Step>
    private let knownTexts: UnsafeMutablePointer<Text>
    private var textCount = 0
    private var kinds: [Kind] = []
    /// The numbers of the kinds at each set.
    private var kindsOfSet: [[Int]] = [[]]
    private var hasTooManyKinds = false
    private(set) var sets: [[Int]] = [[]]
    private var numbers: [[Int]: Int] = [[]: emptySet]

    /// - Parameter capacity: The maximum number of components.
    init(capacity: Int) {
        // Pages that are never accessed cost nothing.
        places = .allocate(capacity: capacity)
        steps = .allocate(capacity: 1 << Self.stepBits)
        steps.initialize(repeating: Step(key: 0, result: 0), count: 1 << Self.stepBits)
        knownTexts = .allocate(capacity: 1 << Self.knownTextBits)
        knownTexts.initialize(
            repeating: Text(word: 0, start: 0, length: -1, number: 0),
            count: 1 << Self.knownTextBits
        )
    }

    deinit {
        places.deallocate()
        steps.deallocate()
        knownTexts.deallocate()
    }

    /// Whether there are too many sets or kinds for their numbers.
    var isExhausted: Bool {
        sets.count > 1 << Self.setBits || textCount >= 1 << Self.kindBits || hasTooManyKinds
    }

    /// The number of a set, which is a sorted list.
    mutating func number(of set: [Int]) -> Int {
        if let known = numbers[set] { return known }
        numbers[set] = sets.count
        sets.append(set)
        kindsOfSet.append([])
        return sets.count - 1
    }

    // MARK: Components

    /// The number of a component's text.
    ///
    /// A text may have several numbers, but a number has only one text.
    @inline(__always)
    mutating func text(_ reader: RouteReader, _ start: Int, _ component: RouteReader.Component) -> Int {
        let length = component.end &- start
        if length > Self.comparedLength { return Int(newText()) }
        let word = component.isLong ? longWord(reader, start, component) : component.word
        let index = Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- Self.knownTextBits))
        let known = knownTexts[index]
        if known.word == word, Int(known.length) == length,
            !component.isLong || isSame(reader, Int(known.start), start, length)
        {
            return Int(known.number)
        }
        let number = newText()
        knownTexts[index] = Text(
            word: word,
            start: Int32(truncatingIfNeeded: start),
            length: Int32(truncatingIfNeeded: length),
            number: number
        )
        return Int(number)
    }

    private mutating func newText() -> Int32 {
        textCount &+= 1
        return Int32(truncatingIfNeeded: textCount)
    }

    /// The kind of a component at a set, and the set after it.
    ///
    /// - Parameters:
    ///   - set: The number of the set.
    ///   - transitions: The transitions from all of its nodes. They differ only in their targets, whatever the
    ///     component is.
    /// - Returns: The numbers of the kind and of the set after it.
    mutating func kind(_ set: Int, _ transitions: [Transition]) -> (number: Int, set: Int) {
        if let known = kindsOfSet[set].first(where: { kinds[$0].isSame(transitions) }) {
            return (known, kinds[known].set)
        }
        let targets = Set(transitions.lazy.map(\.target).filter { $0 != 0 })
        let kind = Kind(transitions: transitions, set: number(of: Array(targets).sorted()))
        kinds.append(kind)
        kindsOfSet[set].append(kinds.count - 1)
        if kindsOfSet[set].count > Self.kindLimit { hasTooManyKinds = true }
        return (kinds.count - 1, kind.set)
    }

    /// The set of the nodes from which a component leads into a set.
    mutating func sources(_ kind: Int, to set: Int) -> Int {
        let goal = sets[set]
        var sources: [Int] = []
        for transition in kinds[kind].transitions
        where sources.last != transition.node && goal.contains(transition.target) {
            sources.append(transition.node)
        }
        return number(of: sources)
    }

    /// The transition of the highest rank that leads from a node into a set.
    func best(_ kind: Int, from node: Int, to set: Int) -> Transition? {
        kinds[kind].transitions.first { $0.node == node && sets[set].contains($0.target) }
    }

    @inline(__always)
    private func longWord(_ reader: RouteReader, _ start: Int, _ component: RouteReader.Component) -> UInt64 {
        var hash = ComponentHash()
        var position = start
        while position &+ 8 < component.end {
            hash.combine(reader.word(at: position))
            position &+= 8
        }
        hash.combine(reader.word(at: component.end &- 8))
        return hash.value
    }

    /// Whether two components of the same length, at least eight bytes, have the same bytes.
    private func isSame(_ reader: RouteReader, _ first: Int, _ second: Int, _ length: Int) -> Bool {
        var done = 0
        while done < length {
            let offset = min(done, length &- 8)
            if reader.word(at: first &+ offset) != reader.word(at: second &+ offset) { return false }
            done &+= 8
        }
        return true
    }

    // MARK: Steps

    /// The key of a step: its origin (a set or a node), a text or kind, and the set to be reached.
    @inline(__always)
    func key(_ pass: Pass, from origin: Int, _ kind: Int, to set: Int = 0) -> UInt64 {
        (pass.rawValue &<< 24 | UInt64(truncatingIfNeeded: origin)) &<< UInt64(Self.kindBits &+ Self.setBits &+ 1)
            | UInt64(truncatingIfNeeded: kind) &<< UInt64(Self.setBits &+ 1) | UInt64(truncatingIfNeeded: set)
    }

    /// The result of a repeated step; `nil` if it is new or forgotten.
    @inline(__always)
    func result(of key: UInt64) -> Int? {
        let step = steps[Self.index(of: key)]
        return step.key == key ? step.result : nil
    }

    /// Remembers the result of a step.
    mutating func remember(_ key: UInt64, _ result: Int) {
        steps[Self.index(of: key)] = Step(key: key, result: result)
    }

    @inline(__always)
    private static func index(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- stepBits))
    }
}
