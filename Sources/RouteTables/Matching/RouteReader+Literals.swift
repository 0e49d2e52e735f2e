/// The layout of a slot for a literal.
///
/// A slot contains the first eight bytes of a literal, padded with slashes, and a target (four characters): the node
/// after a literal of at most eight bytes. Otherwise, that number has a mark, and is the offset of a label, which
/// contains the length (two characters), the rest of the literal, but at least eight bytes, and then the node.
package enum LiteralSlot {
    package static let size = 12
    package static let target = 8
    /// The maximum length of a literal.
    package static let limit = 4_000
    /// The maximum length of a literal that fits into its slot.
    package static let shortLimit = 8
    /// The mark of a literal that continues in a label.
    package static let long = 1 << 23

    /// The number of bytes of a long literal in its label: its last ones.
    @inline(__always)
    package static func labelLength(_ length: Int) -> Int { max(length &- 8, 8) }
}

extension RouteReader {
    /// The first slot to probe for a hash: some of its high bits.
    ///
    /// The low six bits of the first two characters of a node's header are the distances to shift the hash to the left
    /// and then to the right.
    @inline(__always)
    private func slot(_ node: Int, _ hash: UInt64) -> Int {
        Int(truncatingIfNeeded: (hash &<< UInt64(table[node])) &>> UInt64(table[node &+ 1]))
    }

    /// The bits that contain the index of a node's slot.
    private func mask(_ node: Int) -> Int {
        Int(truncatingIfNeeded: UInt64.max &>> UInt64(table[node &+ 1]))
    }

    /// The node after a literal, or 0.
    @inline(__always)
    func literal(_ node: Int, _ position: Int, _ component: Component) -> Int {
        if component.isLong { return longLiteral(node, position, component) }
        return shortLiteral(node, component)
    }

    /// The node after a host that is a literal in upper or lower case, or 0.
    @inline(__always)
    func host(_ node: Int, _ start: Int, _ end: Int) -> Int {
        var component = component(from: start, to: end)
        // A short one is followed by zeros, which represent slashes.
        component.word = ByteWord.lowercased(component.word ^ RouteReader.slashes) ^ RouteReader.slashes
        if component.isLong { return longHost(node, start, component) }
        return shortLiteral(node, component)
    }

    /// The node after a literal of at most eight bytes, or 0.
    @inline(__always)
    private func shortLiteral(_ node: Int, _ component: Component) -> Int {
        let probe = probe(node)
        let slots = node &+ (probe & NodeProbe.slots)
        if probe & NodeProbe.inline != 0 {
            let isShort = probe & NodeProbe.once == 0
            return isShort && isEqual(slots, component.word) ? slots &+ LiteralSlot.target : 0
        }
        var hash = ComponentHash()
        hash.combine(component.word)
        let first = slot(node, hash.value)
        let record = slots &+ LiteralSlot.size &* first
        if isEqual(record, component.word) {
            let target = number(record &+ LiteralSlot.target)
            if target < LiteralSlot.long { return target }
        }
        return probe & NodeProbe.once != 0 ? 0 : laterLiteral(node, slots, first, component.word)
    }

    /// Whether a slot contains the first bytes of a component.
    @inline(__always)
    private func isEqual(_ slot: Int, _ word: UInt64) -> Bool {
        ByteWord.loadWhole(table, at: slot) ^ RouteReader.slashes == word
    }

    /// The node after a short literal that is not in its first slot, or 0.
    @inline(never)
    private func laterLiteral(_ node: Int, _ slots: Int, _ first: Int, _ word: UInt64) -> Int {
        var slot = first
        while true {
            let target = number(slots &+ LiteralSlot.size &* slot &+ LiteralSlot.target)
            if target == 0 { return 0 }
            if target < LiteralSlot.long, isEqual(slots &+ LiteralSlot.size &* slot, word) { return target }
            slot = (slot &+ 1) & mask(node)
        }
    }

    // MARK: Long literals

    /// The node after a literal of more than eight bytes, or 0.
    @inline(never)
    private func longLiteral(_ node: Int, _ position: Int, _ component: Component) -> Int {
        longLiteral(node, position, component, isFolded: false)
    }

    /// The node after a literal of more than eight bytes, in upper or lower case, or 0.
    @inline(never)
    private func longHost(_ node: Int, _ position: Int, _ component: Component) -> Int {
        longLiteral(node, position, component, isFolded: true)
    }

