import Foundation
import RouterFoundation
import RouterRuntime
import Testing

@Suite struct RouteCodableTests {
    let router: Router

    init() throws { router = Router(try .echoes()) }

    @Test("E4 A typed call passes a model unchanged") func e4TypedModel() throws {
        let draft = Draft(title: "Hello", tags: ["a"])
        #expect(try router.call(.compose(draft)) == draft)
        #expect(try router.call("//values/draft", context: ["draft": draft], as: Draft.self) == draft)
    }

    @Test("E4 A model is JSON in a URL") func e4ModelInURL() throws {
        let draft = Draft(title: "Hello & more", tags: ["a/b"], due: Date(timeIntervalSince1970: 0))
        let url = try Route<Draft>.compose(draft).url
        #expect(
            url.removingPercentEncoding
                == #"//values/draft?draft={"due":"1970-01-01T00:00:00Z","tags":["a/b"],"title":"Hello & more"}"#
        )
        #expect(try router.call(url, from: .push, as: Draft.self) == draft)
    }

    @Test("JSON without a required key is rejected") func jsonWithoutARequiredKeyIsRefused() {
        let error = #expect(throws: RouterError.self) {
            try router.call(#"//values/draft?draft={"tags":[]}"#, as: Draft.self)
        }
        #expect(error?.code == .invalidParameter)
    }
}
