import RouterPipeline
import RouterRuntime
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// `routegen match` says whether a call with a URL succeeds, not only whether a pattern matches.
@Suite struct URLMatchingCallTests {
    private static let source = """
        final class Post {}
        enum Tab: String { case all, own, `default` = "standard" }
        enum Level: Int { case low = -1, none, high = 1_0 }
        enum Built: String {
            case plain
            init?(rawValue: String) { self = .plain }
        }
        enum Debugged: String {
            case plain
        #if DEBUG
            case debug
        #endif
        }
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
        /// @route(values: loose) //array
        func array(ids: [UInt8], levels: [Level] = [], level: Level, own: [Int] = []) {}
        /// @route(with: id=5) //fixed
        func fixed(id: Int) {}
        /// @route(when: isOn) //flag/:id(\\d*)
        func flag(id: Int8) {}
        /// @route //flag/:name
        func named(name: String) {}
        func isOn() -> Bool { true }
        /// @route //in#url=:url
        func enter(url: Bool) {}
        /// @route //cases
        func cases(tab: Tab? = nil, level: Level = .none, tabs: [Tab] = [], built: Built?, debugged: Debugged?) {}
        /// @route //flags
        func flags(debug: Bool = false, all: [Bool] = []) {}
        /// @route //range
        func range(n: ClosedRange<Int>) {}
        /// @route //dictionary
        func dictionary(n: [String: Int]) {}
        /// @route //when
        func when(duration: Duration) {}
        /// @route //id
        func id(id: UserID) {}
        /// @route //info
        func info(_ info: [String: Any]) {}
        /// @route //request
        func request(_ request: RouteRequest) {}
        """

    private func match(_ url: String) -> URLMatch {
        URLMatching([ModuleScan(name: "App", sources: ["A.swift": Self.source])]).match(url)
    }

    @Test(
        "A URL that lacks what a call needs does not match, and the reason says what",
        arguments: [
            ("//chat/x", "'x' is not a value of type 'Int', the type of the parameter 'id' of 'App.chat(id:)'"),
            (
                "//chat/99999999999999999999",
                "'99999999999999999999' is not a value of type 'Int', the type of the parameter 'id' of 'App.chat(id:)'"
            ),
            ("//search", "'App.search(q:page:ids:)' needs the parameter 'q' of type 'String'"),
            (
                "//search?q=a&page=",
                "'' is not a value of type 'Int', the type of the parameter 'page' of 'App.search(q:page:ids:)'"
            ),
            (
                "//search?q=a&ids=1&ids=256",
                "'256' is not a value of type 'UInt8', the type of the parameter 'ids' of 'App.search(q:page:ids:)'"
            ),
            ("//tab", "'App.tab(tab:)' needs the parameter 'tab' of type 'String'"),
            (
                "//tab?tab=none",
                "'none' is not a value of type 'Tab', the type of the parameter 'tab' of 'App.tab(tab:)', "
                    + "which reads all, own, standard"
            ),
            (
                "//cases?tabs=own&tabs=default",
                "'default' is not a value of type 'Tab', the type of the parameter 'tabs' of "
                    + "'App.cases(tab:level:tabs:built:debugged:)', which reads all, own, standard"
            ),
            (
                "//cases?level=%2B01",
                "'1' is not a value of type 'Level', the type of the parameter 'level' of "
                    + "'App.cases(tab:level:tabs:built:debugged:)', which reads -1, 0, 10"
            ),
            (
                "//cases?level=low",
                "'low' is not a value of type 'Int', the type of the parameter 'level' of "
                    + "'App.cases(tab:level:tabs:built:debugged:)'"
            ),
            (
                "//flags?all",
                "'' is not a value of type 'Bool', the type of the parameter 'all' of 'App.flags(debug:all:)'"
            ),
            ("//done", "'App.done(completion:)' needs the closure 'completion', which no URL carries"),
            ("//post?post=1", "'App.post(post:)' needs the parameter 'post' of type 'Post', which no URL carries"),
            ("//mode?mode=all", "'App.mode(mode:)' needs the parameter 'mode' of type 'Mode', which no URL carries"),
            ("//any?value=1", "'App.any(value:)' needs the parameter 'value' of type 'Any', which no URL carries"),
            ("//store", "'App.store(store:)' needs the parameter 'store' of type 'any Store', which no URL carries"),
            ("//range?n=1", "'App.range(n:)' needs the parameter 'n' of type 'ClosedRange<Int>', which no URL carries"),
            (
                "//dictionary?n=1",
                "'App.dictionary(n:)' needs the parameter 'n' of type '[String: Int]', which no URL carries"
            ),
            ("//when", "'App.when(duration:)' needs the parameter 'duration' of type 'Duration'"),
            ("//id", "'App.id(id:)' needs the parameter 'id' of type 'UserID'"),
            ("//loose", "'App.loose(count:limit:)' needs the parameter 'count' of type 'Int'"),
            (
                "//loose?count=1.5",
                "'1.5' is not a value of type 'Int', the type of the parameter 'count' of 'App.loose(count:limit:)'"
            ),
            (
                "//array?ids=1.0&ids=true&ids=x",
                "'x' is not a value of type 'UInt8', the type of the parameter 'ids' of "
                    + "'App.array(ids:levels:level:own:)'"
            ),
            (
                "//array?level=0&levels=2",
                "'2' is not a value of type 'Level', the type of the parameter 'levels' of "
                    + "'App.array(ids:levels:level:own:)', which reads -1, 0, 10"
            ),
            (
                "//array?level=2.0",
                "'2' is not a value of type 'Level', the type of the parameter 'level' of "
                    + "'App.array(ids:levels:level:own:)', which reads -1, 0, 10"
            ),
            ("//in#url=x", "'x' is not a value of type 'Bool', the type of the parameter 'url' of 'App.enter(url:)'"),
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
            "//chat/-5", "//search?q=", "//search?q=a&page=2&ids=255&ids=0", "//tab?tab=own", "//tab?tab=standard",
            "//user?id=x", "//id?id=x", "//when?duration=x", "//cases?level=%2B010&level=x",
            "//cases?built=x&debugged=x",
            "//flags?debug", "//flags?debug=", "//maybe", "//loose?count=true&limit=x",
            "//loose?count=%201.0%20", "//array?ids=1.0&ids=yes&level=10.0&levels=0.0&own=x", "//fixed", "//in#url=yes",
        ]
    )
    func accepted(_ url: String) {
        #expect(match(url).isMatched)
    }

