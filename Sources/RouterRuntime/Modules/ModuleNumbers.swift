/// A set of modules, by their numbers in the table; a copy of it costs next to nothing.
struct ModuleNumbers: Sendable {
    /// Those below 64.
    private var first: UInt64 = 0
    private var others: Set<Int> = []

    @inline(__always)
    func contains(_ module: Int) -> Bool {
        UInt(bitPattern: module) < 64
            ? first & (1 &<< UInt64(truncatingIfNeeded: module)) != 0 : others.contains(module)
    }

    mutating func insert(_ module: Int) {
        if UInt(bitPattern: module) < 64 {
            first |= 1 &<< UInt64(truncatingIfNeeded: module)
        } else {
            others.insert(module)
        }
    }
}
