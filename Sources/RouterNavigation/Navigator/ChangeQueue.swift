internal import RouterPlans

/// The times that a navigator waits for something that may never come, in nanoseconds.
enum NavigationPatience: UInt64 {
    /// A change waits for an older request that may soon be ready.
    case withOlderRequest = 50_000_000
    /// A call from inside of an operation waits for the end of that operation.
    case withOuterOperation = 5_000_000_000
    /// A host waits until something has been drawn.
    case forFrame = 100_000_000
    /// A link may come in a second way.
    case forSecondDelivery = 1_000_000_000
    /// A host waits for the end of a transition.
    case forTransition = 2_000_000_000
    /// A link looks again whether the user has answered an alert.
    case forAnswer = 500_000_000
    /// A page that a scene needs waits for something that the scene must show.
    case forSceneOfPage = 1_500_000_000
    /// A scene that is restored waits for a page.
    case forRestoredPage = 15_000_000_000
    /// A link waits for a host and a scene.
    case forScene = 10_000_000_000
}

/// Performs changes of what is shown one after the other: of those that are ready, that of the oldest request.
///
/// A change that is ready waits for older requests that have only begun to prepare, but not for long: they may need
/// nothing but a switch of threads. So requests that wait for nothing are shown in their order.
@MainActor
final class ChangeQueue {
    private struct Change {
        let request: NavigationRequest
        let perform: @MainActor () async -> Void
    }

    private let gate: LinkGate
    private var ready: [Change] = []
    /// The request whose change is performed.
    private var running: NavigationRequest?
    private var isRunning = false
    /// Whether the change that is performed waits for the user's answer.
    private(set) var isAsking = false
    /// The task that covers scenes in the meantime.
    private var covering: Task<Void, Never>?
    /// Whether a change is performed.
    var isPerforming: Bool { running != nil }
    /// The requests that may soon be ready.
    private var expected = RequestLine()
    /// The change that waits for older requests.
    private var pause: OneShot<Void>?
    /// Waits until a time is over.
    ///
    /// Tests decide that themselves.
    var sleep: @MainActor (NavigationPatience) async throws -> Void = {
        try await Task.sleep(nanoseconds: $0.rawValue)
    }
    /// The tasks in which changes are performed and the host shows them, to detect operations that await each other.
    ///
    /// Each one is here while it runs code of ``asPerformer(_:)``, so it exists. They are only compared.
    private var performers: Set<UnsafeCurrentTask> = []

    init(_ gate: LinkGate) {
        self.gate = gate
    }

    /// Performs a change when all others that are ready and belong to older requests have ended.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - prepare: Called before the change.
    ///   - body: The change.
    /// - Returns: The result of the change.
    /// - Throws: The error of the change; `CancellationError` if the request has ended before.
    func perform<Value: Sendable>(
        for request: NavigationRequest,
        after prepare: @escaping @MainActor () async -> Void,
        _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        noLongerExpect(request)
        let performed = OneShot<Value>()
        let change = Change(request: request) {
            let result: Result<Value, any Error>
            do {
                try request.check()
                await prepare()
                result = .success(try await body())
            } catch {
                result = .failure(error)
            }
            // It prepares something else, or ends.
            if !request.hasBegun { self.expect(request) }
            performed.end(result)
        }
        let older = ready.lastIndex { $0.request.number <= request.number }
        ready.insert(change, at: older.map { $0 + 1 } ?? 0)
        if !isRunning { run() }
        coverWhileAsking()
        return try await performed.value
    }

    private func run() {
        isRunning = true
        Task {
            await self.asPerformer {
                while let oldest = self.ready.first?.request {
                    if await self.isPaused(before: oldest) { continue }
                    let next = self.ready.removeFirst()
                    self.running = next.request
                    await NavigationRequest.$performing.withValue(next.request) { await next.perform() }
                    self.running = nil
                }
            }
            self.isRunning = false
        }
    }

    // MARK: Questions

    /// Asks the user something in a change, which is planned again afterward.
    ///
    /// A lock does not wait for the answer: it covers the scenes, or uncovers them.
    func ask<Answer: Sendable>(_ question: @MainActor () async -> Answer) async -> Answer {
        isAsking = true
        coverWhileAsking()
        let answer = await question()
        isAsking = false
        await covering?.value
        return answer
    }

    private func coverWhileAsking() {
        guard isAsking, covering == nil, ready.first?.request.number == 0 else { return }
        covering = Task {
            await self.asPerformer {
                while self.isAsking, let next = self.ready.first, next.request.number == 0 {
                    self.ready.removeFirst()
                    await NavigationRequest.$performing.withValue(next.request) { await next.perform() }
                }
            }
            self.covering = nil
        }
    }

    // MARK: Older requests

    /// Notes that a request may soon be ready.
    func expect(_ request: NavigationRequest) { expected.insert(request) }

    /// Notes that a request is ready, or waits for something.
    func noLongerExpect(_ request: NavigationRequest) {
        expected.remove(request)
        lookAgain()
    }

    /// Gives a request another place among all others.
    func renumber(_ request: NavigationRequest, to number: Int) {
        let isExpected = expected.remove(request)
        request.number = number
        if isExpected { expected.insert(request) }
    }

    /// Looks again whether the next change must wait for older requests.
    func lookAgain() {
        pause?.end()
        pause = nil
    }

    /// Waits for older requests that may soon be ready.
    ///
    /// - Returns: Whether it has waited.
    private func isPaused(before request: NavigationRequest) async -> Bool {
        // A request that the gate holds back is not ready soon, until the gate opens.
        let older = expected.older(than: request).filter { !($0.isHeld && gate.isClosed) }
        guard !older.isEmpty else { return false }
        Task {
            try? await sleep(.withOlderRequest)
            for request in older { noLongerExpect(request) }
        }
        let pause = OneShot<Void>()
        self.pause = pause
        try? await pause.value
        return true
    }

    // MARK: Calls from inside of a change

    /// Whether the current task performs a change, so that it cannot await another one.
    var isInside: Bool {
        withUnsafeCurrentTask { $0.map(performers.contains) } ?? false
    }

    /// Ends a request with an error if the change from which it was made does not end soon.
    ///
    /// Swift does not tell a child task, for whose end the change waits, from a task that was merely started, for which
    /// no code waits.
    func withdrawUnlessOuterEnds(_ inner: NavigationRequest) {
        guard let outer = running, outer === NavigationRequest.performing else { return }
        // If these end before, nothing keeps them.
        Task { [weak self, weak outer, weak inner, sleep] in
            try? await sleep(.withOuterOperation)
            if let outer, self?.running === outer { inner?.end(NavigationError.insideOperation) }
        }
    }

    /// Runs code in whose task no operation can be awaited.
    func asPerformer(_ body: @MainActor () async -> Void) async {
        withUnsafeCurrentTask { task in
            if let task { performers.insert(task) }
        }
        await body()
        withUnsafeCurrentTask { task in
            if let task { performers.remove(task) }
        }
    }
}
