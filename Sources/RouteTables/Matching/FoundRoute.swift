/// The result of a search: the route, and the places of its captures.
package struct FoundRoute: Sendable {
    /// The number of captured components that can be noted.
    package static var capacity: Int { 4 }

    /// The index of the pattern.
    package var patternIndex: Int32 = 0
    /// The offset of the records of captures in the table; 0 if the captures are the noted components.
    package var captures: Int32 = 0
    /// The number of captured components.
    var count = 0
    /// The steps of the search.
    var steps = SearchSteps()
    /// The start and the end of the first ones, in the low and the high half.
    private var components: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// The range of a captured component, or `nil` if there is none at that index or it was not noted.
    package func component(_ index: Int) -> Range<Int>? {
        guard index < count else { return nil }
        let value: UInt64
        switch index {
        case 0: value = components.0
        case 1: value = components.1
        case 2: value = components.2
        case 3: value = components.3
        default: return nil
        }
        // The start is in the low half, and the end in the high one.
        return Int(value & 0xFFFF_FFFF)..<Int(value >> 32)
    }

    /// Notes the range of the next captured component.
    @inline(__always)
    mutating func note(_ start: Int, _ end: Int) {
        set(count, start, end)
        count &+= 1
    }

    /// Notes the range of a captured component, if it is one of the first.
    @inline(__always)
    mutating func set(_ index: Int, _ start: Int, _ end: Int) {
        guard index < FoundRoute.capacity else { return }
        // The start is in the low half, and the end in the high one.
        let value = UInt64(truncatingIfNeeded: start) | UInt64(truncatingIfNeeded: end) &<< 32
        withUnsafeMutableBytes(of: &components) {
            $0.storeBytes(of: value, toByteOffset: index &* 8, as: UInt64.self)
        }
    }
}
