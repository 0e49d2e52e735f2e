/// A nondeterministic automaton over canonical bytes: a list of instructions, which is run in place.
///
/// Each instruction is its kind (1 digit) and its operands: the numbers of other instructions, and what the kind needs.
package struct PackedProgram {
    /// The kinds of instructions.
    package enum Kind {
        /// The end.
        package static var match: UInt8 { 0 }
        /// Continues at both places, preferring the first.
        package static var split: UInt8 { 1 }
        /// Notes the position under a slot.
        package static var save: UInt8 { 2 }
        /// Consumes a byte of the set that follows, in digits of six bytes each.
        package static var byte: UInt8 { 3 }
        /// Continues if a component begins here that matches at this rank.
        package static var mark: UInt8 { 4 }
    }

    private let data: PackedText
    /// The offsets of the instructions.
    private var places: [Int] = []
    /// The first instruction.
    private let start: Int

    /// Reads a program at an offset of a table, which outlives the program.
    package init(_ data: PackedText, at offset: Int) {
        self.data = data
        start = data.number4(at: offset &+ 4)
        var place = offset &+ 8
        for _ in 0..<data.bound(data.number4(at: offset), at: place, size: 1) {
            places.append(place)
            switch UInt8(data.digit(at: place)) {
            case Kind.match: place += 1
            case Kind.byte: place += 27
            default: place += 9
            }
        }
    }

    private func kind(_ place: Int) -> UInt8 { UInt8(data.digit(at: places[place])) }

    private func first(_ place: Int) -> Int { data.number4(at: places[place] &+ 1) }

    private func second(_ place: Int) -> Int { data.number4(at: places[place] &+ 5) }

    /// Whether the set of an instruction contains a byte: the bit of the byte in its digit.
    private func contains(_ byte: UInt8, _ place: Int) -> Bool {
        // A byte is ASCII, and a digit has the bits of six bytes.
        byte < 0x80 && data.digit(at: places[place] &+ 5 &+ Int(byte / 6)) &>> (byte % 6) & 1 != 0
    }

    /// A place that a run has reached, with the position of the group on the path to it.
    private struct Thread {
        var place: Int
        /// The bounds of the group, or -1.
        var start = -1
        var end = -1
    }

    /// The instructions that consume a byte or end the program, as far as a run has reached them.
    private struct Threads {
        /// In order of preference.
        var reached: [Thread] = []
        /// The alternatives that are not followed yet; a property, so that it is allocated once.
        private var pending: [Thread] = []
        /// The number of the step at which each instruction was reached last.
        private var marks: [Int]
        private var step = 0

        init(count: Int) {
            marks = [Int](repeating: 0, count: count)
        }

        mutating func beginStep() {
            reached.removeAll(keepingCapacity: true)
            step += 1
        }

        /// Adds the instructions that a thread reaches without consuming a byte.
        @inline(never)
        mutating func add(_ thread: Thread, _ program: PackedProgram, at position: Int, code: Int?, group: Int) {
            pending.append(thread)
            while var thread = pending.popLast() {
                let place = thread.place
                // No instruction of a damaged program leads out of it.
                if place >= marks.count || marks[place] == step { continue }
                marks[place] = step
                switch program.kind(place) {
                case Kind.split:
                    thread.place = program.second(place)
                    pending.append(thread)
                    thread.place = program.first(place)
                case Kind.mark:
                    if let code, code != program.first(place) { continue }
                    thread.place = program.second(place)
                case Kind.save:
                    if program.first(place) == 2 &* group { thread.start = position }
                    if program.first(place) == 2 &* group &+ 1 { thread.end = position }
                    thread.place = program.second(place)
                default:
                    reached.append(thread)
                    continue
                }
                pending.append(thread)
            }
        }
    }

    /// Matches a whole part of a URL and locates a group.
    ///
    /// All paths through the program are followed in parallel, so the cost grows with the string and not with the
    /// number of paths. The preferred path wins.
    ///
    /// - Parameters:
    ///   - group: The number of the group. Group 0 is the whole expression.
    ///   - source: The string.
    ///   - codes: The ranks at which components matched, by the bytes of the string where they begin. Without codes,
    ///     ranks do not matter.
    /// - Returns: The bytes of the group; `nil` if the string does not match or the group takes no part in the match.
    package func range(ofGroup group: Int, in source: CanonicalBytes, codes: [UInt8] = []) -> Range<Int>? {
        var source = source
        var current = Threads(count: places.count)
        var following = current
        following.reached = [Thread(place: start)]
        while true {
            swap(&current, &following)
            let position = source.position
            let code = position < codes.count ? Int(codes[position]) : nil
            following.beginStep()
            for thread in current.reached { following.add(thread, self, at: position, code: code, group: group) }
            swap(&current, &following)
            let mayEnd = source.isAtCharacter
            guard let byte = source.next() else {
                guard mayEnd else { return nil }
                break
            }
            following.beginStep()
            for var thread in current.reached where kind(thread.place) == Kind.byte && contains(byte, thread.place) {
                thread.place = first(thread.place)
                following.reached.append(thread)
            }
            if following.reached.isEmpty { return nil }
        }
        for thread in current.reached where kind(thread.place) == Kind.match {
            return thread.start >= 0 && thread.end >= thread.start ? thread.start..<thread.end : nil
        }
        return nil
    }
}
