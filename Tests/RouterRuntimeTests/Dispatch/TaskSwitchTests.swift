import Dispatch
import TestSupport
import Testing

@_spi(Locks) @testable import RouteTables
@testable import RouterDynamic
@testable import RouterPipeline
@_spi(Generated) @testable import RouterRuntime

/// Compares an asynchronous call through the router with a direct call of the same handler, by the jobs of executors:
/// one for each switch of the task.
@Suite struct TaskSwitchTests {
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test("A call between nonisolated functions switches no task") func notIsolated() async throws {
        let router = try Router(.test(Self.handlers, Handlers.self))
        let jobs = Jobs()
        try await withTaskExecutorPreference(CountingTaskExecutor(jobs)) { () async throws in
            let start = jobs.count
            #expect(await Handlers.wait(5) == 5)
            #expect(jobs.count == start)
            #expect(try await router.open("//wait/5", as: Int.self) == 5)
            #expect(jobs.count == start)
            #expect(try await router.open(Route<Int>(Self.path(of: 0), 5)) == 5)
            #expect(jobs.count == start)
        }
    }

    @Test("A call from an actor returns to it as often as a direct call")
    func fromAnActor() async throws {
        let router = try Router(.test(Self.handlers, Handlers.self))
        let page = Page()
        let direct = await page.returns { _ in _ = await Handlers.wait(5) }
        #expect(direct == 1)
        let byURL = try await page.returns { page in
            _ = try await router.open("//wait/5", as: Int.self, isolation: page)
        }
        #expect(byURL == direct)
        let typed = try await page.returns { page in
            _ = try await router.open(Route<Int>(Self.path(of: 0), 5), isolation: page)
        }
        #expect(typed == direct)
        let synchronous = try await page.returns { page in
            _ = try await router.open("//show/5", as: Int.self, isolation: page)
        }
        #expect(synchronous == 0)
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test("Middleware adds no switch between nonisolated functions") func middleware() async throws {
        let router = try Router(.test(Self.handlers, Handlers.self))
        try router.use(for: .urls("//wait/**")) { request, next in try await next(request) }
        let jobs = Jobs()
        try await withTaskExecutorPreference(CountingTaskExecutor(jobs)) { () async throws in
            let start = jobs.count
            #expect(try await router.open("//wait/5", as: Int.self) == 5)
            #expect(jobs.count == start)
        }
    }

    private static let handlers = [
        TestHandler(name: "wait", patterns: ["//wait/:id"], parameters: ["id"], callKind: .asynchronous),
        TestHandler(name: "show", patterns: ["//show/:id"], parameters: ["id"]),
    ]

    private static func path(of handler: Int) -> RoutePath {
        RoutePath("//wait/:id", handler: handlers[handler].identity, parameters: "id")
    }

    private enum Handlers: RouteDispatcher {
        static func wait(_ id: Int) async -> Int { show(id) }

        // A function that calls nothing needs no executor, so the compiler omits the switch to it.
        @inline(never)
        static func show(_ id: Int) -> Int { id }

        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { show(try call.values(Int.self)) }

        static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
            await wait(try call.values(Int.self))
        }
    }
}

/// The number of jobs that executors received.
private final class Jobs: Sendable {
    private let number = Lock(0)

    var count: Int { number.withLock { $0 } }

    func note() { number.withLock { $0 += 1 } }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class CountingTaskExecutor: TaskExecutor {
    private let jobs: Jobs
    private let queue = DispatchQueue(label: "tasks")

    init(_ jobs: Jobs) { self.jobs = jobs }

    func enqueue(_ job: consuming ExecutorJob) {
        jobs.note()
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

private final class CountingSerialExecutor: SerialExecutor {
    let jobs = Jobs()
    private let queue = DispatchQueue(label: "page")

    func enqueue(_ job: UnownedJob) {
        jobs.note()
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}

/// An actor that makes calls.
private actor Page {
    private let executor = CountingSerialExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// The number of times that the task returns to this executor while the body runs.
    func returns(_ body: @Sendable (isolated Page) async throws -> Void) async rethrows -> Int {
        let start = executor.jobs.count
        try await body(self)
        return executor.jobs.count - start
    }
}
