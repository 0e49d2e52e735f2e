// What apps do with requests, beyond the examples in the documentation of declarations.
import RouteTables
import RouterRuntime

/// A tag of a product, which a URL may repeat: `//shop/search?tag=new,sale`.
struct Tags: RouteValue {
    var names: [String]

    init(names: [String]) { self.names = names }
    init?(routeText text: String) { names = text.split(separator: ",").map(String.init) }
    var routeText: String { names.joined(separator: ",") }
    var routeTexts: [String] { names }
}

/// Chooses the caller of each scheme by a list that a server sends.
func makeRouter(schemes: [String: RouteOrigin]) -> Router {
    Router(.app, origins: schemes, readsLooseValues: true)
}

/// A function of the store by hand.
extension RouteStore {
    func openFirstChat() async throws -> ChatScreen { try await router.open(.openChat(chatID: 1)) }
}

func call() async throws {
    try router.call(.checkout())
    try router.call(RoutePath.checkout, [:])
    try router.call("//checkout")
    try await router.open(.openChat(chatID: 5))
    try await router.open("//checkout")
    // Also for a second call, because the closure is `@Sendable`.
    let paid = RouteCallback(for: "paid") { @Sendable (cents: Int) in print(cents) }
    for _ in 0..<2 { try router.call("//checkout", callbacks: [paid]) }
    let store: RouteStore = router.store
    try store.checkout()
    print(try await store.openFirstChat())
    if router.canOpen("//chat/5", from: .notification) { print(RoutePath.checkout.pattern) }
}

@MainActor func callOnMainActor() throws {
    let route: MainActorRoute<PhotoPage> = .pickPhoto()
    _ = try router.call(route)
}

func inspect(_ request: RouteRequest) -> String {
    let url = request.url
    let own = request.origin == .app ? request.normalizedURL : url.path
    let items = request.parameters.keys.sorted()
    return "\(request.route ?? "") \(own) \(items) \(request.context.count) \(request.router.canOpen("//chat/5"))"
}

func find() throws -> [String] {
    let route: Route<ChatScreen> = .openChat(chatID: 5)
    let resolution = try router.resolve(route)
    let problem = resolution.problem.map { "\($0)" } ?? "no problem"
    if resolution.problem == nil { try router.perform(resolution) }
    return [resolution.handler ?? route.path.pattern, resolution.pattern, problem]
}

func findAndWait() async throws -> ChatScreen {
    try await router.perform(router.resolve("//chat/5"), as: ChatScreen.self)
}

func share() {
    let isFirst = Router.share(router)
    if isFirst { print(Router.shared === router) }
}

func makeInstances() throws {
    router.provide(AModule.self) { AModule() }
    router.register(BModule())
    router.unregister(BModule.self)
    router.unregisterAll()
}

func parse(_ text: String) -> RouteURL? {
    do {
        return try RouteURL(text)
    } catch {
        let reason: RouteURLError = error
        print(reason)
        return nil
    }
}
