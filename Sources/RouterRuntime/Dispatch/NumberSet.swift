/// A set of small numbers: the handlers of a table, or the settings of a list.
///
/// Numbers below 64 need no allocation, and copying a set costs at most one reference.
package struct NumberSet: Sendable {
    /// A bit for each number below 64.
    private var low: UInt64 = 0
    /// A bit for each number from 64 up to the highest in the set.
    private var words: [UInt64] = []

    package init() {}

    package var isEmpty: Bool { low == 0 && words.isEmpty }

    package var count: Int { words.reduce(low.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

    package func contains(_ number: Int) -> Bool {
        // The low six bits of a number select its bit, the others its word.
        number < 64 ? low & (1 &<< UInt64(number)) != 0 : containsHigh(number)
    }

    private func containsHigh(_ number: Int) -> Bool {
        let word = number &>> 6 &- 1
        return word < words.count && words[word] & (1 &<< UInt64(number & 63)) != 0
    }

    package mutating func insert(_ number: Int) {
        let bit: UInt64 = 1 &<< UInt64(number & 63)
        if number < 64 {
            low |= bit
            return
        }
        let word = number &>> 6 &- 1
        if word >= words.count { words += [UInt64](repeating: 0, count: word + 1 - words.count) }
        words[word] |= bit
    }

    package mutating func formUnion(_ other: NumberSet) {
        for number in other { insert(number) }
    }

    /// The first number that is not less than another one; `nil` if there is none.
    package func first(from start: Int) -> Int? {
        var word = start &>> 6
        // The bits of the first word without those of lower numbers.
        var mask = UInt64.max &<< UInt64(start & 63)
        while word <= words.count {
            let bits = (word == 0 ? low : words[word - 1]) & mask
            if bits != 0 { return word &<< 6 | bits.trailingZeroBitCount }
            word += 1
            mask = .max
        }
        return nil
    }
}

extension NumberSet: Sequence {
    /// The numbers, the smallest first.
    package struct Iterator: IteratorProtocol {
        fileprivate let numbers: NumberSet
        private var start = 0

        fileprivate init(_ numbers: NumberSet) { self.numbers = numbers }

        package mutating func next() -> Int? {
            guard let number = numbers.first(from: start) else { return nil }
            start = number + 1
            return number
        }
    }

    package func makeIterator() -> Iterator { Iterator(self) }
}
