import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import RouterRuntime
@_spi(Generated) @testable import RouterServices

/// Singletons are created once, whatever their initializers need.
@Suite struct ServiceConstructionTests {
    protocol Slow: AnyObject, Sendable {}
    protocol Left: AnyObject, Sendable {}
    protocol Right: AnyObject, Sendable {}
    protocol Fragile: AnyObject, Sendable {}
    protocol Remote: AnyObject, Sendable {}
    protocol Echo: AnyObject, Sendable {}

    final class Service: Slow, Left, Right, Fragile, Remote, Echo {}
    struct Failure: Error {}

    /// What initializers do, for one router, which identifies it.
    final class World: @unchecked Sendable {
        let lock = NSLock()
        var made: [Int: Int] = [:]
        var body: @Sendable (Int, Router) throws -> Void = { _, _ in }
        var asyncBody: @Sendable (Int, Router) async throws -> Void = { _, _ in }

        func count(_ service: Int) {
            lock.withLock { made[service, default: 0] += 1 }
        }

        @TaskLocal static var current = World()
    }

    enum Dispatcher: RouteDispatcher, RouteServiceDispatcher {
        static var services: Any.Type? { Self.self }

        static func serviceProtocol(_ service: Int) -> Any.Type? {
            let types: [Any.Type] = [
                (any Slow).self, (any Left).self, (any Right).self, (any Fragile).self, (any Remote).self,
                (any Echo).self,
            ]
            return types[service]
        }

        static func make(_ service: Int, _ router: Router) throws -> Any {
            World.current.count(service)
            try World.current.body(service, router)
            return Service()
        }

        static func open(_ service: Int, _ router: Router, isolation: isolated (any Actor)?) async throws -> Any {
            World.current.count(service)
            try await World.current.asyncBody(service, router)
            return Service()
        }
    }

    static func makeRouter() -> Router {
        Router(
            .test(
                services: [
                    TestService(protocolName: "Slow", typeName: "M.Slow"),
                    TestService(protocolName: "Left", typeName: "M.Left"),
                    TestService(protocolName: "Right", typeName: "M.Right"),
                    TestService(protocolName: "Fragile", typeName: "M.Fragile"),
                    TestService(protocolName: "Remote", typeName: "M.Remote", callKind: .asynchronous),
                    TestService(protocolName: "Echo", typeName: "M.Echo", isSingleton: false),
                ],
                Dispatcher.self
            )
        )
    }

    @Test("A singleton is created once while eight threads request it")
    func contention() async {
        for _ in 0..<20 {
            let world = World()
            let callers = Meeting(of: 9)
            world.body = { _, _ in callers.arrive() }
            let router = Self.makeRouter()
            let instances = await Self.onThreads(8, world) {
                callers.note()
                return ObjectIdentifier(try router.services.get((any Slow).self))
            }
            #expect(instances.count == 8)
            #expect(Set(instances).count == 1)
            #expect(world.made == [0: 1])
        }
    }

