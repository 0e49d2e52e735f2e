import Foundation
import RouterFoundation
import RouterRuntime
import Testing

@Suite struct RouterURLTests {
    let router: Router

    init() throws { router = Router(try .echoes()) }

    @Test("A URL of Foundation can be called and opened") func aURLOfFoundationCanBeCalledAndOpened() async throws {
        let url = try #require(URL(string: "kl://SwiftClass/double?test=333"))
        #expect(try router.call(url, as: Int.self) == 666)
        #expect(try await router.open(url, as: Int.self) == 666)
        #expect(try router.call(url) as? Int == 666)
    }

    @Test("Foundation takes the URL of a typed route") func aRouteIsAURLOfFoundation() throws {
        let url = try #require(URL(string: Route<URL>.link(to: URL(fileURLWithPath: "/3 ü")).url))
        #expect(url.absoluteString == "//values/url?to=file%3A%2F%2F%2F3%2520%25C3%25BC")
    }
}
