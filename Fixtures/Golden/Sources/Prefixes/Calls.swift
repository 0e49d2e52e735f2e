import GoldenSupport
import RouterRuntime

public enum PrefixesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.prefixes)
        for url in [
            "//maps/open", "//maps/pin/5", "//pins/6", "//maps/tiles/1/2", "//maps/tiles/all", "//maps/tiles/layer",
            "//maps/route?from=a&to=b", "/users/5/posts", "/users/5/posts/6", "/all-users", "//trailing/slash",
            "//late/start",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        for url in ["//open/all", "//open/name", "//open/all/more", "//open/old/some"] {
            for origin in [RouteOrigin.app, .webView, .external] {
                await transcript.note("\(url) from \(origin)") { try router.call(url, from: origin) }
            }
        }
        await transcript.note("URLs") {
            try [
                Route.mapsPin(id: 5).url, Route.mapsTilesTile(x: 1, y: 2).url,
                Route.mapsRoute(from: "a b", to: "c").url,
                Route.userPosts(user: 5, post: nil).url,
            ]
        }
    }
}
