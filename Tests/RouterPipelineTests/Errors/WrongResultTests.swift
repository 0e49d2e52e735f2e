import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

/// The error for a value of another type than the caller expects names the stage that gave the value.
@Suite struct WrongResultTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    private func message(_ url: String, from origin: RouteOrigin = .app, in language: RouteLanguage = .english)
        -> String?
    {
        do {
            _ = try router.call(url, from: origin, as: Int.self)
            return nil
        } catch {
            return (error as? RouterError)?.message(in: language)
        }
    }

    @Test("A handler returns a wrong value") func handler() {
        #expect(message("//orders/5") == "'order' returns 'String', but the caller expects 'Int'")
    }

    @Test("Middleware that passes the handler's value on is not blamed") func passedOn() throws {
        try router.use(for: .urls("//orders/**")) { request in .next(request) { try $0.get() } }
        #expect(message("//orders/5") == "'order' returns 'String', but the caller expects 'Int'")
    }

    @Test("Middleware gives a wrong value instead of the handler") func middleware() async throws {
        try router.use(for: .urls("//orders/**")) { _ in .end(.value("login")) }
        #expect(
            message("//orders/5") == "the middleware of '//orders/**' returns 'String', but the caller expects 'Int'"
        )
        #expect(message("//orders/5", in: .chinese) == "“//orders/**”的中间件返回“String”，而调用方需要“Int”")
        #expect(message("//orders/5", from: .webView) == "the result is of type 'String', but the caller expects 'Int'")
    }

    @Test("The completion of middleware gives a wrong value instead of the handler") func completion() throws {
        router.use { request in .next(request) { _ in .value("login") } }
        #expect(
            message("//orders/5") == "the middleware of all requests returns 'String', but the caller expects 'Int'"
        )
    }

    @Test("Asynchronous middleware gives a wrong value instead of the handler") func asynchronous() async throws {
        try router.use(for: .urls("//orders/**")) { request, next in
            _ = try await next(request)
            return .value("login")
        }
        let error = await #expect(throws: RouterError.self) { try await router.open("//orders/5", as: Int.self) }
        #expect(
            error?.message == "the middleware of '//orders/**' returns 'String', but the caller expects 'Int'"
        )
    }

    @Test("A fallback gives a wrong value") func fallback() throws {
        router.fallback { _, _ in .value("sorry") }
        #expect(
            message("//failing") == "the fallback for a failed request returns 'String', but the caller expects 'Int'"
        )
        #expect(message("//failing", in: .chinese) == "请求失败时的 fallback 返回“String”，而调用方需要“Int”")
    }

    @Test("Fallbacks receive the errors that middleware appended, whatever the handler throws")
    func appendedErrors() async throws {
        let log = Log<String>()
        router.use { request in
            var request = request
            request.append(Shop.Failure(text: "offline"))
            return .next(request)
        }
        router.fallback { request, error in
            log.note("\(type(of: error)) \(request.errors.compactMap { ($0 as? Shop.Failure)?.text })")
            return nil
        }
        _ = try? router.call("//failing")
        _ = try? router.call("//nowhere")
        _ = try? router.call("//gate", from: .external)
        _ = try? await router.open("//waiting/failing")
        // Middleware runs for each hop.
        #expect(
            log.entries == [
                #"Failure ["offline"]"#, #"RouterError ["offline"]"#, #"RouterError ["offline", "offline"]"#,
                #"Failure ["offline"]"#,
            ]
        )
    }
}
