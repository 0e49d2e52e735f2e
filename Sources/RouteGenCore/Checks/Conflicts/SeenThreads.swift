/// The places that a state already contains.
struct SeenThreads {
    private var few: [ConflictState.Thread] = []
    private var many: Set<ConflictState.Thread> = []

    /// Adds a place; returns whether it is new.
    mutating func insert(_ thread: ConflictState.Thread) -> Bool {
        // Most states have two or three places, and comparing them is faster than hashing one.
        if many.isEmpty, few.count < 8 {
            if few.contains(thread) { return false }
            few.append(thread)
            return true
        }
        if many.isEmpty { many = Set(few) }
        return many.insert(thread).inserted
    }
}
