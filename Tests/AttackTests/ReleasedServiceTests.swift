@_spi(Locks) import RouteTables
import RouterRuntime
import TestSupport
import Testing

@testable import RouterServices

/// Nothing keeps a service, or a router whose modules are set up, longer than the app does.
@Suite struct ReleasedServiceTests {
    /// A service, and the event of its creation.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let event: String
        let fetch: @Sendable (Router) async throws -> AnyObject
    }

    /// What an initializer, or the set-up before it, does.
    enum Way: CaseIterable {
        case returns, throwsOnce, startsTask, needsItself, setUpThrows, setUpStartsTask, isCancelled
    }

    @Test("A service and its router are released", arguments: Self.kinds, Way.allCases)
    func ofAService(_ kind: Kind, _ way: Way) async throws {
        let remains = Remains()
        let endless = Suspension()
        do {
            let script = remains.follow("script", Script())
            let router = remains.follow("router", try script.router())
            let failures = Log<String>()
            switch way {
            case .returns, .isCancelled: break
            case .throwsOnce, .setUpThrows:
                script.on(way == .throwsOnce ? kind.event : "setUp a") { _ in
                    failures.note("failed")
                    if failures.entries.count == 1 { throw Shop.Failure() }
                }
            case .startsTask, .setUpStartsTask:
                script.on(way == .startsTask ? kind.event : "setUp a") { _ in
                    _ = Task { await endless.wait() }
                }
            case .needsItself:
                script.on(kind.event) { router in _ = try router.services.get(MadeEachTime<ModuleA>.self) }
                script.on("make a") { router in _ = try router.services.get(Made<ModuleA>.self) }
            }
            for _ in 0..<2 {
                let task = Task {
                    _ = remains.follow("service", try await kind.fetch(router))
                }
                if way == .isCancelled { task.cancel() }
                _ = await task.result
            }
            if way == .startsTask || way == .setUpStartsTask { await endless.begins() }
            #expect(remains.count > 2 || way == .needsItself)
            Script.forget(router)
        }
        let lasting = await remains.lasting()
        #expect(lasting == [])
        await endless.end()
    }

    private static let kinds: [Kind] = [
        Kind(testDescription: "synchronous", event: "make a") { router in
            try router.services.get(Made<ModuleA>.self)
        },
        Kind(testDescription: "synchronous, fetched", event: "make a") { router in
            try await router.services.fetch(Made<ModuleA>.self)
        },
        Kind(testDescription: "of the main actor", event: "make on main a") { router in
            try await router.services.fetch(MadeOnMain<ModuleA>.self)
        },
        Kind(testDescription: "asynchronous", event: "make later a") { router in
            try await router.services.fetch(MadeLater<ModuleA>.self)
        },
        Kind(testDescription: "asynchronous on the main actor", event: "make later on main a") { router in
            try await router.services.fetch(MadeLaterOnMain<ModuleA>.self)
        },
        Kind(testDescription: "transient", event: "make a") { router in
            try router.services.get(MadeEachTime<ModuleA>.self)
        },
    ]

    #if DEBUG
        @Test("Reading a singleton takes no lock that routers share") func locks() throws {
            let script = Script()
            let router = try script.router()
            defer { Script.forget(router) }
            _ = try router.services.get(Made<ModuleA>.self)
            let taken = Log<String>()
            // While a thread holds a lock, each one that it takes is reported.
            HeldLock.$onViolation.withValue({ taken.note($0) }) {
                Lock(()).read { _ in _ = try? router.services.get(Made<ModuleA>.self) }
            }
            let files = taken.entries.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
            #expect(!files.isEmpty)
            #expect(Set(files).subtracting(["Router.swift", "ServiceRegistry.swift", "OperationSlot.swift"]) == [])
        }
    #endif
}