    @Test("Only a function that rejects the URL leads from a route whose call fails to the next one") func conditions()
    {
        #expect(match("//flag/5").text.hasPrefix("//flag/5 from app: `//flag/:id(\\d*)`"))
        let named = "//flag/500 from app: `//flag/:name` of `App.named(name:)`\n    name = \"500\"\n"
        #expect(match("//flag/500").text == named)
    }

    @Test("Both forms of the result have the reason") func forms() {
        #expect(
            match("//chat/x").text == """
                //chat/x from app: no route
                    not `//chat/:id` of `App.chat(id:)`: 'x' is not a value of type 'Int', the type of the parameter 'id' of \
                'App.chat(id:)'

                """
        )
        #expect(
            match("//chat/x").json.text == """
                {"url": "//chat/x", "from": "app", "matched": false, "nearest": [{"pattern": "//chat/:id", "reason": \
                "'x' is not a value of type 'Int', the type of the parameter 'id' of 'App.chat(id:)'"}]}
                """
        )
    }

    @Test("The values are those that the handler reads, and items that it does not read are named") func values() {
        func lines(_ url: String) -> [String] { match(url).text.split(separator: "\n").dropFirst().map(String.init) }
        #expect(
            lines("//search?q=a&q=b&ids=1&Page=2") == [
                #"    Page = "2", which the handler does not read"#, #"    ids = ["1"]"#,
                #"    q = "a", the first of 2"#,
            ]
        )
        #expect(
            lines("//flags?debug&debug=x&x=1&x=2") == [
                #"    debug = "true", the first of 2"#, #"    x = ["1", "2"], which the handler does not read"#,
            ]
        )
        #expect(lines("//fixed?id=6") == [#"    id = "6", which the handler does not read"#])
        #expect(lines("//maybe?post=6") == [#"    post = "6", which the handler does not read"#])
        #expect(lines("//info?x=1") + lines("//request?x=1") == [#"    x = "1""#, #"    x = "1""#])
        let json = match("//search?q=a&Page=2&ids=1").json.text
        #expect(json.contains(##""parameters": {"Page": "2", "ids": ["1"], "q": "a"}, "unread": ["Page"]"##), "\(json)")
    }

    @Test("An enumeration of an imported module is checked, unless any module makes it readable in another way")
    func importedEnumerations() {
        let feature = """
            import Models
            /// @route //dish
            func dish(portion: Portion, size: Models.Portion?, other: Hidden?, unseen: Unseen?) {}
            """
        let models = """
            public enum Portion: String { case small, large }
            enum Hidden: String { case one }
            """
        let unseen = "public enum Unseen: String { case one }"
        func reasons(_ url: String, _ more: String = "") -> [String] {
            let matching = URLMatching([
                ModuleScan(name: "Feature", sources: ["F.swift": feature]),
                ModuleScan(name: "Models", sources: ["M.swift": models + more]),
                ModuleScan(name: "Unseen", sources: ["U.swift": unseen]),
            ])
            guard case .unmatched(let nearest) = matching.match(url).outcome else { return [] }
            return nearest.map(\.reason)
        }
        let handler = "'Feature.dish(portion:size:other:unseen:)'"
        let type = "is not a value of type 'Portion', the type of the parameter"
        #expect(reasons("//dish?portion=huge") == ["'huge' \(type) 'portion' of \(handler), which reads small, large"])
        #expect(
            reasons("//dish?portion=small&size=x") == ["'x' \(type) 'size' of \(handler), which reads small, large"]
        )
        #expect(reasons("//dish?portion=small&size=large&other=x&unseen=x") == [])
        #expect(reasons("//dish?portion=huge", "\nextension Portion: RouteValue {}") == [])
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
