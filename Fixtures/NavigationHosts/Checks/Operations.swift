import RouterNavigation

/// The operations that an app has begun, and how they have ended.
@MainActor
final class Operations {
    private var begun = 0
    private var ended = 0
    private var touches = 0
    private var events = 0
    /// The number of scenes that have closed, with the requests in them.
    var closedScenes = 0
    private(set) var problems: [Problem] = []

    var areWaiting: Bool { ended < begun }

    /// Notes that something happens, from which an operation that has begun may suffer if the user does it.
    func notes(_ isTouch: Bool) {
        events += 1
        if isTouch { touches += 1 }
    }

    /// Begins an operation, whose end may be checked.
    ///
    /// - Parameters:
    ///   - name: The name, for a problem.
    ///   - isLink: Whether the app does not know whether a window is there, so that it must not fail for that reason.
    ///   - work: The operation.
    ///   - check: Called when it has ended without an error, with whether nothing has happened since it began, and
    ///     no other operation is waiting.
    func begin<Value>(
        _ name: String,
        isLink: Bool = false,
        _ work: @escaping @MainActor () async throws -> Value,
        then check: @escaping @MainActor (_ value: Value, _ isQuiet: Bool) -> Void = { _, _ in }
    ) {
        begun += 1
        let (touches, events, closedScenes) = (touches, events, closedScenes)
        Task {
            do {
                let value = try await work()
                // Of two operations that wait, either may be the last one.
                check(value, events == self.events && ended + 1 == begun)
            } catch let error as NavigationError where error.code == .notShown && touches == self.touches {
                problems.append(Problem(.operationsAreNotLost, "\(name): \(error)"))
            } catch let error as NavigationError
                where error.code == .noScene && isLink && closedScenes == self.closedScenes
            {
                problems.append(Problem(.operationsAreNotLost, "\(name): \(error)"))
            } catch {
                // The user was faster, or there was nothing to do.
            }
            ended += 1
        }
    }

    /// Begins an operation that calls a closure when it ends.
    func begin(
        _ name: String,
        completing work: (_ completion: @escaping @MainActor ((any Error)?) -> Void) -> Void
    ) {
        begun += 1
        let touches = touches
        var count = 0
        work { error in
            count += 1
            guard count == 1 else {
                return self.problems.append(Problem(.operationsEndOnce, "\(name) ends again"))
            }
            if let error = error as? NavigationError, error.code == .notShown, touches == self.touches {
                self.problems.append(Problem(.operationsAreNotLost, "\(name): \(error)"))
            }
            self.ended += 1
        }
    }
}
