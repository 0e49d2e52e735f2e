import Foundation
import TestSupport
import Testing

@testable import RouterRuntime
@testable import RouterServices

/// No thread waits for another that needs it.
@Suite struct EndlessWaitTests {
    // MARK: The main thread

    /// Blocks the thread, as the app's main thread is blocked while it does something else.
    private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

    @MainActor
    @Test("The main thread can get a service that a background task is fetching")
    func theMainThreadCanGetAServiceThatABackgroundTaskIsFetching() async throws {
        for _ in 0..<50 {
            let script = Script()
            let begun = DispatchSemaphore(value: 0)
            script.on("is set up a") { _ in begun.signal() }
            let router = try script.router()
            let task = Task.detached { try await router.services.fetch(MadeOnMain<ModuleA>.self) }
            // After the set-up, the fetch only needs the main thread.
            wait(for: begun)
            let service = try router.services.get(MadeOnMain<ModuleA>.self)
            #expect(try await task.value === service)
            #expect(script.events.filter { $0 == "make on main a" }.count == 1)
        }
    }

    @MainActor
    @Test("The main thread cannot get a service that is created asynchronously on it")
    func theMainThreadCannotGetAServiceThatIsCreatedAsynchronouslyOnIt() async throws {
        let script = Script()
        let begun = DispatchSemaphore(value: 0)
        script.on("is set up a") { _ in begun.signal() }
        let router = try script.router()
        let task = Task.detached { try await router.services.fetch(MadeLaterOnMain<ModuleA>.self) }
        wait(for: begun)
        let code = errorCode { _ = try router.services.get(MadeLaterOnMain<ModuleA>.self) }
        #expect(code == .requiresAsync)
        _ = try await task.value
    }

    @MainActor
    @Test("Many tasks fetch and get services of the main actor") func manyFetchAndGetServicesOfTheMainActor()
        async throws
    {
        for _ in 0..<20 {
            let script = Script()
            let router = try script.router()
            script.on("make on main a") { router in _ = try router.services.get(Made<ModuleB>.self) }
            script.on("make b") { router in _ = try router.call("//c/open") }
            script.on("setUp c") { router in _ = try router.services.get(Made<ModuleC>.self) }
            let tasks = (0..<8).map { number in
                Task.detached {
                    if number % 2 == 0 { _ = try await router.services.fetch(Made<ModuleB>.self) }
                    return try await router.services.fetch(MadeOnMain<ModuleA>.self)
                }
            }
            let service = try router.services.get(MadeOnMain<ModuleA>.self)
            for task in tasks { #expect(try await task.value === service) }
            #expect(script.events.filter { $0 == "make on main a" }.count == 1)
        }
    }

    // MARK: One thread

    @Test("A set-up may use the service that caused it") func aSetUpMayUseTheServiceThatCausedIt() async throws {
        let script = Script()
        script.on("setUp a") { router in _ = try router.services.get(Made<ModuleA>.self) }
        let router = try script.router()
        _ = try router.services.get(Made<ModuleA>.self)
        #expect(script.events == ["setUp a", "make a", "is set up a"])
        script.on("setUp b") { router in
            _ = try router.services.get(MadeEachTime<ModuleB>.self)
            _ = try router.services.get(Made<ModuleB>.self)
        }
        _ = try router.services.get(MadeEachTime<ModuleB>.self)
        script.on("setUp c") { router in _ = try router.services.get(Made<ModuleC>.self) }
        _ = try await router.services.fetch(MadeLater<ModuleC>.self)
    }

    @Test("The initializer of a service may call its own module and others") func aServiceMayCallItsOwnModuleAndOthers()
        async throws
    {
        let script = Script()
        script.on("make a") { router in
            _ = try router.call("//a/open")
            _ = try router.call("//b/open")
        }
        script.on("setUp b") { router in _ = try router.call("//a/open") }
        let router = try script.router()
        await onOwnThread { _ = try router.services.get(Made<ModuleA>.self) }
        #expect(
            script.events == [
                "setUp a", "is set up a", "make a", "open a", "setUp b", "open a", "is set up b", "open b",
            ]
        )
    }

    @Test("A service and a set-up that need each other are an error") func aServiceThatNeedsASetUpThatNeedsItIsAnError()
        async throws
    {
        let script = Script()
        script.on("make a") { router in _ = try router.call("//b/open") }
        script.on("setUp b") { router in _ = try router.services.get(Made<ModuleA>.self) }
        let router = try script.router()
        let log = Log<String>()
        await onOwnThread {
            do { _ = try router.services.get(Made<ModuleA>.self) } catch { log.note("\(error)") }
        }
        #expect(log.entries.count == 1)
        #expect(log.entries.first?.contains("the initializers of services need each other: 'Made.A' needs") == true)
    }

    // MARK: Two threads

