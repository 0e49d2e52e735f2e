import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

/// Requests that are assembled step by step.
@Suite struct RequestChainTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    @Test("T7 Values are added one by one before the request is made")
    func t7_chain() async throws {
        let chain = router.request("//info?c=3").with("a", 1).with("b", true)
        #expect(try chain.call(as: [String].self) == ["a=1", "b=true", "c=3"])
        #expect(try await chain.open(as: [String].self) == ["a=1", "b=true", "c=3"])
        #expect(try chain.with("a", 2).call() as? [String] == ["a=2", "b=true", "c=3"])
        #expect(errorCode { try chain.call(from: .webView) } == .notFound)
    }

    @Test("T17 A request carries closures")
    func t17_closures() async throws {
        let log = Log<String>()
        try router.request("//finish/5").call(
            callbacks: [RouteCallback { (text: String) in log.note(text) }],
            as: Void.self
        )
        try await router.request("//finish/:id").with("id", 6)
            .open(callbacks: [RouteCallback(for: "done") { (text: String) in log.note(text) }], as: Void.self)
        #expect(log.entries == ["url 13 5", "url 13 6"])
    }
}
