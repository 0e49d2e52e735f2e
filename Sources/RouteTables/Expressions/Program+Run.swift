extension Program {
    /// Matches a whole part of a URL and locates each group.
    ///
    /// All paths through the program are followed in parallel, so the cost grows with the text and not with the number
    /// of paths. The preferred path wins.
    ///
    /// If ranks matter, the codes are the ranks at which components matched, by the bytes of the text where they begin.
    ///
    /// - Returns: A byte offset in the text for each slot, or -1; `nil` if the text does not match.
    package func slots(_ source: CanonicalBytes, count slotCount: Int, codes: [UInt8] = []) -> [Int]? {
        var source = source
        var current = Threads(instructions.count, slotCount)
        var following = Threads(instructions.count, slotCount)
        current.add(self, start, [Int](repeating: -1, count: slotCount), at: source.position, codes)
        while true {
            let mayEnd = source.isAtCharacter
            guard let byte = source.next() else {
                guard mayEnd else { return nil }
                break
            }
            let position = source.position
            following.removeAll()
            for index in 0..<current.places.count {
                if case .byte(let set, let next) = instructions[current.places[index]], set.contains(byte) {
                    following.add(self, next, current.slots[index], at: position, codes)
                }
            }
            if following.places.isEmpty { return nil }
            swap(&current, &following)
        }
        for index in 0..<current.places.count where instructions[current.places[index]] == .match {
            return current.slots[index]
        }
        return nil
    }

    /// The current places of a run, in order of preference, each with the positions noted on the path to it.
    private struct Threads {
        var places: [Int] = []
        var slots: [[Int]] = []
        private var marks: [Int]
        private var generation = 1

        init(_ placeCount: Int, _ slotCount: Int) {
            marks = Array(repeating: 0, count: placeCount)
        }

        mutating func removeAll() {
            places.removeAll(keepingCapacity: true)
            slots.removeAll(keepingCapacity: true)
            generation += 1
        }

        mutating func add(_ program: Program, _ place: Int, _ noted: [Int], at position: Int, _ codes: [UInt8]) {
            var pending = [(place, noted)]
            while let (place, noted) = pending.popLast() {
                if marks[place] == generation { continue }
                marks[place] = generation
                switch program.instructions[place] {
                case .split(let first, let second):
                    pending.append((second, noted))
                    pending.append((first, noted))
                case .mark(let code, let next):
                    if position >= codes.count || Int(codes[position]) == code { pending.append((next, noted)) }
                case .save(let slot, let next):
                    var noted = noted
                    if slot < noted.count { noted[slot] = position }
                    pending.append((next, noted))
                case .byte, .match:
                    places.append(place)
                    slots.append(noted)
                }
            }
        }
    }
}
