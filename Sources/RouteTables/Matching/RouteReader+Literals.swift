/// The layout of a slot for a literal.
///
/// A slot contains the first eight bytes of a literal, padded with slashes, and a target (four characters): the node
/// after a literal of at most eight bytes. Otherwise, that number has a mark, and is the offset of a label, which
/// contains the length (two characters), the rest of the literal, but at least eight bytes, and then the node.
package enum LiteralSlot {
    package static var size: Int { 12 }
    package static var target: Int { 8 }
    /// The maximum length of a literal.
    package static var limit: Int { 4_000 }
    /// The maximum length of a literal that fits into its slot.
    package static var shortLimit: Int { 8 }
    /// The mark of a literal that continues in a label.
    ///
    /// It is the top bit of a number of four digits.
    package static var long: Int { 1 << 23 }

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
    private func slot(_ node: Node, _ hash: UInt64) -> Int {
        // A masking shift uses only the low six bits of the character.
        Int(truncatingIfNeeded: (hash &<< UInt64(node.shifts.left)) &>> UInt64(node.shifts.right))
    }

    /// The slot after another one.
    @inline(__always)
    private static func slot(_ node: Node, after slot: Int) -> Int {
        // The number of slots is a power of two: all ones, shifted like the hash, are the largest index.
        (slot &+ 1) & Int(truncatingIfNeeded: UInt64.max &>> UInt64(node.shifts.right))
    }

    /// The node after a literal, or 0, for a component in canonical form.
    @inline(__always)
    func literal(_ node: Node, _ component: Component) -> Int {
        let probe = node.probe
        let slots = node.place &+ (probe & NodeProbe.slots)
        if probe & NodeProbe.inline != 0 {
            let isLong = probe & NodeProbe.once != 0
            guard isLong == component.isLong, table.word(at: slots) ^ ByteWord.slashes == component.word else {
                return 0
            }
            let next = slots &+ LiteralSlot.target
            return isLong ? RouteReader.target(next, component, table, text) : next
        }
        var hash = ComponentHash()
        hash.combine(component.word)
        if component.isLong { RouteReader.combineRest(of: component, in: text, &hash) }
        let first = slot(node, hash.value)
        let place = slots &+ LiteralSlot.size &* first
        guard let record = table.fields(at: place, size: LiteralSlot.size) else { return 0 }
        let target = RouteReader.target(record, component, table, text)
        // An empty slot has no target.
        if target != 0 || probe & NodeProbe.once != 0 || record.number4(LiteralSlot.target) == 0 { return target }
        return RouteReader.literal(node, slots, after: first, component, table, text)
    }

    // The following functions are static, so that no caller copies the reader for them.

    /// The node after a literal that is in another slot than the first one for its hash, or 0.
    @inline(never)
    private static func literal(
        _ node: Node,
        _ slots: Int,
        after first: Int,
        _ component: Component,
        _ table: PackedText,
        _ text: UnsafePointer<UInt8>
    ) -> Int {
        var slot = RouteReader.slot(node, after: first)
        while slot != first {
            let place = slots &+ LiteralSlot.size &* slot
            guard let record = table.fields(at: place, size: LiteralSlot.size) else { return 0 }
            let target = target(record, component, table, text)
            if target != 0 || record.number4(LiteralSlot.target) == 0 { return target }
            slot = RouteReader.slot(node, after: slot)
        }
        return 0
    }

    /// The node after the literal of a slot if it equals a component, or 0.
    @inline(__always)
    private static func target(
        _ record: PackedText.Fields,
        _ component: Component,
        _ table: PackedText,
        _ text: UnsafePointer<UInt8>
    ) -> Int {
        guard record.word(0) ^ ByteWord.slashes == component.word else { return 0 }
        let next = record.number4(LiteralSlot.target)
        if !component.isLong { return next < LiteralSlot.long ? next : 0 }
        return next < LiteralSlot.long ? 0 : target(next &- LiteralSlot.long, component, table, text)
    }

    // MARK: Long literals

    /// Combines the bytes of a component after the first eight.
    @inline(never)
    private static func combineRest(
        of component: Component,
        in text: UnsafePointer<UInt8>,
        _ hash: inout ComponentHash
    ) {
        var position = component.start &+ 8
        while position &+ 8 < component.end {
            hash.combine(word(at: position, of: component, text) ^ ByteWord.slashes)
            position &+= 8
        }
        hash.combine(word(at: component.end &- 8, of: component, text) ^ ByteWord.slashes)
    }

    /// Eight bytes of a component, a host's in lower case.
    @inline(__always)
    private static func word(at offset: Int, of component: Component, _ text: UnsafePointer<UInt8>) -> UInt64 {
        let word = ByteWord.loadWhole(text, at: offset)
        return component.isHost ? ByteWord.lowercased(word) : word
    }

    /// The node after a label if it equals the rest of a component, or 0.
    ///
    /// The first eight bytes are equal already.
    @inline(never)
    private static func target(
        _ label: Int,
        _ component: Component,
        _ table: PackedText,
        _ text: UnsafePointer<UInt8>
    ) -> Int {
        let length = component.end &- component.start
        if table.number2(at: label) != length { return 0 }
        let node = label &+ 2 &+ LiteralSlot.labelLength(length)
        if table.word(at: node &- 8) != word(at: component.end &- 8, of: component, text) { return 0 }
        var done = 8
        while done &+ 8 < length {
            let rest = table.word(at: label &+ 2 &+ done &- 8)
            if rest != word(at: component.start &+ done, of: component, text) { return 0 }
            done &+= 8
        }
        return node
    }

    // MARK: Unusual components

    /// The node after a literal, or 0, for a component that is not in canonical form.
    func unusualLiteral(_ node: Node, _ component: Component, _ form: CanonicalBytes.Form) -> Int {
        // The canonical form of a component has at least a third of its length.
        guard component.end &- component.start <= 3 &* LiteralSlot.limit else { return 0 }
        let source = CanonicalBytes(text, component.start..<component.end, form)
        let probe = node.probe
        let slots = node.place &+ (probe & NodeProbe.slots)
        if probe & NodeProbe.inline != 0 {
            let mark = probe & NodeProbe.once != 0 ? LiteralSlot.long : 0
            return target(slots, slots &+ LiteralSlot.target | mark, source)
        }
        let first = slot(node, ComponentHash(source).value)
        var slot = first
        repeat {
            let record = slots &+ LiteralSlot.size &* slot
            let next = number(record &+ LiteralSlot.target)
            if next == 0 { return 0 }
            let target = target(record, next, source)
            if target != 0 || probe & NodeProbe.once != 0 { return target }
            slot = RouteReader.slot(node, after: slot)
        } while slot != first
        return 0
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
        let length = table.number2(at: label)
        // The label holds the last bytes of the literal, at least eight.
        let rest = label &+ 2 &+ LiteralSlot.labelLength(length) &- length
        while index < length {
            guard source.next() == table[rest &+ index] else { return 0 }
            index &+= 1
        }
        return source.next() == nil ? rest &+ length : 0
    }
}
