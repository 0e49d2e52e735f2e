/// A compiled table, which is read in place: printable ASCII, with four digits for a number below 2^24.
///
/// `Documentation/TableFormat.md` describes the format byte by byte.
package struct MatcherTable: @unchecked Sendable {
    /// The characters, with at least eight more than are in use, so that eight can be loaded at every offset.
    let base: UnsafePointer<UInt8>
    /// The owner of the characters, if they are not static.
    private let owner: Owner?

    /// Bytes that live as long as a table needs them.
    ///
    /// They are written once, before they are shared.
    private final class Owner: @unchecked Sendable {
        let bytes: UnsafeMutablePointer<UInt8>

        init(_ data: [UInt8]) {
            bytes = .allocate(capacity: max(1, data.count))
            bytes.initialize(repeating: 0, count: max(1, data.count))
            for (index, byte) in data.enumerated() { bytes[index] = byte }
        }

        deinit { bytes.deallocate() }
    }

    /// The version of the format, which is the first number of a table.
    package static let version = 5

    /// The offsets of the numbers in the head of a table.
    package enum Head {
        package static let version = 0
        package static let flags = 4
        package static let memorySlots = 8
        package static let roots = 12
        package static let size = 24
    }

    /// The flags in the head of a table.
    package enum Flags {
        /// Literals must be compared byte by byte in all URLs.
        package static let unusualLiterals = 1
    }

    init(_ data: StaticString) {
        base = data.utf8Start
        owner = nil
    }

    /// Reads a static table.
    init(static base: UnsafePointer<UInt8>) {
        self.base = base
        owner = nil
    }

    init(_ data: [UInt8]) {
        let owner = Owner(data)
        self.owner = owner
        base = UnsafePointer(owner.bytes)
    }
}

/// The head of a table.
package struct RouteTableHead: Sendable {
    /// The roots of the routes with high, default and low priority, or 0.
    var roots: (high: Int, normal: Int, low: Int)
    /// Whether literals must be compared byte by byte in all URLs.
    let hasUnusualLiterals: Bool
    /// The number of nodes that a search may reach in many ways.
    let memorySlots: Int

    /// Reads the head.
    ///
    /// A table of another version has no routes, so nothing else of it is read.
    init(_ table: UnsafePointer<UInt8>, count: Int) {
        let isReadable =
            count >= MatcherTable.Head.size + 8
            && PackedText.number4(table, MatcherTable.Head.version) == MatcherTable.version
        func number(_ offset: Int) -> Int { isReadable ? PackedText.number4(table, offset) : 0 }
        let start = MatcherTable.Head.roots
        roots = (number(start), number(start + 4), number(start + 8))
        hasUnusualLiterals = number(MatcherTable.Head.flags) & MatcherTable.Flags.unusualLiterals != 0
        memorySlots = number(MatcherTable.Head.memorySlots)
    }
}

/// The third character of the header of an encoded node.
package enum NodeProbe {
    /// One probe finds a literal: there are no collisions.
    package static let once = 1
    /// There is one literal, which is stored in place of the slots.
    ///
    /// Or the node that follows any component is stored immediately after this one.
    package static let inline = 2
    /// The only literal is long.
    package static let inlineLong = 3
    /// The offset of the slots from the start of the node, in bytes.
    static let slots = 0x1C
}

/// The last character of the header of an encoded node.
package enum NodeFlags {
    /// A route ends here, without query items and with its captures in order.
    ///
    /// Its index follows.
    package static let leaf = 1
    /// Any non-empty component matches.
    ///
    /// The offset of its node follows.
    package static let free = 2
    /// There is more elsewhere.
    ///
    /// Its offset follows.
    package static let more = 4
    /// Literals match.
    ///
    /// Their slots come last.
    package static let literals = 8
    /// Several routes end here, or their query or captures matter.
    ///
    /// The offset of the list follows.
    package static let leafList = 16
    /// The flags of edges.
    ///
    /// Offsets do not change these bits of a character.
    static let edges = free | more | literals

    /// A route ends here, and there are no edges.
    ///
    /// The header contains the pattern's index.
    package static let terminal = 32

    /// The bits of a header above the flags.
    package static let payloadShift = 6
    package static let terminalLimit = 1 << 18
}

/// The kind of an encoded edge.
package enum EdgeKind {
    package static let any = 0
    package static let nonEmpty = 1
    package static let automaton = 2
    package static let automata = 3
    package static let literals = 4
    package static let scheme = 5
}

/// How to find an encoded capture.
package enum CaptureKind {
    package static let absent = 0
    package static let fromStart = 1
    package static let fromEnd = 2
    package static let components = 3
    package static let groupFromStart = 4
    package static let groupFromEnd = 5
    package static let regexGroup = 6
    package static let query = 7
    package static let wholeGroup = 8
    package static let repeatedGroup = 9
    /// The capture takes the empty text, as it takes no component.
    package static let empty = 10
}

/// The part of a URL that contains an encoded capture.
package enum CaptureRegion {
    package static let scheme = 0
    package static let host = 1
    package static let path = 2
    package static let fragment = 3
    package static let url = 4
}

/// The requirement of an encoded query item.
package enum QueryValueKind {
    package static let literal = 0
    package static let any = 1
    package static let nonEmpty = 2
    package static let automaton = 3
}
