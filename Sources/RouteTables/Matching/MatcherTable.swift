/// A compiled table, which is read in place: printable ASCII, with four digits for a number below 2^24.
///
/// `Documentation/TableFormat.md` describes the format byte by byte.
package struct MatcherTable: Sendable {
    /// The characters, with at least eight more than are in use, so that eight can be loaded at every offset.
    let data: PackedText
    /// The owner of the characters, if they are not static.
    private let owner: Owner?

    /// Bytes that live as long as a table needs them.
    ///
    /// Unchecked: the bytes are written once, before they are shared.
    private final class Owner: @unchecked Sendable {
        let bytes: UnsafeMutablePointer<UInt8>

        init(_ data: [UInt8]) {
            bytes = .allocate(capacity: max(1, data.count))
            bytes.initialize(from: data, count: data.count)
        }

        deinit { bytes.deallocate() }
    }

    /// The offsets of the numbers in the head of a table.
    package enum Head {
        package static var flags: Int { 0 }
        package static var memorySlots: Int { 4 }
        package static var roots: Int { 8 }
        package static var size: Int { 20 }
    }

    /// The flags in the head of a table.
    package enum Flags {
        /// Literals must be compared byte by byte in all URLs.
        package static var unusualLiterals: Int { 1 }
    }

    /// Reads a static table.
    init(_ data: PackedText) {
        self.data = data
        owner = nil
    }

    init(_ bytes: [UInt8]) {
        let owner = Owner(bytes)
        self.owner = owner
        data = PackedText(base: owner.bytes, count: bytes.count)
    }
}

/// The head of a table.
struct RouteTableHead: Sendable {
    /// The roots of the routes with high, default and low priority, or 0.
    var roots: (high: Int, normal: Int, low: Int)
    /// Whether literals must be compared byte by byte in all URLs.
    let hasUnusualLiterals: Bool
    /// The number of nodes that a search may reach in many ways.
    let memorySlots: Int

    /// Reads the head.
    init(_ table: PackedText) {
        let start = MatcherTable.Head.roots
        roots = (table.number4(at: start), table.number4(at: start + 4), table.number4(at: start + 8))
        hasUnusualLiterals = table.digit(at: MatcherTable.Head.flags + 3) & MatcherTable.Flags.unusualLiterals != 0
        // A node that has a slot has at least this size.
        memorySlots = table.bound(table.number4(at: MatcherTable.Head.memorySlots), at: 0, size: 16)
    }
}

/// The third character of the header of an encoded node.
package enum NodeProbe {
    /// A literal is found by one probe: there are no collisions.
    package static var once: Int { 1 }
    /// The only literal is stored in place of the slots.
    ///
    /// Or the node that follows any component is stored immediately after this one.
    package static var inline: Int { 2 }
    /// The only literal is long.
    package static var inlineLong: Int { 3 }
    /// The offset of the slots from the start of the node, in bytes.
    ///
    /// It is a multiple of four, so the two low bits are free for the kinds above.
    static var slots: Int { 0x1C }
}

/// The last character of the header of an encoded node.
package enum NodeFlags {
    /// A route ends here, without query items and with its captures in order.
    ///
    /// Its index follows.
    package static var leaf: Int { 1 }
    /// Any non-empty component matches.
    ///
    /// The offset of its node follows.
    package static var free: Int { 2 }
    /// The node has an extension elsewhere in the table.
    ///
    /// Its offset follows.
    package static var more: Int { 4 }
    /// Literals match.
    ///
    /// Their slots come last.
    package static var literals: Int { 8 }
    /// Several routes end here, or their query or captures matter.
    ///
    /// The offset of the list follows.
    package static var leafList: Int { 16 }
    /// The flags of edges.
    ///
    /// Offsets do not change these bits of a character.
    static var edges: Int { free | more | literals }

    /// A route ends here, and there are no edges.
    ///
    /// The header contains the pattern's index.
    package static var terminal: Int { 32 }

    /// The bits of a header above the flags.
    package static var payloadShift: Int { 6 }
    /// The first index that does not fit above the flags.
    package static var terminalLimit: Int { 1 << 18 }
}

/// The kind of an encoded edge.
package enum EdgeKind {
    package static var any: Int { 0 }
    package static var nonEmpty: Int { 1 }
    package static var automaton: Int { 2 }
    package static var automata: Int { 3 }
    package static var literals: Int { 4 }
    package static var scheme: Int { 5 }
}

/// How to find an encoded capture.
package enum CaptureKind {
    package static var absent: Int { 0 }
    package static var fromStart: Int { 1 }
    package static var fromEnd: Int { 2 }
    package static var components: Int { 3 }
    package static var groupFromStart: Int { 4 }
    package static var groupFromEnd: Int { 5 }
    package static var regexGroup: Int { 6 }
    package static var query: Int { 7 }
    package static var wholeGroup: Int { 8 }
    package static var repeatedGroup: Int { 9 }
    /// The capture takes the empty string, as it takes no component.
    package static var empty: Int { 10 }
}

/// The part of a URL that contains an encoded capture.
package enum CaptureRegion {
    package static var scheme: Int { 0 }
    package static var host: Int { 1 }
    package static var path: Int { 2 }
    package static var fragment: Int { 3 }
    package static var url: Int { 4 }
}

/// The requirement of an encoded query item.
package enum QueryValueKind {
    /// The byte before the name of an item of the fragment.
    ///
    /// No name in canonical form contains it.
    package static var fragmentMark: UInt8 { UInt8(ascii: " ") }

    package static var literal: Int { 0 }
    package static var any: Int { 1 }
    package static var nonEmpty: Int { 2 }
    package static var automaton: Int { 3 }
}
