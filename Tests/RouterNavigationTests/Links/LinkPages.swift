import RouteGenCore
import RouteTables
@testable import RouterNavigation
import RouterPipeline
@_spi(Generated) import RouterRuntime
import TestSupport

/// The code that would be generated for the handlers of an app with links.
enum LinkDispatcher: RouteDispatcher {
    static let handlers = [
        TestHandler(name: "home", patterns: ["//home"], callKind: .mainActor, origins: [.external]),
        TestHandler(name: "inbox", patterns: ["//inbox"], callKind: .mainActor, origins: [.external]),
        TestHandler(
            name: "note",
            patterns: ["//note/:id", "//memo/:id"],
            parameters: ["id", "view", "tags"],
            callKind: .mainActor,
            origins: [.external, .notification]
        ),
        TestHandler(name: "room", patterns: ["/#/room/:id"], parameters: ["id"], callKind: .mainActor),
        TestHandler(
            name: "signedIn",
            patterns: ["/signed-in#access_token=:token"],
            parameters: ["token"],
            callKind: .mainActor
        ),
        TestHandler(name: "login", patterns: ["//login"], callKind: .mainActor, origins: [.external]),
        TestHandler(
            name: "account",
            patterns: ["//account/:id"],
            parameters: ["id"],
            callKind: .mainActor,
            origins: [.external]
        ),
        TestHandler(
            name: "info",
            patterns: ["//info"],
            parameters: ["info"],
            takesAllParameters: true,
            callKind: .mainActor
        ),
        TestHandler(name: "raw", patterns: ["//raw/**"], takesRequest: true, callKind: .mainActor),
        TestHandler(
            name: "addToCart",
            patterns: ["//cart/add/:id"],
            parameters: ["id"],
            returnsNothing: true,
            callKind: .mainActor,
            origins: [.external],
            forms: ["id": 1]
        ),
        TestHandler(name: "countCart", patterns: ["//cart/count"], callKind: .mainActor, origins: [.external]),
        TestHandler(
            name: "media",
            patterns: ["//media/:id", "//clip/:id/:switchTab", "//ad/:id/?openType=mini"],
            parameters: ["id", "animated", "switchTab"],
            callKind: .mainActor,
            origins: [.external]
        ),
        TestHandler(
            name: "auction",
            patterns: ["//auction/:id/results"],
            parameters: ["id", "tab"],
            callKind: .mainActor,
            fixed: [("tab", "results")]
        ),
        TestHandler(name: "edit", patterns: ["//edit"], callKind: .mainActor),
        TestHandler(
            name: "comment",
            patterns: ["//comment/:id/:comment"],
            parameters: ["id", "comment"],
            callKind: .mainActor,
            origins: [.external],
            parent: "note"
        ),
        TestHandler(
            name: "slow",
            patterns: ["//slow/:id"],
            parameters: ["id", "signal"],
            callKind: .asynchronousMainActor,
            origins: [.external]
        ),
        TestHandler(name: "club", patterns: ["//club"], callKind: .mainActor, routeCondition: 0),
        TestHandler(name: "moved", patterns: ["//moved/:id"], parameters: ["id"], callKind: .mainActor),
    ]

    /// The calls of handlers in the current test.
    @TaskLocal static var calls = Log<String>()

    static func accepts(_ condition: Int, _ request: RouteRequest) throws -> Bool { !calls.entries.contains("leave") }

    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
        calls.note(handlers[handler].name)
        switch handler {
        case 2: return Article("note \(try call.values(String.self, String?.self, [String].self).0)")
        case 9:
            added.append(try call.values(Int.self))
            return ()
        case 10: return added.count
        case 11:
            let (id, animated, tab) = try call.values(Int.self, String?.self, String?.self)
            return TestPage("media \(id) \(animated ?? "-") \(tab ?? "-")")
        case 13: return Editor("editor")
        case 17:
            let id = try call.values(String.self)
            throw RouteRedirect(to: id == "twice" ? "//moved/5" : "//account/\(id)")
        default: return TestPage(handlers[handler].name)
        }
    }

    /// A page that waits for the signal in its context.
    @MainActor
    static func openOnMainActor(_ handler: Int, _ call: RouteCall) async throws -> Any {
        let (id, signal): (String, Signal?) = (try call.value(0), try call.value(1))
        calls.note(handlers[handler].name)
        await signal?.wait()
        return TestPage("note \(id)")
    }

    /// What links have put into the cart in the current test.
    @TaskLocal static var cart = Cart()
    @MainActor
    private static var added: [Int] {
        get { cart.items }
        set { cart.items = newValue }
    }
}

/// What links have put into a cart.
final class Cart: Sendable {
    @MainActor var items: [Int] = []

    nonisolated init() {}
}

extension Route where Output == Article {
    static func note(id: String, view: String? = nil, tags: [String] = []) -> Self {
        let handler = RouteHandlerIdentity.make("note")
        return Self(RoutePath("//note/:id", handler: handler, parameters: "id,view,tags"), (id, view, tags))
    }
}

/// Something for which links and their middleware wait.
@MainActor
final class Signal {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var isGiven = false
    /// Called when something waits.
    var whenWaiting: (@MainActor () -> Void)?

    nonisolated init() {}

    /// Waits, even in a task that is cancelled.
    func wait() async {
        guard !isGiven else { return }
        whenWaiting?()
        await withCheckedContinuation { waiting.append($0) }
    }

    func give() {
        isGiven = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// How many wait.
    var count: Int { waiting.count }
}

/// An app whose scene `main` has the tabs `home` and `inbox`.
@MainActor
struct LinkApp {
    let router: Router
    let navigator: Navigator
    let host = RecordingHost()

    /// The table, which takes longer to compile than most tests run.
    private static let table = Result {
        try RouteTable.test(
            LinkDispatcher.handlers,
            LinkDispatcher.self,
            links: RouteLinks(["myapp:": ""]),
            rewrites: [("//old/:id", "//note/:id")]
        )
    }

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - isOpen: Whether its host is attached and its scene is open.
    ///   - origins: The callers that schemes identify.
    /// - Throws: An error if the table is wrong.
    init(opening isOpen: Bool = true, origins: [String: RouteOrigin] = [:]) async throws {
        router = Router(try Self.table.get(), origins: origins).silent
        navigator = Navigator(router)
        navigator.losesPatience()
        if isOpen { try await open() }
    }

    func open() async throws {
        try await navigator.attach(host)
        try await openScene()
    }

    func openScene() async throws {
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "inbox": .url("//inbox")])
    }

    /// The names of the pages that one comes to by going back.
    var names: [String] {
        let pages = navigator.state.activeScene?.path ?? []
        return pages.map { (navigator.content(of: $0.id) as? TestPage)?.name ?? "none" }
    }

    /// Whether the host shows the navigator's state.
    var isShown: Bool { host.shown == SimpleApp(navigator.state) }

    /// Opens a link as a host does.
    func link(_ url: String, in scene: SceneID? = nil) -> Task<PageID?, any Error> {
        Task { try await navigator.openLink(url, in: scene)?.id }
    }

    /// Lets tasks continue until a condition is true.
    func until(_ condition: @MainActor () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    /// Lets all tasks continue that wait for nothing.
    func settle() async {
        for _ in 0..<100 { await Task.yield() }
    }
}
