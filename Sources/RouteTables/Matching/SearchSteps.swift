/// The number of steps of a search, in bytes of the URL and places of the table, for tests of its cost.
///
/// Only debug builds count.
package struct SearchSteps: Sendable {
    package init() {}

    #if DEBUG
        static let areCounted = true
        private(set) var count = 0

        package mutating func add(_ number: Int) { count += number }
    #else
        static let areCounted = false
        var count: Int { 0 }

        @inline(__always)
        package func add(_ number: Int) {}
    #endif
}
