/// A service while it is being made, with the one whose initialiser asked for it.
///
/// Constructions form a graph: a service waits for those that its initialiser asks for, and, where another thread or task
/// makes one of them, for that construction. A circle in it would wait for ever.
final class ServiceConstruction: Sendable {
    /// The construction whose initialiser runs.
    @TaskLocal static var current: ServiceConstruction?

    /// The type that is made, for messages.
    let typeName: String
    /// The instance that it is made for; `nil` for a transient service.
    let slot: ServiceSlot?
    let parent: ServiceConstruction?
    /// The thread that runs a synchronous initialiser.
    let thread: ServiceThread?

    init(_ typeName: String, slot: ServiceSlot?, isAsync: Bool) {
        self.typeName = typeName
        self.slot = slot
        self.parent = Self.current
        self.thread = isAsync ? nil : ServiceThread()
    }

    /// The names of the services on the way from `first` to this one, each of which waits for the next; `nil` if there is
    /// no such way.
    ///
    /// To be called while nobody changes the slots.
    func chain(from first: ServiceConstruction) -> [String]? {
        // Backwards: from a construction to those that wait for it.
        var next: [ObjectIdentifier: ServiceConstruction] = [:]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var pending = [self]
        while let construction = pending.popLast() {
            if construction === first {
                var names = [construction.typeName]
                var step = construction
                while let following = next[ObjectIdentifier(step)] {
                    names.append(following.typeName)
                    step = following
                }
                return names
            }
            let waiting = [construction.parent].compactMap { $0 } + (construction.slot?.waitingConstructions ?? [])
            for other in waiting where seen.insert(ObjectIdentifier(other)).inserted {
                next[ObjectIdentifier(other)] = construction
                pending.append(other)
            }
        }
        return nil
    }
}
