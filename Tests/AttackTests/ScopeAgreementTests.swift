import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import RouteTables
import Testing

/// What is set up for a pattern applies to each request that the pattern's route takes, whatever the kind of the pattern
/// and the form of the request.
@Suite struct ScopeAgreementTests {
    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { "reached" }
    }

    struct Guarded: Error {}

    // MARK: User information

    private static let regex = #"regex https?://shop\.example.*"#
    private static let trick = "https://shop.example@evil.example/pay"

    @Test("A regular expression sees no user information, whether a route or a scope has it")
    func userInformation() throws {
        let table = try RouteTable.test([TestHandler(name: "shop", patterns: [Self.regex])], Dispatcher.self)
        let dynamic = Router(try .test([], Dispatcher.self)).silent
        try dynamic.add(Self.regex) { _ in "reached" }
        for router in [Router(table).silent, dynamic] {
            #expect(!router.canOpen(Self.trick))
            #expect(router.canOpen("https://shop.example/pay"))
            #expect(router.canOpen("https://evil.example@shop.example/pay"))
            try router.use(for: .urls(Self.regex)) { _ in throw Guarded() }
            #expect(throws: Guarded.self) { try router.call("https://evil.example@shop.example/pay") }
            #expect(errorCode { try router.call(Self.trick) } == .notFound)
        }
    }

    // MARK: URLs of services

    private static let open = "//services/Config/open"

    private static func services() throws -> Router {
        let handlers = [
            TestHandler(
                name: "Config.open(id:)",
                patterns: [open, #"//services?protocol=Config&method=(open|openWithId\:)"#],
                parameters: ["id"],
                origins: [.external],
                requirement: 0
            ),
            TestHandler(name: "told", patterns: ["//told"], origins: [.external]),
        ]
        let links = RouteLinks(["app:": ""])
        return Router(try .test(handlers, Dispatcher.self, links: links)).silent
    }

    static let serviceURLs = [
        "//services/Config/open?id=5", "//services?protocol=Config&method=open&ivar1=5",
        "app://services?protocol=Config&method=open&ivar1=5", "//services/?protocol=Config&method=openWithId:&ivar1=5",
        "//SERVICES?method=open&protocol=Config&ivar1=5#x", "//u@%73ervices?protocol=%43onfig&method=open&id=5",
    ]

    @Test("Every form of a service's URL passes what is set up for its requirement", arguments: serviceURLs)
    func services(_ url: String) throws {
        #expect(try Self.services().call(url, from: .external) as? String == "reached")
        for pattern in [
            Self.open, "//services/Config/**", "//services/:protocol/:method", "regex //services/Config/.*",
        ] {
            let guarded = try Self.services()
            try guarded.use(for: .urls(pattern)) { _ in throw Guarded() }
            #expect(throws: Guarded.self, "\(pattern)") { try guarded.call(url) }
            let awaited = try Self.services()
            try awaited.use(for: .urls(pattern)) { request, next in try await next(request) }
            #expect(errorCode { try awaited.call(url) } == .requiresAsync, "\(pattern)")
            let rewritten = try Self.services()
            try rewritten.rewrite(pattern, to: "//told")
            #expect(try rewritten.resolve(url).pattern == "//told", "\(pattern)")
            // The expression of a route does not match the app's own schemes.
            if pattern.hasPrefix("regex"), url.hasPrefix("app:") { continue }
            let dynamic = try Self.services()
            try dynamic.add(pattern, priority: .high) { _ in "dynamic" }
            #expect(try dynamic.call(url) as? String == "dynamic", "\(pattern)")
        }
        let removed = try Self.services()
        #expect(removed.relocate([.remove(Self.open)]).refused.isEmpty)
        #expect(!removed.canOpen(url))
        let replaced = try Self.services()
        #expect(replaced.relocate([.replace(Self.open, target: "//told")]).refused.isEmpty)
        #expect(try replaced.resolve(url).pattern == "//told")
    }

    @Test(
        "A requirement precedes less specific routes that are added, in every form of its URL",
        arguments: serviceURLs
    )
    func servicesAreRanked(_ url: String) throws {
        let router = try Self.services()
        try router.add("//services/**") { _ in "dynamic" }
        #expect(try router.call(url) as? String == "reached")
    }

    @Test("The configuration's rules rewrite every form of a service's URL", arguments: serviceURLs)
    func compiledRules(_ url: String) throws {
        let handlers = [
            TestHandler(
                name: "Config.open(id:)",
                patterns: [Self.open, "//services?protocol=Config&method=(open|openWithId\\:)"],
                parameters: ["id"],
                requirement: 0
            ),
            TestHandler(name: "told", patterns: ["//told"]),
        ]
        let rules = [(source: "//services/Config/**", target: "//told")]
        let table = try RouteTable.test(handlers, Dispatcher.self, links: RouteLinks(["app:": ""]), rewrites: rules)
        #expect(try Router(table).silent.resolve(url).pattern == "//told")
    }

    // MARK: Added paths

    private static func shop(_ origins: Set<RouteOrigin> = [.external]) throws -> Router {
        let handlers = [
            TestHandler(
                name: "Shop.item(id:)",
                patterns: [#"//item/:id(\d+)"#, "/i/*/:id"],
                parameters: ["id"],
                origins: origins
            )
        ]
        return Router(try .test(handlers, Dispatcher.self)).silent
    }

    @Test(
        "A path that a relocation adds is guarded as its handler is",
        arguments: ["//item/:id", "//item/5", "//item/**", "/i/**", #"regex //item/\d+.*"#, "//:host/:id"]
    )
    func addedPathIsGuarded(_ scope: String) throws {
        for isAdded in [true, false] {
            let router = try Self.shop()
            try router.use(for: .urls(scope)) { _ in throw Guarded() }
            let relocation: RouteRelocation =
                isAdded
                ? .add("//new/sale/:id", handler: "Shop.item")
                : .replace("//new/sale/:id", target: #"//item/:id(\d+)"#)
            #expect(router.relocate([relocation]).refused.isEmpty)
            // A forwarded path takes one of the handler's paths, an added one could have been any.
            guard isAdded || scope != "/i/**" else { continue }
            #expect(throws: Guarded.self) { try router.call("//new/sale/5", from: .external) }
        }
    }

    @Test("Middleware of other URLs than those of the handler does not apply to an added path")
    func addedPathIsNotOverguarded() throws {
        let router = try Self.shop()
        try router.use(for: .urls("//item/6")) { _ in throw Guarded() }
        try router.use(for: .urls("//cart/**")) { _ in throw Guarded() }
        #expect(router.relocate([.add("//new/sale/:id", handler: "Shop.item")]).refused.isEmpty)
        #expect(try router.call("//new/sale/5", from: .external) as? String == "reached")
        #expect(throws: Guarded.self) { try router.call("//new/sale/6", from: .external) }
    }

    @Test("What leads elsewhere has the access and the middleware of its target")
    func redirectsAreGuarded() throws {
        let closed = try Self.shop([])
        try closed.add("//sale/:id", from: [.external]) { request -> String in
            throw RouteRedirect(to: "//item/\(try request.value("id", as: Int.self))")
        }
        _ = closed.relocate([
            .replace("//old/:id", target: #"//item/:id(\d+)"#), .add("//new/:id", handler: "Shop.item"),
        ])
        for url in ["//sale/5", "//old/5", "//new/5"] {
            #expect(errorCode { try closed.call(url, from: .external) } == .notFound, "\(url)")
            #expect(try closed.call(url) as? String == "reached", "\(url)")
        }
        let open = try Self.shop()
        try open.add("//sale/:id", from: [.external]) { request -> String in
            throw RouteRedirect(to: "//item/\(try request.value("id", as: Int.self))")
        }
        try open.use(for: .urls("//item/**")) { _ in throw Guarded() }
        #expect(throws: Guarded.self) { try open.call("//sale/5", from: .external) }
    }
}