    @Test("A singleton with an asynchronous initializer is created once while many tasks request it")
    func asyncContention() async throws {
        let world = World()
        let callers = Log<Void>()
        world.asyncBody = { _, _ in while callers.entries.count < 32 { await Task.yield() } }
        let router = Self.makeRouter()
        let instances = try await World.$current.withValue(world) {
            try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
                for _ in 0..<32 {
                    group.addTask {
                        callers.note(())
                        return ObjectIdentifier(try await router.services.fetch((any Remote).self))
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
        }
        #expect(instances.count == 1)
        #expect(world.made == [4: 1])
    }

    @Test("An initializer that requests its own service is an error")
    func ownService() {
        let world = World()
        world.body = { _, router in _ = try router.services.get((any Slow).self) }
        let router = Self.makeRouter()
        let message = World.$current.withValue(world) { errorMessage { _ = try router.services.get((any Slow).self) } }
        #expect(message == "the initializers of services need each other: 'M.Slow' needs 'M.Slow'")
    }

    @Test("A cycle of services is an error that lists it")
    func cycle() {
        let world = World()
        world.body = { service, router in
            if service == 1 { _ = try router.services.get((any Right).self) }
            if service == 2 { _ = try router.services.get((any Left).self) }
        }
        let router = Self.makeRouter()
        let message = World.$current.withValue(world) { errorMessage { _ = try router.services.get((any Left).self) } }
        #expect(message == "the initializers of services need each other: 'M.Left' needs 'M.Right' needs 'M.Left'")
    }

    @Test("A cycle through a transient service is an error")
    func transientCycle() {
        let world = World()
        world.body = { service, router in
            if service == 5 { _ = try router.services.get((any Echo).self) }
        }
        let router = Self.makeRouter()
        let message = World.$current.withValue(world) { errorMessage { _ = try router.services.get((any Echo).self) } }
        #expect(message == "the initializers of services need each other: 'M.Echo' needs 'M.Echo'")
    }

    @Test("Two threads whose services need each other do not wait forever")
    func cycleOfTwoThreads() async {
        for _ in 0..<20 {
            let world = World()
            let meeting = DispatchSemaphore(value: 0)
            let arrived = DispatchSemaphore(value: 0)
            world.body = { service, router in
                arrived.signal()
                meeting.wait()
                if service == 1 { _ = try router.services.get((any Right).self) }
                if service == 2 { _ = try router.services.get((any Left).self) }
            }
            let router = Self.makeRouter()
            let left = Self.onThread(world) { errorCode { _ = try router.services.get((any Left).self) } }
            let right = Self.onThread(world) { errorCode { _ = try router.services.get((any Right).self) } }
            // Both are being created before either requests the other. A third and fourth attempt find no cycle.
            await Task.detached {
                for _ in 0..<2 { await Self.wait(arrived) }
                for _ in 0..<8 { meeting.signal() }
            }.value
            let codes = await [left.value, right.value]
            #expect(codes.contains(.serviceCycle))
        }
    }

    @Test("After a failure, the next request tries again")
    func failure() throws {
        let world = World()
        let router = Self.makeRouter()
        try World.$current.withValue(world) {
            world.body = { _, _ in throw Failure() }
            #expect(throws: Failure.self) { try router.services.get((any Fragile).self) }
            world.body = { _, _ in }
            _ = try router.services.get((any Fragile).self)
            _ = try router.services.get((any Fragile).self)
        }
        #expect(world.made == [3: 2])
    }

    @Test("If an initializer fails, its waiters try again themselves")
    func failureUnderContention() async {
        let world = World()
        let callers = Meeting(of: 9)
        world.body = { service, _ in
            callers.arrive()
            if world.lock.withLock({ world.made[service] == 1 }) { throw Failure() }
        }
        let router = Self.makeRouter()
        let instances = await Self.onThreads(8, world) {
            callers.note()
            return ObjectIdentifier(try router.services.get((any Fragile).self))
        }
        #expect(instances.count == 7)
        #expect(Set(instances).count == 1)
        #expect(world.made == [3: 2])
    }

    // MARK: Threads

    private static func onThread<Value: Sendable>(
        _ world: World,
        _ body: @escaping @Sendable () -> Value
    ) -> Task<Value, Never> {
        Task.detached {
            await withCheckedContinuation { continuation in
                Thread { continuation.resume(returning: World.$current.withValue(world, operation: body)) }.start()
            }
        }
    }

    private static func onThreads<Value: Sendable>(
        _ count: Int,
        _ world: World,
        _ body: @escaping @Sendable () throws -> Value
    ) async -> [Value] {
        let tasks = (0..<count).map { _ in onThread(world) { try? body() } }
        var values: [Value] = []
        for task in tasks { if let value = await task.value { values.append(value) } }
        return values
    }

    private static func wait(_ semaphore: DispatchSemaphore) async {
        await withCheckedContinuation { continuation in
            Thread {
                semaphore.wait()
                continuation.resume()
            }.start()
        }
    }
}
