import RouterPlans
import TestSupport
import Testing

/// Plans of an app that declares the first pages of its tabs.
@Suite struct TabRootTests {
    private func plan(_ url: String, _ tabs: StaticString) async throws -> LinkPlan<Screen> {
        try await PlannedDispatcher.router(tabs: tabs).plan(for: url)
    }

    @Test("A router knows the tabs that the app declares") func tabs() throws {
        let tabs = try PlannedDispatcher.router(tabs: "home\t//welcome\nmy chats\t//inbox\n").tabs
        #expect(tabs.map { "\($0.id): \($0.url)" } == ["home: //welcome", "my chats: //inbox"])
        #expect(try PlannedDispatcher.router().tabs == [])
    }

    @Test("The lowest page is the root if it is the first one of its tab, and is made once") func lowest() async throws
    {
        let log = Log<String>()
        let plan: LinkPlan<Screen> = try await PlannedDispatcher.$log.withValue(log) {
            try await self.plan("//chat/5/photo/7", "chats\t//inbox\n")
        }
        #expect(plan.root?.destination == .inbox)
        #expect(plan.pagesAboveRoot.map(\.destination) == [.chat(5), .photo(7, of: 5)])
        #expect("\(plan)" == "chats: inbox > chat(id: 5) > photo(id: 5, number: 7)")
        #expect(log.entries.filter { $0 == "inbox" }.count == 1)
    }

    @Test("Another first page is made below the others") func below() async throws {
        let plan = try await self.plan("//chat/5", "chats\t//help\n")
        #expect(plan.root?.destination == .help)
        #expect(plan.pagesAboveRoot.map(\.destination) == [.inbox, .chat(5)])
    }

    @Test(
        "How the marker of a first page says that it opens does not count for the plans of its tab",
        arguments: [
            ("chats\t//help\n", Screen.help), ("chats\t//welcome\n", .welcome),
        ] as [(StaticString, Screen)]
    )
    func openingOfFirst(_ tabs: StaticString, _ first: Screen) async throws {
        let plan = try await self.plan("//chat/5", tabs)
        #expect(plan.tab == "chats")
        #expect(plan.root?.destination == first)
        #expect(plan.root?.opening == .push)
        #expect(plan.pagesAboveRoot.map(\.destination) == [.inbox, .chat(5)])
    }

    @Test("The first page of a tab is the root of its own plan") func target() async throws {
        let plan = try await self.plan("//inbox", "chats\t//inbox\n")
        #expect(plan.root == plan.target)
        #expect(plan.pagesAboveRoot == [])
    }

    @Test("A tab whose route only selects it begins with a page of the app's") func selected() async throws {
        let plan = try await self.plan("//chat/5", "chats\t//chats\n")
        #expect("\(plan)" == "chats: inbox > chat(id: 5)")
        #expect(plan.root == nil)
        #expect(plan.pagesAboveRoot.count == 2)
        let selection = try await self.plan("//chats", "chats\t//chats\n")
        #expect("\(selection)" == "tab chats")
    }

    @Test("Without the tab, and for a page that replaces everything, there is no first page of a tab") func others()
        async throws
    {
        #expect(try await plan("//chat/5", "home\t//welcome\n").root == nil)
        #expect(try await plan("//tour", "chats\t//inbox\n").root?.destination == .welcome)
    }

    @Test("A first page that fails is an error") func failing() async throws {
        await #expect(
            throws: NavigationError.parentFailed(url: "//chat/5", parent: "//refused", reason: "nobody is logged in")
        ) {
            try await plan("//chat/5", "chats\t//refused\n")
        }
    }
}
