/// What a search found: the route, and where its captures are.
package struct FoundRoute: Sendable {
    /// How many captured components are noted.
    package static let capacity = 4

    /// The number of the route.
    package var patternIndex: Int32 = 0
    /// Where the table says how captures are found; 0 if they are the noted components.
    package var captures: Int32 = 0
    /// How many captured components were met.
    var count = 0
    /// What was done to find it.
    var steps = SearchSteps()
    /// Start and end of the first ones, in the low and the high half.
    private var components: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// Where a captured component lies, or nil if there is none of that number or it was not noted.
    package func component(_ index: Int) -> Range<Int>? {
        guard index >= 0, index < min(count, FoundRoute.capacity) else { return nil }
        let value = withUnsafeBytes(of: components) { $0.load(fromByteOffset: index &* 8, as: UInt64.self) }
        return Int(value & 0xFFFF_FFFF)..<Int(value >> 32)
    }

    /// Notes where the next captured component lies.
    @inline(__always)
    mutating func note(_ start: Int, _ end: Int) {
        set(count, start, end)
        count &+= 1
    }

    /// Notes where a captured component lies, if it is one of the first.
    @inline(__always)
    mutating func set(_ index: Int, _ start: Int, _ end: Int) {
        guard index < FoundRoute.capacity else { return }
        let value = UInt64(truncatingIfNeeded: start) | UInt64(truncatingIfNeeded: end) &<< 32
        withUnsafeMutableBytes(of: &components) {
            $0.storeBytes(of: value, toByteOffset: index &* 8, as: UInt64.self)
        }
    }
}
