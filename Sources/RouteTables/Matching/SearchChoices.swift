/// The alternatives that a walk has not tried yet: places where it took a literal and could have taken a capture.
///
/// There is space for a few, without any allocation. A walk with more of them continues in a separate walk.
package struct SearchChoices {
    /// A place to go back to.
    package struct Choice {
        /// The node whose capture is the alternative.
        var node: Int
        /// The range of the component.
        var start: Int
        var end: Int
        /// The number of components noted before.
        var count: Int
    }

    private static let capacity = 4

    private var count = 0
    /// Two words each: the start and the end of the component, then the node and the count, in the low and the high
    /// half.
    private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)

    /// Whether another choice can be added.
    @inline(__always)
    var hasRoom: Bool { count < SearchChoices.capacity }

    /// Adds a choice, for which there must be space.
    @inline(__always)
    mutating func add(_ node: Int, _ start: Int, _ end: Int, _ captures: Int) {
        let offset = count &* 16
        let component = SearchChoices.word(start, end)
        let place = SearchChoices.word(node, captures)
        withUnsafeMutableBytes(of: &words) { bytes in
            bytes.storeBytes(of: component, toByteOffset: offset, as: UInt64.self)
            bytes.storeBytes(of: place, toByteOffset: offset &+ 8, as: UInt64.self)
        }
        count &+= 1
    }

    /// Takes the choice that was added last.
    @inline(__always)
    mutating func removeLast() -> Choice? {
        if count == 0 { return nil }
        count &-= 1
        let offset = count &* 16
        let (component, place) = withUnsafeMutableBytes(of: &words) { bytes in
            (
                bytes.load(fromByteOffset: offset, as: UInt64.self),
                bytes.load(fromByteOffset: offset &+ 8, as: UInt64.self)
            )
        }
        return Choice(
            node: Int(truncatingIfNeeded: place & 0xFFFF_FFFF),
            start: Int(truncatingIfNeeded: component & 0xFFFF_FFFF),
            end: Int(truncatingIfNeeded: component &>> 32),
            count: Int(truncatingIfNeeded: place &>> 32)
        )
    }

    @inline(__always)
    private static func word(_ low: Int, _ high: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: low) | UInt64(truncatingIfNeeded: high) &<< 32
    }
}
