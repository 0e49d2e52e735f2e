/// Stands for something that took a service's place; ``remove()`` gives the place back.
///
/// It may be dropped: the replacement stays until it is removed.
public struct ServiceReplacement: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    /// Gives the service its place back, or an earlier replacement that is still there.
    ///
    /// The second time it has no effect.
    public func remove() { body() }
}
