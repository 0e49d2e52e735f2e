import RouteTables
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

    @Test(
        "A suggestion has all that a pattern requires, as far as it can be told without a parser",
        arguments: [
            ("/setings", ["/settings/:tab?"]), ("/setings/sound", ["/settings/:tab?"]), ("/setings/sound/low", []),
            ("//serch/5?kind=a", ["//search/:id/?kind=:kind&page=:page?"]), ("//serch/5", []),
            ("//fils/a/b/c", ["//files/**"]), ("//dcuments/a/b", [#"//documents/:path(.*)"#]),
            ("/rooom#/a", ["/room#/:id"]), ("/rooom", []), (#"//dys/5"#, [#"//days/:day(\d+)"#]),
            ("//dys/5/6", []), ("/lst/5/page/6", ["/list/:id(/page/:page)?"]),
            ("search/5?kind=a", ["//search/:id/?kind=:kind&page=:page?"]),
            ("/search/5?kind=a", ["//search/:id/?kind=:kind&page=:page?"]),
            ("/x/café%20bra", ["/x/café%20bar"]),
        ]
    )
    func suggestionsOfPatterns(_ url: String, _ expected: [String]) throws {
        let patterns = [
            "/settings/:tab?", "//search/:id/?kind=:kind&page=:page?", "//files/**", "/room#/:id", #"//days/:day(\d+)"#,
            "/list/:id(/page/:page)?", "regex /setings/none", "https://serch/5", "/x/café%20bar",
            #"//documents/:path(.*)"#,
        ]
        let router = Router(try .test([TestHandler(name: "all", patterns: patterns)], Shop.self)).silent
        let error = #expect(throws: RouterError.self) { try router.call(url) }
        #expect(error?.suggestions == expected)
    }

    @Test("A suggestion ignores the case of paths if the app does") func suggestionsIgnoringCase() throws {
        let handlers = [TestHandler(name: "page", patterns: ["/Page/:id", "/Pages"])]
        let router = Router(try .test(handlers, Shop.self, links: RouteLinks(lines: "~\n"))).silent
        let error = #expect(throws: RouterError.self) { try router.call("/PAGE") }
        #expect(error?.suggestions == ["/Pages"])
    }

    @Test(
        "An error says that its URL begins with none of the app's own links",
        arguments: [
            (
                "bistr://orders/5", "the scheme 'bistr' is not one of the app's own", "scheme“bistr”不属于该应用"
            ),
            (
                "https://bistr.example/orders", "the host 'bistr.example' is not one of the app's own",
                "主机“bistr.example”不属于该应用"
            ),
            (
                "https:/orders", "the URL begins with none of the app's own links, such as 'https://bistro.example'",
                "该 URL 不以应用自己的任何链接（例如“https://bistro.example”）开头"
            ),
        ]
    )
    func foreignURLs(_ url: String, _ english: String, _ chinese: String) throws {
        let links = RouteLinks(["bistro:": "", "https://bistro.example": ""])
        let router = Router(try .test(Shop.handlers, Shop.self, links: links)).silent
        let error = #expect(throws: RouterError.self) { try router.call(url) }
        #expect(error?.message == "no route matches '\(url)'")
        let report = try #require(error?.report())
        #expect(report.hasPrefix("RouteGen: no route matches '\(url)'; \(english) [notFound]"), "\(report)")
        let other = try #require(error?.report(in: .chinese))
        #expect(other.hasPrefix("RouteGen: 没有与“\(url)”匹配的路由；\(chinese) [notFound]"), "\(other)")
        // A caller outside of the app learns the same about a closed route.
        let closed = #expect(throws: RouterError.self) { try router.call("bistr://secret", from: .webView) }
        let absent = #expect(throws: RouterError.self) { try router.call("bistr://absent", from: .webView) }
        #expect(closed?.report().split(separator: "secret") == absent?.report().split(separator: "absent"))
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
            #expect(errorCode { try router.call(Shop.order(5), from: .notification) } == .unknownRoute)
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
