import Testing

@testable import RouterPipeline
@testable import RouterRuntime
@testable import TestSupport

/// A context that middleware has changed is the request's, whatever middleware stands around it.
@Suite struct RequestContextTests {
    private let router: Router

    init() throws { router = try Shop.router() }

    /// Adds middleware that changes the context, asynchronous or not.
    private func addMiddleware(isAsynchronous: Bool, for scope: RouteScope = .all) {
        if isAsynchronous {
            router.use(for: scope) { request, next in try await next(request.changed) }
        } else {
            router.use(for: scope) { .next($0.changed) }
        }
    }

    @Test("A fallback receives the request as it reached the handler", arguments: [false, true])
    func fallbacks(isAsynchronous: Bool) async throws {
        addMiddleware(isAsynchronous: isAsynchronous)
        router.fallback { request, _ in .value(request.context.keys.sorted().joined()) }
        #expect(try await router.open("//failing", as: String.self) == "key")
    }

    @Test("The parameters of a completed request have what middleware added", arguments: [false, true])
    func completedRequests(isAsynchronous: Bool) async throws {
        addMiddleware(isAsynchronous: isAsynchronous)
        let names = Log<[String]>()
        try await router.request("//orders/5").open { parameters, _ in names.note(parameters.keys.sorted()) }
        #expect(names.entries == [["id", "key"]])
    }

    @Test("A completion that redirects leaves the request that its own middleware received")
    func completionsThatRedirect() throws {
        router.use(for: [Shop.order(0).path], priority: 1) { request in
            .next(request) { _ in .redirect(to: "//describe/x") }
        }
        addMiddleware(isAsynchronous: false, for: [Shop.order(0).path])
        #expect(try router.call("//orders/5", as: String.self) == #"//describe/x app ["//orders/5"] []"#)
    }

    @Test("An observer of some routes learns of a request that middleware of others has redirected there")
    func observers() async throws {
        let urls = Log<String>()
        router.use(for: [Shop.order(0).path]) { _ in .end(.redirect(to: "//login")) }
        router.observe(for: [Shop.login.path]) { urls.note($0.request.url.text) }
        _ = try router.call("//orders/5", as: Any.self)
        _ = try await router.open("//orders/6", as: Any.self)
        _ = try router.call("//secret", as: Any.self)
        #expect(urls.entries == ["//orders/5", "//orders/6"])
    }
}

extension RouteRequest {
    fileprivate var changed: RouteRequest {
        var request = self
        request.context["key"] = 1
        return request
    }
}
