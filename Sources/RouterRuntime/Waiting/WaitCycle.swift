import RouteTables

/// A cycle of works: each waits for the next, and the last is about to wait for the first.
struct WaitCycle {
    private let works: [OngoingWork]

    /// Finds a path from a work to one of those that are about to wait for it; `nil` if there is none.
    ///
    /// Call it under the lock.
    init?(from first: OngoingWork, to callers: [OngoingWork]) {
        for caller in callers {
            if let works = Self.path(from: first, to: caller) {
                self.works = works
                return
            }
        }
        return nil
    }

    /// The names of the works.
    var names: [String] { works.map(\.name) }

    /// Lets the works of the cycle that wait for a module's set-up continue without it.
    ///
    /// The set-up waits for them, as if it had called them itself. Call it under the lock.
    ///
    /// - Returns: The waiters to wake; none if no work of the cycle waits for a set-up.
    func release() -> [WorkSlot.Waiter] {
        zip(works, works.dropFirst()).flatMap { waiting, awaited in
            awaited.kind == .setUp ? awaited.slot?.removeWaiters(of: waiting) ?? [] : []
        }
    }

    /// Searches backward: from a work to those that wait for it.
    private static func path(from first: OngoingWork, to last: OngoingWork) -> [OngoingWork]? {
        var next: [ObjectIdentifier: OngoingWork] = [:]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(last)]
        var pending = [last]
        while let work = pending.popLast() {
            if work === first {
                var works = [work]
                while let following = next[ObjectIdentifier(works[works.count - 1])] { works.append(following) }
                return works
            }
            var waiting = work.slot?.waitingWorks ?? []
            if let parent = work.parent { waiting.insert(parent, at: 0) }
            for other in waiting where !other.isEnded && seen.insert(ObjectIdentifier(other)).inserted {
                next[ObjectIdentifier(other)] = work
                pending.append(other)
            }
        }
        return nil
    }
}
