// What apps put around requests.
import RouteTables
import RouterDynamic
import RouterRuntime

func observe() {
    router.observe { event in
        let urls = event.last.hops + [event.last.url.text]
        print(event.request.origin, urls, event.route ?? "no route", event.handler ?? "no handler")
        print(event.nanoseconds / 1000, event.error.map { "\($0)" } ?? "success", event.errors.count)
    }
}

func wrap() {
    router.use { request, next in
        let response = try await next(request)
        if let redirect = response.redirect { print("goes on at \(redirect.url)") }
        if let screen = response.value(as: ChatScreen.self) { return .value(screen) }
        if let error = request.errors.first { throw error }
        return response
    }
}

@MainActor func frame() {
    router.use(onMainActor: { request in
        print(request.userInfo.count)
        return .next(request)
    })
}

func broadcastToAll() async throws {
    for reply in try await router.broadcastAndWait("refresh") { print(reply.handler, reply.result) }
}

func openWithCompletion() async throws {
    try await router.request("//chat/5").with(userInfo: ["note": "hello"]).open { parameters, instance in
        print(parameters, instance)
    }
}

func change() throws {
    let report = router.relocate([.add("//talk/:chatID", handler: "App.openChat(chatID:)"), .reset("//chat/:chatID")])
    report.token.remove()
    try router.add("//news/:id", priority: .low) { request in
        await Task.yield()
        return try request.value("id", as: Int.self)
    }
    // An object without isolation stays with its caller.
    try router.add("//legend") { _ in Legend() }
    try router.add("//banner", priority: RoutePriority.high, onMainActor: { _ in Banner.show("banner") })
}

final class Legend {
    var lines: [String] = []
}

/// Middleware whose scope is known at run time.
func use(_ router: Router, isLimited: Bool) {
    let scope: RouteScope = isLimited ? [.checkout] : .all
    router.use(for: scope) { request in .next(request) }
}
