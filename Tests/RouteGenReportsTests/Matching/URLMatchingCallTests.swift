import RouterPipeline
import RouterRuntime
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// `routegen match` says whether a call with a URL succeeds, not only whether a pattern matches.
@Suite struct URLMatchingCallTests {
    private static let source = """
        final class Post {}
        enum Tab: String { case all, own }
        enum Mode { case all, of(id: Int) }
        struct UserID: RouteValue {}
        protocol Store {}

        /// @route //chat/:id
        func chat(id: Int) {}
        /// @route //search
        func search(q: String, page: Int = 1, ids: [UInt8] = []) {}
        /// @route //tab
        func tab(tab: Tab) {}
        /// @route //user
        func user(id: UserID, other: Imported) {}
        /// @route //done
        func done(completion: @escaping () -> Void) {}
        /// @route //maybe
        func maybe(completion: (() -> Void)? = nil, post: Post? = nil) {}
        /// @route //post
        func post(post: Post) {}
        /// @route //mode
        func mode(mode: Mode) {}
        /// @route //any
        func any(value: Any) {}
        /// @route //store
        func store(store: any Store) {}
        /// @route(values: loose) //loose
        func loose(count: Int, limit: Int? = nil) {}
        /// @route(with: id=5) //fixed
        func fixed(id: Int) {}
        /// @route(when: isOn) //flag/:id(\\d*)
        func flag(id: Int8) {}
        /// @route //flag/:name
        func named(name: String) {}
        func isOn() -> Bool { true }
        /// @route //in#url=:url
        func enter(url: Bool) {}
        """

    private func match(_ url: String) -> URLMatch {
        URLMatching([ModuleScan(name: "App", sources: ["A.swift": Self.source])]).match(url)
    }

    @Test(
        "A URL that lacks what a call needs does not match, and the reason says what",
        arguments: [
            ("//chat/x", "the value of 'id' is 'x', which is no 'Int'"),
            ("//chat/99999999999999999999", "the value of 'id' is '99999999999999999999', which is no 'Int'"),
            ("//search", "the parameter 'q' has no value"),
            ("//search?q=a&page=", "the value of 'page' is '', which is no 'Int'"),
            ("//search?q=a&ids=1&ids=256", "the value of 'ids' is '256', which is no 'UInt8'"),
            ("//tab", "the parameter 'tab' has no value"),
            ("//done", "'completion' is a closure, which no URL carries"),
            ("//post?post=1", "'post' is of type 'Post', which no URL carries"),
            ("//mode?mode=all", "'mode' is of type 'Mode', which no URL carries"),
            ("//any?value=1", "'value' is of type 'Any', which no URL carries"),
            ("//store", "'store' is of type 'any Store', which no URL carries"),
            ("//loose", "the parameter 'count' has no value"),
            ("//in#url=x", "the value of 'url' is 'x', which is no 'Bool'"),
        ]
    )
    func refused(_ url: String, _ reason: String) {
        let result = match(url)
        #expect(!result.isMatched)
        guard case .unmatched(let nearest) = result.outcome else { return }
        #expect(nearest.map(\.reason) == [reason])
    }

    @Test(
        "A URL matches if nothing is known to be wrong with its values",
        arguments: [
            "//chat/-5", "//search?q=", "//search?q=a&page=2&ids=255&ids=0", "//tab?tab=none", "//user", "//user?id=x",
            "//maybe", "//loose?count=true&limit=x", "//fixed", "//in#url=yes",
        ]
    )
    func accepted(_ url: String) {
        #expect(match(url).isMatched)
    }

    @Test("Only a function that rejects the URL leads from a route whose call fails to the next one") func conditions()
    {
        #expect(match("//flag/5").text.hasPrefix("//flag/5: `//flag/:id(\\d*)`"))
        #expect(match("//flag/500").text == "//flag/500: `//flag/:name` of `App.named(name:)`\n    name = \"500\"\n")
    }

    @Test("Both forms of the result have the reason") func forms() {
        #expect(
            match("//chat/x").text == """
                //chat/x: no route
                    not `//chat/:id` of `App.chat(id:)`: the value of 'id' is 'x', which is no 'Int'

                """
        )
        #expect(
            match("//chat/x").json.text == """
                {"url": "//chat/x", "matched": false, "nearest": [{"pattern": "//chat/:id", "reason": "the value of \
                'id' is 'x', which is no 'Int'"}]}
                """
        )
    }

    @Test("A standard type reads the texts that the runtime reads") func standardTypes() {
        for (type, runtimeType) in ReadableTexts.runtimeTypes {
            #expect("\(runtimeType)" == type.rawValue)
            for text in ReadableTexts.all {
                #expect(
                    type.reads(text) == (runtimeType.init(routeText: text) != nil),
                    "\(type) \(text.debugDescription)"
                )
            }
        }
    }
}
