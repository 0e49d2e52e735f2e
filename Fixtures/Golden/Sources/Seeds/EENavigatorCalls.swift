import GoldenSupport
import RouterDynamic

/// The rows of EENavigator, with the examples of its README.
enum EENavigatorCalls {
    @MainActor
    static func make(_ transcript: Transcript) async {
        let router = Router(.seeds)
        for (row, url) in [
            ("E2 E18", "myapp://chat/123"), ("E2 E18", "MYAPP://CHAT/123/5"), ("E2", "myapp://chat/abc"),
            ("E2", "myapp://chat/123/posts/1"), ("E18", "other://chat/123"), ("E2", "//letters/aab"),
            ("E2", "//letters/aaab"), ("E2", "//letters/b"), ("E1 E3", "http://localhost:12345/tools"),
            ("E1 E3", "http://localhost:9999/tools"), ("E21", "http://example.com/a?b=c"), ("E5", "//pages/home"),
            ("host and path in one capture", "any://host/a/b?c#d"), ("a scheme alone", "alone:"),
            ("a scheme alone", "alone://"), ("a scheme alone", "alone:/a"),
        ] {
            await transcript.note("\(row) \(url)") { try router.call(url) }
        }
        await transcript.note("E3 a route is added and removed") {
            let token = try router.add("//added") { _ in "added" }
            let before = router.canOpen("//added")
            token.remove()
            return (before, router.canOpen("//added"))
        }
        await transcript.note("E4 a body") { try router.call(.document(body: Document(title: "plan"))) }
        await transcript.note("E7 parameters of path, query and context") {
            let url = "//pages/path?page=query&other=query"
            var names: [String] = []
            try router.request(url).with(userInfo: ["other": "context"]).call { parameters, _ in
                names = parameters.map { "\($0) \($1)" }.sorted()
            }
            return names
        }
        await transcript.note("E11 a redirect") { try router.call("//old/5") }
        await transcript.note("E11 a redirect to itself") { try router.call("//round") }
        await transcript.note("E12 a result that arrives later") { try await router.open("//later/5") }
        await transcript.note("E12 a redirect that arrives later") { try await router.open("//later/0") }
        await transcript.note("E13 contains") { (router.canOpen("//letters/ab"), router.canOpen("//letters")) }
        await transcript.note("E20 a value of another type") { try router.call("//old/five") }
        await useMiddleware(transcript)
    }

    /// Two routes match, and one handles the request; middleware before and after it ends and redirects requests.
    @MainActor
    private static func useMiddleware(_ transcript: Transcript) async {
        let router = Router(.seeds)
        await transcript.note("E9 of two routes that match, one is called") {
            (router.explain("//pages/home"), try router.call("//pages/home"))
        }
        await transcript.note("E6 before and after") {
            let token = try router.use(for: .urls("//letters/**")) { request in
                .next(request) { result in .value("after \(try result.get().value(as: String.self) ?? "-")") }
            }
            let during = try router.call("//letters/ab", as: String.self)
            token.remove()
            return try (during, router.call("//letters/ab", as: String.self))
        }
        await transcript.note("E8 E10 an error is added, and later middleware sees it") {
            try router.use(for: .urls("//old/**"), priority: 1) { request in
                var request = request
                request.append(RouterError(.notFound, "too old"))
                return .next(request)
            }
            try router.use(for: .urls("//old/**")) { request in .end(.value("\(request.errors.count) errors")) }
            return try router.call("//old/5")
        }
        await transcript.note("E8 a redirect ends the rest") {
            try router.use(for: .urls("//later/**")) { _ in .end(.redirect(to: "//letters/ab")) }
            return try await router.open("//later/5")
        }
    }
}
