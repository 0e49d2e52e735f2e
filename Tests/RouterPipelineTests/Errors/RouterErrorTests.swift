import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

/// The stack of errors, suggestions and assertions.
@Suite struct RouterErrorTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("E10 An error has the stack of all errors, and is the last of them")
    func e10_theStack() async throws {
        let seen = Log<[String]>()
        router.use(priority: 1) { request, next in
            do { return try await next(request) } catch {
                seen.note(((error as? RouterError)?.stack ?? []).map { "\($0)" })
                throw RouterError(.notFound, "third")
            }
        }
        router.use { request, next in
            do { return try await next(request) } catch { throw RouterError(.missingParameter, "second") }
        }
        let error = await #expect(throws: RouterError.self) { try await router.open("//failing") }
        #expect(error?.code == .notFound)
        #expect(error?.message == "third")
        #expect((error?.stack.last as? RouterError)?.message == "third")
        #expect(
            error?.stack.map { "\($0)" }
                == ["Failure(text: \"out of order\")", "second [missingParameter]", "third [notFound]"]
        )
        #expect(seen.entries == [["Failure(text: \"out of order\")", "second [missingParameter]"]])
    }

    @Test("The stack of a single error contains only that error") func anErrorOnItsOwnIsItsStack() {
        let error = #expect(throws: RouterError.self) { try router.call("//orders/five") }
        #expect(error?.stack.count == 1)
    }

    @Test("K13 An error suggests the nearest names and the routes of the same target")
    func k13_suggestions() {
        let near = #expect(throws: RouterError.self) { try router.call("//wating/order/5") }
        #expect(near?.suggestions == ["//waiting/orders/:id"])
        #expect(near?.routesOfTarget == [])
        let target = #expect(throws: RouterError.self) { try router.call("//Waiting/fialing?x=1") }
        #expect(target?.suggestions == ["//waiting/failing"])
        #expect(target?.routesOfTarget == ["//waiting/failing", "//waiting/old/:id", "//waiting/orders/:id"])
        let nothing = #expect(throws: RouterError.self) { try router.call("//unlike/anything") }
        #expect(nothing?.suggestions == [])
        #expect(nothing?.routesOfTarget == [])
    }

    @Test("Suggestions do not reveal closed routes") func suggestionsDoNotRevealClosedRoutes() {
        let closed = #expect(throws: RouterError.self) { try router.call("//secre", from: .external) }
        #expect(closed?.suggestions == [])
        let open = #expect(throws: RouterError.self) { try router.call("//order/5", from: .external) }
        #expect(open?.suggestions == ["//orders/:id"])
        let exact = #expect(throws: RouterError.self) { try router.call("//secret", from: .external) }
        let missing = #expect(throws: RouterError.self) { try router.call("//absent", from: .external) }
        #expect(exact?.suggestions == [] && exact?.routesOfTarget == [])
        #expect(exact?.message == "no route matches '//secret'")
        #expect(missing?.message == "no route matches '//absent'")
    }
}

/// Assertions in debug builds.
@Suite struct RouteAssertionsTests {
    #if DEBUG
        @Test("K13 An assertion lists the target's functions, in two languages, and can be switched off")
        func k13_assertions() throws {
            let router = try Shop.router()
            let reports = Log<String>()
            router.assertions = .custom { request, error in
                reports.note("\(request.url): \(error.report()) \(error.report(in: .chinese))")
            }
            #expect(errorCode { try router.call("//waiting/fialing") } == .notFound)
            let expected =
                "//waiting/fialing: RouteGen: no route matches '//waiting/fialing' [notFound]; did you mean '//waiting/failing'?; "
                + "the target has: //waiting/failing, //waiting/old/:id, //waiting/orders/:id "
                + "RouteGen: 没有与“//waiting/fialing”匹配的路由 [notFound]；是否想写“//waiting/failing”？；"
                + "该目标的路由有：//waiting/failing、//waiting/old/:id、//waiting/orders/:id"
            #expect(reports.entries == [expected])
            router.assertions = .off
            #expect(errorCode { try router.call("//waiting/fialing") } == .notFound)
            #expect(reports.entries.count == 1)
        }

        @Test("Only mistakes of the app are reported by assertions") func onlyMistakesOfTheAppAreReported() throws {
            let router = try Shop.router()
            let reports = Log<RouterError.Code>()
            router.assertions = .custom { _, error in reports.note(error.code) }
            #expect(throws: Shop.Failure.self) { try router.call("//failing") }
            #expect(errorCode { try router.call("//nowhere", from: .external) } == .notFound)
            #expect(errorCode { try router.call("//orders/five") } == .invalidParameter)
            #expect(errorCode { try router.call(Shop.order(5), from: .push) } == .unknownRoute)
            router.fallback { _, _ in .value("sorry") }
            #expect(try router.call("//nowhere", as: String.self) == "sorry")
            #expect(reports.entries == [.invalidParameter])
        }

        @Test("The failure of a nested call is reported once") func aNestedCallIsReportedOnce() throws {
            let router = try Shop.router()
            let reports = Log<String>()
            router.assertions = .custom { request, _ in reports.note(request.url.text) }
            try router.use(for: .urls("//login")) { request in
                try request.router.call("//nowhere")
                return .next(request)
            }
            #expect(errorCode { try router.call("//login") } == .notFound)
            #expect(reports.entries == ["//nowhere"])
        }
    #endif

    @Test("By default, an assertion does not stop the process") func byDefaultAnAssertionDoesNotStopTheProcess() throws
    {
        let router = Router(try .test(Shop.handlers, Shop.self))
        #expect(errorCode { try router.call("//the/line/above/is/expected/in/the/output") } == .notFound)
    }

    #if DEBUG
        @Test("The stopping assertion stops the process") func stoppingStops() async {
            await #expect(processExitsWith: .failure) {
                let router = try Shop.router()
                router.assertions = .stop()
                _ = try? router.call("//nowhere")
            }
        }
    #endif
}