    @Test("A set-up and a service that wait for each other do not wait forever")
    func aSetUpWaitsForAServiceThatWaitsForTheSetUp() async throws {
        for _ in 0..<10 {
            let script = Script()
            let meeting = Meeting()
            script.on("setUp a") { router in
                meeting.arrive()
                _ = try router.services.get(Made<ModuleB>.self)
            }
            script.on("make b") { router in
                meeting.arrive()
                _ = try router.call("//a/open")
            }
            let router = try script.router()
            let failures = Log<String>()
            await onOwnThreads([
                { do { _ = try router.call("//a/open") } catch { failures.note("\(error)") } },
                { do { _ = try router.services.get(Made<ModuleB>.self) } catch { failures.note("\(error)") } },
            ])
            #expect(failures.entries == [])
            #expect(script.events.filter { $0 == "make b" }.count == 1)
            #expect(script.events.filter { $0 == "setUp a" }.count == 1)
        }
    }

    @Test("The order of the waiters does not matter", arguments: [true, false])
    func theOrderOfTheWaitersDoesNotMatter(_ isSetUpFirst: Bool) async throws {
        let script = Script()
        let meeting = Meeting()
        script.on("setUp a") { router in
            meeting.arrive()
            if !isSetUpFirst { OngoingOperation.awaitWaiter() }
            _ = try router.services.get(Made<ModuleB>.self)
        }
        script.on("make b") { router in
            meeting.arrive()
            if isSetUpFirst { OngoingOperation.awaitWaiter() }
            _ = try router.call("//a/open")
        }
        let router = try script.router()
        let failures = Log<String>()
        await onOwnThreads([
            { do { _ = try router.call("//a/open") } catch { failures.note("\(error)") } },
            { do { _ = try router.services.get(Made<ModuleB>.self) } catch { failures.note("\(error)") } },
        ])
        #expect(failures.entries == [])
    }

    @Test("Modules whose set-ups call each other do not wait forever") func modulesWhoseSetUpsCallEachOther()
        async throws
    {
        for _ in 0..<10 {
            let script = Script()
            let meeting = Meeting(of: 3)
            for (module, next) in [("a", "b"), ("b", "c"), ("c", "a")] {
                script.on("setUp \(module)") { router in
                    meeting.arrive()
                    _ = try router.call("//\(next)/open")
                }
            }
            let router = try script.router()
            let failures = Log<String>()
            await onOwnThreads(
                ["a", "b", "c"].map { module in
                    { do { _ = try router.call("//\(module)/open") } catch { failures.note("\(error)") } }
                }
            )
            #expect(failures.entries == [])
            for module in ["a", "b", "c"] {
                #expect(script.events.filter { $0 == "setUp \(module)" }.count == 1)
                #expect(script.events.contains("is set up \(module)"))
            }
        }
    }

    @Test("Services of two threads that need each other through handlers do not wait forever")
    func servicesOfTwoThreadsThatNeedEachOtherThroughHandlers() async throws {
        for _ in 0..<10 {
            let script = Script()
            let meeting = Meeting()
            script.on("make a") { router in
                meeting.arrive()
                _ = try router.call("//b/open")
            }
            script.on("make b") { router in
                meeting.arrive()
                _ = try router.call("//a/open")
            }
            script.on("open a") { router in _ = try router.services.get(Made<ModuleA>.self) }
            script.on("open b") { router in _ = try router.services.get(Made<ModuleB>.self) }
            let router = try script.router()
            let codes = Log<RouterError.Code?>()
            await onOwnThreads([
                { codes.note(errorCode { _ = try router.services.get(Made<ModuleA>.self) }) },
                { codes.note(errorCode { _ = try router.services.get(Made<ModuleB>.self) }) },
            ])
            #expect(codes.entries.contains(.serviceCycle))
        }
    }

    @Test("If a set-up fails, its waiters try it themselves") func ifASetUpFailsItsWaitersTryItThemselves()
        async throws
    {
        struct NotYet: Error {}
        let script = Script()
        let attempts = Log<Int>()
        let callers = Meeting(of: 4)
        script.on("setUp a") { _ in
            attempts.note(1)
            guard attempts.entries.count == 1 else { return }
            callers.arrive()
            throw NotYet()
        }
        let router = try script.router()
        let results = Log<Bool>()
        let call: @Sendable () throws -> Void = {
            callers.note()
            results.note((try? router.call("//a/open")) != nil)
        }
        await onOwnThreads([call, call, call])
        #expect(attempts.entries.count == 2)
        #expect(results.entries.filter { $0 }.count == 2)
    }

    @Test("Tasks wait for a set-up that a thread performs") func tasksWaitForASetUpThatAThreadPerforms() async throws {
        let script = Script()
        let begun = Meeting()
        // The set-up and the first task: the pool may have a single thread, which that task blocks.
        let callers = Meeting()
        script.on("setUp a") { _ in
            begun.arrive()
            callers.arrive()
        }
        let router = try script.router()
        async let first: Void = onOwnThread { _ = try router.call("//a/open") }
        await onOwnThread { begun.arrive() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    callers.note()
                    try await router.open("//a/wait")
                }
            }
            try await group.waitForAll()
        }
        await first
        #expect(script.events.filter { $0 == "setUp a" }.count == 1)
    }
}
