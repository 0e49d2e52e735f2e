import Foundation
import TestSupport
import Testing

@testable import RouterRuntime
@testable import RouterServices

/// No thread waits for another that needs it.
@Suite struct EndlessWaitTests {
    // MARK: The main thread

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
            comesBack { begun.wait() }
            let service = try comesBack { try router.services.get(MadeOnMain<ModuleA>.self) }
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
        comesBack { begun.wait() }
        let code = comesBack { errorCode { _ = try router.services.get(MadeLaterOnMain<ModuleA>.self) } }
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
            let service = try comesBack { try router.services.get(MadeOnMain<ModuleA>.self) }
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
        #expect(await finishes { _ = try router.services.get(Made<ModuleA>.self) })
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
        #expect(
            await finishes {
                do { _ = try router.services.get(Made<ModuleA>.self) } catch { log.note("\(error)") }
            }
        )
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
            let ended = await allFinish([
                { do { _ = try router.call("//a/open") } catch { failures.note("\(error)") } },
                { do { _ = try router.services.get(Made<ModuleB>.self) } catch { failures.note("\(error)") } },
            ])
            #expect(ended)
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
        let ended = await allFinish([
            { do { _ = try router.call("//a/open") } catch { failures.note("\(error)") } },
            { do { _ = try router.services.get(Made<ModuleB>.self) } catch { failures.note("\(error)") } },
        ])
        #expect(ended)
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
                    meeting.arrive(within: 0.2)
                    _ = try router.call("//\(next)/open")
                }
            }
            let router = try script.router()
            let failures = Log<String>()
            let ended = await allFinish(
                ["a", "b", "c"].map { module in
                    { do { _ = try router.call("//\(module)/open") } catch { failures.note("\(error)") } }
                }
            )
            #expect(ended)
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
                meeting.arrive(within: 0.2)
                _ = try router.call("//b/open")
            }
            script.on("make b") { router in
                meeting.arrive(within: 0.2)
                _ = try router.call("//a/open")
            }
            script.on("open a") { router in _ = try router.services.get(Made<ModuleA>.self) }
            script.on("open b") { router in _ = try router.services.get(Made<ModuleB>.self) }
            let router = try script.router()
            let codes = Log<RouterError.Code?>()
            let ended = await allFinish([
                { codes.note(errorCode { _ = try router.services.get(Made<ModuleA>.self) }) },
                { codes.note(errorCode { _ = try router.services.get(Made<ModuleB>.self) }) },
            ])
            #expect(ended)
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
        #expect(await allFinish([call, call, call]))
        #expect(attempts.entries.count == 2)
        #expect(results.entries.filter { $0 }.count == 2)
    }

    @Test("Tasks that wait for a set-up do not block the thread pool")
    func tasksThatWaitForASetUpDoNotBlockTheThreadPool()
        async throws
    {
        let script = Script()
        // The pool may have a single thread, so there may be one caller.
        let callers = Meeting(of: 3)
        script.on("setUp a") { _ in callers.arrive(within: 0.1) }
        let router = try script.router()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    callers.note()
                    try await router.open("//a/wait")
                }
            }
            try await group.waitForAll()
        }
        #expect(script.events.filter { $0 == "setUp a" }.count == 1)
    }
}
