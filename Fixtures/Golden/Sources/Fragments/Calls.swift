import GoldenSupport
import RouterDynamic

public enum FragmentsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.fragments)
        for url in [
            "/app#/view/5?tab=info&tags=a%26b&tags=c", "/app#view/5?tags=a", "/app#/view/x/?y=z",
            "myapp://signed-in#state=a%20b&access_token=x.y&expires_in=3600", "//signed-in#error=denied",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        let routes: [Route<String>] = [
            .view(id: 5, tab: "a&b", tags: ["#"]), .plainView(id: "a?b"), .signedIn(token: "x=", state: nil),
        ]
        for route in routes {
            await transcript.note("typed") { try "\(route.url): \(router.call(route.url))" }
        }
        await transcript.note("added") {
            try router.add("//notes#/:id/?edit=:field") { request in
                "edit \(try request.value("field", as: String.self)) of \(try request.value("id", as: Int.self))"
            }
            return try router.call("//notes#/7?edit=title")
        }
    }
}
