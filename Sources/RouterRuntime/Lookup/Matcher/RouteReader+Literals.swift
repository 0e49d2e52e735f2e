extension RouteReader {
    /// The first slot to look at for a hash: some of its high bits.
    ///
    /// The header of a node holds in its first two characters how far to shift to the left and then to the right.
    @inline(__always)
    private func slot(_ node: Int, _ hash: UInt64) -> Int {
        Int(truncatingIfNeeded: (hash &<< UInt64(table[node] &- 0x30)) &>> UInt64(table[node &+ 1] &- 0x30))
    }

    /// The bits that all slots of a node lie in.
    private func mask(_ node: Int) -> Int {
        Int(truncatingIfNeeded: UInt64.max &>> UInt64(table[node &+ 1] &- 0x30))
    }

    /// The node to which a literal leads, or 0.
    @inline(__always)
    func literal(_ node: Int, _ position: Int, _ component: Component) -> Int {
        let look = look(node)
        let slots = node &+ (look & NodeLook.slots)
        if look & NodeLook.inline != 0 { return target(slots, position, component) }
        var hash = ComponentHash()
        hash.combine(component.word)
        if component.end &- position > 8 { hash = longHash(position, component.end, hash) }
        let first = slot(node, hash.value)
        let label = number(slots &+ 4 &* first)
        if label == 0 { return 0 }
        let target = target(label, position, component)
        if target != 0 || look & NodeLook.once != 0 { return target }
        return laterLiteral(slots, first, mask(node), position, component)
    }

    /// The hash of a component of more than eight bytes, the first of which are taken in.
    @inline(__always)
    private func longHash(_ start: Int, _ end: Int, _ begun: ComponentHash) -> ComponentHash {
        var hash = begun
        var position = start &+ 8
        while end &- position >= 8 {
            hash.combine(ByteWord.loadWhole(text, at: position))
            position &+= 8
        }
        if position < end { hash.combine(ByteWord.prefix(word(at: position), end &- position)) }
        return hash
    }

    /// The node to which a literal leads that is not in its first slot, or 0.
    @inline(never)
    private func laterLiteral(
        _ slots: Int,
        _ first: Int,
        _ mask: Int,
        _ position: Int,
        _ component: Component
    ) -> Int {
        var slot = first
        while true {
            slot = (slot &+ 1) & mask
            let label = number(slots &+ 4 &* slot)
            if label == 0 { return 0 }
            let target = target(label, position, component)
            if target != 0 { return target }
        }
    }

    /// The node behind a literal if the component is equal to that, or 0.
    @inline(__always)
    private func target(_ label: Int, _ position: Int, _ component: Component) -> Int {
        let length = component.end &- position
        let written = Int(table[label] &- 0x30)
        if length <= 8 {
            // Bytes behind the component's end are zeros in its word, and are left out of the literal's.
            if written != length { return 0 }
            if length == 0 { return label &+ 1 }
            let difference = ByteWord.loadWhole(table, at: label &+ 1) ^ component.word
            return difference &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length) == 0 ? label &+ 1 &+ length : 0
        }
        return longTarget(label, written, position, length)
    }

    /// The node behind a literal of more than eight bytes if the component is equal to that, or 0.
    @inline(never)
    private func longTarget(_ label: Int, _ written: Int, _ position: Int, _ length: Int) -> Int {
        if written < 63 {
            return written == length && isEqual(label &+ 1, position, length) ? label &+ 1 &+ length : 0
        }
        let isLong = MatcherTable.shortNumber(table, label &+ 1) == length && isEqual(label &+ 3, position, length)
        return isLong ? label &+ 3 &+ length : 0
    }

    /// Where the text of a literal stands, and how long it is.
    private func text(of label: Int) -> (offset: Int, length: Int) {
        let length = Int(table[label] &- 0x30)
        return length < 63 ? (label &+ 1, length) : (label &+ 3, MatcherTable.shortNumber(table, label &+ 1))
    }

    /// Whether at least eight bytes of the text are those of a literal.
    @inline(__always)
    private func isEqual(_ label: Int, _ position: Int, _ length: Int) -> Bool {
        var done = 0
        while done &+ 8 < length {
            if ByteWord.loadWhole(table, at: label &+ done) != ByteWord.loadWhole(text, at: position &+ done) {
                return false
            }
            done &+= 8
        }
        // The last eight bytes, some of which may have been compared before.
        done = length &- 8
        return ByteWord.loadWhole(table, at: label &+ done) == ByteWord.loadWhole(text, at: position &+ done)
    }

    /// The node to which a literal leads, or 0, for a text that is not in canonical form.
    func unusualLiteral(_ node: Int, _ range: Range<Int>, _ form: CanonicalBytes.Form) -> Int {
        let source = CanonicalBytes(text, range, form)
        return literal(node, ComponentHash(source).value) { offset, length in
            var rest = source
            var index = 0
            while index < length, let byte = rest.next(), byte == table[offset &+ index] { index &+= 1 }
            return index == length && rest.next() == nil
        }
    }

    /// The node to which a literal leads, or 0, whose letters may be upper or lower case in the text.
    func foldedLiteral(_ node: Int, _ range: Range<Int>) -> Int {
        var hash = ComponentHash()
        var start = range.lowerBound
        while start < range.upperBound {
            hash.combine(foldedWord(start, range.upperBound))
            start &+= 8
        }
        return literal(node, hash.value) { offset, length in length == range.count && isFoldedEqual(offset, range) }
    }

    /// The node to which the literal leads that a closure accepts by its place in the table and its length, or 0.
    @inline(__always)
    private func literal(_ node: Int, _ hash: UInt64, _ isEqual: (_ offset: Int, _ length: Int) -> Bool) -> Int {
        let look = look(node)
        let slots = node &+ (look & NodeLook.slots)
        var slot = look & NodeLook.inline != 0 ? 0 : slot(node, hash)
        while true {
            let label = look & NodeLook.inline != 0 ? slots : number(slots &+ 4 &* slot)
            if label == 0 { return 0 }
            let (offset, length) = text(of: label)
            if isEqual(offset, length) { return offset &+ length }
            if look & (NodeLook.inline | NodeLook.once) != 0 { return 0 }
            slot = (slot &+ 1) & mask(node)
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
        let word = word(at: start)
        return ByteWord.lowercased(end &- start < 8 ? ByteWord.prefix(word, end &- start) : word)
    }
}
