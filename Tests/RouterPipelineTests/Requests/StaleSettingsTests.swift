import Testing

@testable import RouterPipeline
@_spi(Generated) @testable import RouterRuntime
@testable import TestSupport

/// A request whose settings another thread changes meanwhile keeps nothing that was found with older ones.
@Suite struct StaleSettingsTests {
    private let router: Router
    private let log = Log<String>()

    init() throws {
        router = try Shop.router()
        router.use(for: [Shop.secret.path]) { .next($0) }
        // The stages have their pipeline from the first request on.
        _ = try router.call("//orders/5", as: Any.self)
    }

    private func addMiddleware() {
        router.use(for: [Shop.login.path]) { [log] request in
            log.note("passes")
            return .next(request)
        }
    }

    @Test("A handler that was found with older settings is not remembered") func remembering() throws {
        // A route is remembered by its constant, which generated code has once.
        let login = Shop.login
        let settings = RouterSettings(of: router)
        let stages = try #require(settings.stages)
        addMiddleware()
        var hop = RequestHop(router, login.arguments)
        _ = try stages.call(&hop, with: settings, after: nil, as: Any.self, { _ in true }, nil)
        #expect(log.entries == [], "the request began before the change")
        #expect(try router.call(login) == "login")
        #expect(log.entries == ["passes"])
    }

    @Test("A resolution is looked up again if settings have changed until it is performed", arguments: [false, true])
    func resolutions(isAwaited: Bool) async throws {
        let resolution = try router.resolve("//login")
        var hop = resolution.hop
        addMiddleware()
        if isAwaited {
            _ = try await router.open(&hop, after: nil, as: Any.self, { _ in true }, nil)
        } else {
            try call(&hop)
        }
        #expect(log.entries == ["passes"])
    }

    private func call(_ hop: inout RequestHop) throws {
        _ = try router.call(&hop, after: nil, as: Any.self, { _ in true }, nil)
    }
}