    @inline(__always)
    private func longLiteral(_ node: Int, _ position: Int, _ component: Component, isFolded: Bool) -> Int {
        let probe = probe(node)
        let slots = node &+ (probe & NodeProbe.slots)
        if probe & NodeProbe.inline != 0 {
            let isBegun = probe & NodeProbe.once != 0 && isEqual(slots, component.word)
            return isBegun ? target(slots &+ LiteralSlot.target, position, component.end, isFolded) : 0
        }
        var slot = slot(node, longHash(position, component, isFolded))
        while true {
            let record = slots &+ LiteralSlot.size &* slot
            let label = number(record &+ LiteralSlot.target)
            if label == 0 { return 0 }
            if label >= LiteralSlot.long, isEqual(record, component.word) {
                let target = target(label &- LiteralSlot.long, position, component.end, isFolded)
                if target != 0 { return target }
            }
            if probe & NodeProbe.once != 0 { return 0 }
            slot = (slot &+ 1) & mask(node)
        }
    }

    /// The hash of a component of more than eight bytes.
    @inline(__always)
    private func longHash(_ start: Int, _ component: Component, _ isFolded: Bool) -> UInt64 {
        var hash = ComponentHash()
        hash.combine(component.word)
        var position = start &+ 8
        while position &+ 8 < component.end {
            hash.combine(letters(at: position, isFolded) ^ RouteReader.slashes)
            position &+= 8
        }
        hash.combine(letters(at: component.end &- 8, isFolded) ^ RouteReader.slashes)
        return hash.value
    }

    /// Eight bytes of the text, optionally in lower case.
    @inline(__always)
    private func letters(at offset: Int, _ isFolded: Bool) -> UInt64 {
        let word = ByteWord.loadWhole(text, at: offset)
        return isFolded ? ByteWord.lowercased(word) : word
    }

    /// The node after a label if it equals the rest of a component, or 0.
    ///
    /// The first eight bytes are equal already.
    @inline(__always)
    private func target(_ label: Int, _ position: Int, _ end: Int, _ isFolded: Bool) -> Int {
        let length = end &- position
        if PackedDigit.number2(table, label) != length { return 0 }
        let node = label &+ 2 &+ LiteralSlot.labelLength(length)
        if ByteWord.loadWhole(table, at: node &- 8) != letters(at: end &- 8, isFolded) { return 0 }
        var done = 8
        while done &+ 8 < length {
            let rest = ByteWord.loadWhole(table, at: label &+ 2 &+ done &- 8)
            if rest != letters(at: position &+ done, isFolded) { return 0 }
            done &+= 8
        }
        return node
    }

    // MARK: Unusual texts

    /// The node after a literal, or 0, for a text that is not in canonical form.
    func unusualLiteral(_ node: Int, _ range: Range<Int>, _ form: CanonicalBytes.Form) -> Int {
        // The canonical form of a text has at least a third of its length.
        guard range.count <= 3 &* LiteralSlot.limit else { return 0 }
        let source = CanonicalBytes(text, range, form)
        return literal(node, ComponentHash(source).value, source)
    }

    /// The node after the literal with a hash and the bytes of a source, or 0.
    private func literal(_ node: Int, _ hash: UInt64, _ source: CanonicalBytes) -> Int {
        let probe = probe(node)
        let slots = node &+ (probe & NodeProbe.slots)
        if probe & NodeProbe.inline != 0 {
            let mark = probe & NodeProbe.once != 0 ? LiteralSlot.long : 0
            return target(slots, slots &+ LiteralSlot.target | mark, source)
        }
        var slot = slot(node, hash)
        while true {
            let record = slots &+ LiteralSlot.size &* slot
            let next = number(record &+ LiteralSlot.target)
            if next == 0 { return 0 }
            let target = target(record, next, source)
            if target != 0 || probe & NodeProbe.once != 0 { return target }
            slot = (slot &+ 1) & mask(node)
        }
    }

    /// The node after a literal if it has the bytes of a source, or 0.
    private func target(_ record: Int, _ next: Int, _ source: CanonicalBytes) -> Int {
        var source = source
        var index = 0
        while index < 8, table[record &+ index] != UInt8(ascii: "/") {
            guard source.next() == table[record &+ index] else { return 0 }
            index &+= 1
        }
        if next < LiteralSlot.long { return source.next() == nil ? next : 0 }
        let label = next &- LiteralSlot.long
        let length = PackedDigit.number2(table, label)
        let rest = label &+ 2 &+ LiteralSlot.labelLength(length) &- length
        while index < length {
            guard source.next() == table[rest &+ index] else { return 0 }
            index &+= 1
        }
        return source.next() == nil ? rest &+ length : 0
    }
}
