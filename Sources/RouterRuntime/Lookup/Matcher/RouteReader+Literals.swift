extension RouteReader {
    /// The first slot to look at for a hash, and the mask that keeps slots in the table.
    ///
    /// The header of a node holds the shift and the logarithm of the size in its first two characters, and in the third whether there
    /// are no collisions.
    @inline(__always)
    private func slot(_ node: Int, _ hash: UInt64) -> (mask: Int, first: Int) {
        let mask = ~(-1 &<< Int(table[node &+ 1] &- 0x30))
        return (mask, Int(truncatingIfNeeded: hash &>> UInt64(table[node] &- 0x30)) & mask)
    }

    /// The node to which a literal leads, or 0.
    @inline(__always)
    func literal(_ node: Int, _ slots: Int, _ position: Int, _ component: Component) -> Int {
        let (mask, first) = slot(node, component.hash)
        let length = component.end &- position
        var slot = first
        while true {
            let label = number(slots &+ 4 &* slot)
            if label == 0 { return 0 }
            if Int(table[label] &- 0x30) == length, length < 63 {
                if isEqual(label &+ 1, position, length, component.word) { return label &+ 1 &+ length }
            } else if isLong(label, length), isRestEqual(label &+ 3, position, length, from: 0) {
                return label &+ 3 &+ length
            }
            if table[node &+ 2] != 0x30 { return 0 }
            slot = (slot &+ 1) & mask
        }
    }

    /// Whether a literal has more than 62 bytes, and this many.
    @inline(never)
    private func isLong(_ label: Int, _ length: Int) -> Bool {
        length >= 63 && table[label] == 0x30 + 63 && MatcherTable.shortNumber(table, label &+ 1) == length
    }

    /// Where the text of a literal stands, and how long it is.
    private func text(of label: Int) -> (offset: Int, length: Int) {
        let length = Int(table[label] &- 0x30)
        return length < 63 ? (label &+ 1, length) : (label &+ 3, MatcherTable.shortNumber(table, label &+ 1))
    }

    /// Whether raw bytes of the text are those of a literal in the table, behind which eight more bytes are readable.
    @inline(__always)
    private func isEqual(_ label: Int, _ position: Int, _ length: Int, _ word: UInt64) -> Bool {
        let first = ByteWord.loadWhole(table, at: label)
        if length <= 8 { return length == 0 || ByteWord.prefix(first, length) == word }
        return first == word && isRestEqual(label, position, length, from: 8)
    }

    /// Whether the bytes from a place on are equal too.
    private func isRestEqual(_ label: Int, _ position: Int, _ length: Int, from start: Int) -> Bool {
        var done = start
        while length &- done >= 8 {
            if ByteWord.loadWhole(table, at: label &+ done) != ByteWord.loadWhole(text, at: position &+ done) {
                return false
            }
            done &+= 8
        }
        if done == length { return true }
        let difference =
            ByteWord.loadWhole(table, at: label &+ done) ^ ByteWord.load(text, at: position &+ done, count: count)
        return ByteWord.prefix(difference, length &- done) == 0
    }

    /// The node to which a literal leads, or 0, for a text that is not in canonical form.
    func unusualLiteral(_ node: Int, _ slots: Int, _ range: Range<Int>, _ form: CanonicalBytes.Form) -> Int {
        let source = CanonicalBytes(text, range, form)
        let (mask, first) = slot(node, ComponentHash(source).value)
        var slot = first
        while true {
            let label = number(slots &+ 4 &* slot)
            if label == 0 { return 0 }
            let (offset, length) = text(of: label)
            var rest = source
            var index = 0
            while index < length, let byte = rest.next(), byte == table[offset &+ index] { index &+= 1 }
            if index == length, rest.next() == nil { return offset &+ length }
            if table[node &+ 2] != 0x30 { return 0 }
            slot = (slot &+ 1) & mask
        }
    }

    /// The node to which a literal leads, or 0, whose letters may be upper or lower case in the text.
    func foldedLiteral(_ node: Int, _ slots: Int, _ range: Range<Int>) -> Int {
        var hash = ComponentHash()
        var start = range.lowerBound
        while start < range.upperBound {
            hash.combine(foldedWord(start, range.upperBound))
            start &+= 8
        }
        let (mask, first) = slot(node, hash.value)
        var slot = first
        while true {
            let label = number(slots &+ 4 &* slot)
            if label == 0 { return 0 }
            let (offset, length) = text(of: label)
            if length == range.count, isFoldedEqual(offset, range) { return offset &+ length }
            if table[node &+ 2] != 0x30 { return 0 }
            slot = (slot &+ 1) & mask
        }
    }

    private func isFoldedEqual(_ label: Int, _ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound {
            let word = ByteWord.loadWhole(table, at: label &+ start &- range.lowerBound)
            let length = min(8, range.upperBound &- start)
            if ByteWord.prefix(word, length) != foldedWord(start, range.upperBound) { return false }
            start &+= 8
        }
        return true
    }

    /// Eight bytes in lower case, those from `end` on as zeros.
    @inline(__always)
    private func foldedWord(_ start: Int, _ end: Int) -> UInt64 {
        let word = ByteWord.load(text, at: start, count: count)
        return ByteWord.lowercased(end &- start < 8 ? ByteWord.prefix(word, end &- start) : word)
    }
}
