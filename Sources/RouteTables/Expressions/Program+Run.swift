extension Program {
    /// Matches a whole part of a URL and locates a group.
    ///
    /// All paths through the program are followed in parallel, so the cost grows with the text and not with the number
    /// of paths. The preferred path wins.
    ///
    /// - Parameters:
    ///   - group: The number of the group. Group 0 is the whole expression.
    ///   - source: The text.
    ///   - codes: The ranks at which components matched, by the bytes of the text where they begin. Without codes,
    ///     ranks do not matter.
    /// - Returns: The bytes of the group; `nil` if the text does not match or the group takes no part in the match.
    package func range(ofGroup group: Int, in source: CanonicalBytes, codes: [UInt8] = []) -> Range<Int>? {
        var source = source
        var current = Threads(self, group, codes)
        var following = current
        current.add(Thread(place: start), at: source.position)
        while true {
            let mayEnd = source.isAtCharacter
            guard let byte = source.next() else {
                guard mayEnd else { return nil }
                break
            }
            let position = source.position
            following.removeAll()
            for thread in current.threads {
                if case .byte(let set, let next) = instructions[thread.place], set.contains(byte) {
                    following.add(Thread(place: next, start: thread.start, end: thread.end), at: position)
                }
            }
            if following.threads.isEmpty { return nil }
            swap(&current, &following)
        }
        let match = current.threads.first { instructions[$0.place] == .match }
        return match.flatMap { $0.start >= 0 && $0.end >= 0 ? $0.start..<$0.end : nil }
    }

    /// A place that a run has reached, with the position of the group on the path to it.
    private struct Thread {
        var place: Int
        /// The bounds of the group, or -1.
        var start = -1
        var end = -1
    }

    /// The current places of a run, in order of preference.
    private struct Threads {
        private let program: Program
        private let group: Int
        private let codes: [UInt8]
        private(set) var threads: [Thread] = []
        /// The alternatives that are not followed yet; a property, so that it is allocated once.
        private var pending: [Thread] = []
        private var marks: [Int]
        private var generation = 1

        init(_ program: Program, _ group: Int, _ codes: [UInt8]) {
            self.program = program
            self.group = group
            self.codes = codes
            marks = Array(repeating: 0, count: program.instructions.count)
        }

        mutating func removeAll() {
            threads.removeAll(keepingCapacity: true)
            generation += 1
        }

        /// Adds the places that a thread reaches without consuming a byte.
        mutating func add(_ thread: Thread, at position: Int) {
            pending.append(thread)
            while var thread = pending.popLast() {
                if marks[thread.place] == generation { continue }
                marks[thread.place] = generation
                switch program.instructions[thread.place] {
                case .split(let first, let second):
                    thread.place = second
                    pending.append(thread)
                    thread.place = first
                    pending.append(thread)
                case .mark(let code, let next):
                    if position < codes.count, Int(codes[position]) != code { continue }
                    thread.place = next
                    pending.append(thread)
                case .save(let slot, let next):
                    if slot == 2 * group { thread.start = position }
                    if slot == 2 * group + 1 { thread.end = position }
                    thread.place = next
                    pending.append(thread)
                case .byte, .match: threads.append(thread)
                }
            }
        }
    }
}
