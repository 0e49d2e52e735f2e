import RouteTables

/// A set of handlers, by their indices in the table.
///
/// Copying it costs one reference.
package struct HandlerNumbers: Sendable {
    /// One bit for each handler up to the highest in the set.
    private var words: [UInt64] = []

    package init() {}

    @inline(__always)
    package func contains(_ handler: Int) -> Bool {
        let word = handler &>> 6
        return word < words.count && words[word] & (1 &<< UInt64(truncatingIfNeeded: handler)) != 0
    }

    package mutating func insert(_ handler: Int) {
        let word = handler &>> 6
        if word >= words.count { words += [UInt64](repeating: 0, count: word + 1 - words.count) }
        words[word] |= 1 &<< UInt64(truncatingIfNeeded: handler)
    }
}
