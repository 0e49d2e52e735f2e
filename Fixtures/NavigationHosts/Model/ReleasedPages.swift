/// Notices pages that have gone and are not released.
@MainActor
public struct ReleasedPages<Controller: AnyObject> {
    private struct Made {
        weak var controller: Controller?
        let id: ObjectIdentifier
        var framesGone = 0
    }

    private var made: [Made] = []

    public init() {}

    /// Looks at the pages after a frame.
    ///
    /// - Parameters:
    ///   - open: The controllers of the pages that are open.
    ///   - isWaiting: Whether an operation may still show another page.
    ///   - isShown: Whether a controller is drawn.
    /// - Returns: The controllers that have been gone for more than a frame.
    public mutating func kept(
        besides open: [Controller],
        isWaiting: Bool,
        isShown: (Controller) -> Bool = { _ in false }
    ) -> [Controller] {
        let ids = Set(open.map(ObjectIdentifier.init))
        let known = Set(made.map(\.id))
        made += open.filter { !known.contains(ObjectIdentifier($0)) }
            .map { Made(controller: $0, id: ObjectIdentifier($0)) }
        made.removeAll { $0.controller == nil }
        let mayMove = isWaiting || ModelTime.running > 0
        return made.indices.compactMap { index in
            guard let controller = made[index].controller else { return nil }
            let isGone = !mayMove && !ids.contains(made[index].id) && !isShown(controller)
            made[index].framesGone = isGone ? made[index].framesGone + 1 : 0
            return made[index].framesGone > 1 ? controller : nil
        }
    }
}
