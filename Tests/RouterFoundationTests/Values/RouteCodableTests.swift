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
        #expect(try router.call(url, from: .notification, as: Draft.self) == draft)
    }

    @Test("JSON without a required key is rejected") func jsonWithoutARequiredKeyIsRefused() {
        let error = #expect(throws: RouterError.self) {
            try router.call(#"//values/draft?draft={"tags":[]}"#, as: Draft.self)
        }
        #expect(error?.code == .invalidParameter)
    }

    /// JSON that contains JSON, which its decoder reads by calling itself.
    private enum Tree: RouteCodable {
        indirect case branch([Tree])
        case leaf(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .leaf(text)
            } else {
                self = .branch(try container.decode([Tree].self))
            }
        }

        func encode(to encoder: any Encoder) throws {}

        static func text(levels: Int, _ leaf: String = "") -> String {
            String(repeating: "[", count: levels) + #""\#(leaf)""# + String(repeating: "]", count: levels)
        }
    }

    @Test("JSON in a URL has at most 32 levels, not counting brackets in strings") func levels() {
        for leaf in ["", "[[{{", #"\\"#, #"\"[[\""#, "]]]"] {
            #expect(Tree(routeText: Tree.text(levels: 32, leaf)) != nil)
            #expect(Tree(routeText: Tree.text(levels: 33, leaf)) == nil)
        }
        let pairs = Array(repeating: Tree.text(levels: 31), count: 40).joined(separator: ",")
        #expect(Tree(routeText: "[\(pairs)]") != nil)
        // Read as UTF-16, the string has one character, and the brackets after it are outside.
        #expect(Tree(routeText: "\0[\0\"\"A\0\"\0]") == nil)
    }

    @Test("The error says how many levels there may be, also to a caller outside") func tooManyLevels() {
        let tags = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
        let error = #expect(throws: RouterError.self) {
            try router.call(#"//values/draft?draft={"tags":\#(tags)}"#, from: .notification, as: Draft.self)
        }
        #expect(error?.code == .invalidParameter)
        #expect(
            error?.message == "the JSON of the parameter 'draft' of 'compose' has more than 32 levels of arrays and "
                + "dictionaries, the most that a URL may give a 'Draft': pass the value in the context"
        )
        #expect(
            error?.message(in: .chinese)
                == "“compose”的参数“draft”的 JSON 中，数组和字典的嵌套超过了 32 层，URL 中的“Draft”最多只能有这么多层：请通过上下文传递该值"
        )
    }
}
