import GoldenSupport
import RouterRuntime

public enum OptionalPartsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.optionalParts)
        for url in [
            "//photos/cat", "//photos/cat.png", "//photos/cat.PNG", "//articles/swift", "//articles/de/swift",
            "//articles/swift/page/2/of/3", "//articles/de/swift/page/2/of/3", "//articles/swift/page/2",
            "//calendar#2026", "//calendar#/2026/11", "//calendar#/2026/november",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        let routes: [Route<String>] = [
            .photo(name: "cat", kind: nil), .photo(name: "cat", kind: "png"), .article(title: "swift"),
            .article(language: "de", title: "swift", page: 2, count: 3), .calendar(year: 2026, month: 11),
        ]
        for route in routes {
            await transcript.note("typed") { try "\(route.url): \(router.call(route))" }
        }
    }
}
