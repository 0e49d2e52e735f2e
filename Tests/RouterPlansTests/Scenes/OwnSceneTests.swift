import RouterPlans
import Testing

/// Scenes of apps with a navigation of their own.
@MainActor
@Suite struct OwnSceneTests {
    private enum Tab: String, CaseIterable {
        case home, chats
    }

    private var scene = NavigationScene<Screen>(tabs: Tab.allCases)

    private func plan(_ url: String, tabs: StaticString = "home\t//welcome\nchats\t//inbox\n") throws -> LinkPlan<
        Screen
    > {
        try PlannedDispatcher.router(tabs: tabs).plan(for: url)
    }

    @Test("The first tab is selected, a tab is there once, and a scene without tabs has one stack") func tabs() {
        #expect("\(scene)" == "[home] chats")
        #expect("\(NavigationScene<Screen>(tabs: ["home", "chats", "home"]))" == "[home] chats")
        #expect("\(NavigationScene<Screen>())" == "root")
        #expect(scene.id == "main")
    }

    @Test("Screens are pushed onto what the user sees, and cover it") mutating func changes() {
        scene.push(.chat(5))
        scene.present(.help)
        scene.push(.answer(2))
        scene.present(.login, .fullScreen)
        #expect("\(scene)" == "[home > chat(5)] chats | sheet help > answer(2) | full screen login")
        scene.dismiss()
        scene.pop(7)
        #expect("\(scene)" == "[home > chat(5)] chats | sheet help")
        scene.pop(-1)
        scene.dismiss()
        scene.dismiss()
        scene.popToRoot()
        scene.pop()
        #expect("\(scene)" == "[home] chats")
    }

    @Test("The pages above one close, in modals, too") mutating func goingBack() throws {
        for screen in [Screen.chat(5), .help, .chat(5)] { scene.push(screen) }
        scene.present(.login)
        scene.push(.answer(1))
        let index = try #require(scene.path.lastIndex { $0.screen == .help })
        scene.close(Set(scene.path[(index + 1)...].map(\.id)))
        #expect("\(scene)" == "[home > chat(5) > help] chats")
    }

    @Test("Code that selects a tab dismisses the modals, a user's tap does not") mutating func selection() {
        scene.present(.help)
        let hasSelected = scene.select("chats", keepingModals: true)
        #expect(hasSelected && "\(scene)" == "home [chats] | sheet help")
        let hasLost = scene.select("lost")
        #expect(!hasLost && "\(scene)" == "home [chats] | sheet help")
        scene.select("home")
        #expect("\(scene)" == "[home] chats")
    }

    @Test("Pages close by identity, and a root stays") mutating func closing() {
        let (first, second) = (scene.push(.chat(5)), scene.push(.chat(5)))
        scene.close([first, scene.visibleStack.root.id])
        #expect(scene.top.id == second)
        #expect("\(scene)" == "[home > chat(5)] chats")
        let modal = scene.present(.help)
        scene.push(.answer(1))
        scene.close([modal])
        #expect("\(scene)" == "[home > chat(5)] chats")
    }

    @Test("Identities are not used again, also by the scene that takes another one's place") mutating func identities()
    {
        let first = scene.push(.chat(5))
        scene.pop()
        let second = scene.push(.chat(5))
        #expect(first < second)
        var other = NavigationScene<Screen>(tabs: Tab.allCases)
        let third = other.push(.chat(5))
        #expect(third != first && other != scene)
        #expect("\(other)" == "\(scene)")
    }

    // MARK: Plans

    @Test("A plan opens in its tab, and above the pages that are open") mutating func plans() throws {
        scene.show(try plan("//chat/5"))
        #expect("\(scene)" == "home [chats > chat(5)]")
        let chat = scene.top.id
        scene.select("home")
        scene.show(try plan("//chat/5/photo/7"))
        #expect("\(scene)" == "home [chats > chat(5) > photo(7, of: 5)]")
        #expect(scene.visibleStack.pushed.first?.id == chat)
        scene.show(try plan("//chat/5"))
        #expect("\(scene)" == "home [chats > chat(5)]")
        #expect(scene.top.id == chat)
    }

    @Test("A screen of the app's own stays below the pages of a link") mutating func ownScreens() throws {
        scene.show(try plan("//chat/5"))
        scene.push(.login)
        scene.show(try plan("//chat/5/photo/7"))
        #expect("\(scene)" == "home [chats > chat(5) > photo(7, of: 5)]")
        scene.push(.login)
        scene.show(try plan("//old/6"))
        #expect("\(scene)" == "home [chats > chat(6)]")
    }

    @Test("The first page of a tab is the app's") mutating func firstPage() throws {
        scene.show(try plan("//chat/5"))
        scene.select("home")
        scene.show(try plan("//inbox"))
        #expect("\(scene)" == "home [chats]")
    }

    @Test("A page without a tab, and one whose tab the scene lacks, goes onto the visible stack") mutating func total()
        throws
    {
        scene.show(try plan("//login"))
        #expect("\(scene)" == "[home > login] chats")
        var other = NavigationScene<Screen>(tabs: ["shop", "me"])
        other.show(try plan("//chat/5"))
        #expect("\(other)" == "[shop > inbox > chat(5)] me")
    }

    @Test("Modals are dismissed for a link, or covered") mutating func modals() throws {
        scene.present(.login)
        var covered = scene
        covered.show(try plan("//help/2"), coversModals: true)
        #expect("\(covered)" == "[home] chats | sheet login | sheet help > answer(2)")
        scene.show(try plan("//help/2"))
        #expect("\(scene)" == "[home] chats | sheet help > answer(2)")
        scene.show(try plan("//chat/5"))
        #expect("\(scene)" == "home [chats > chat(5)]")
    }

    @Test("A plan without a page selects its tab, whose stack stays, and dismisses the modals")
    mutating func selectedTab() throws {
        scene.show(try plan("//chat/5"))
        scene.select("home")
        scene.push(.login)
        scene.present(.help)
        var (covered, pushed, other) = (scene, scene, NavigationScene<Screen>(tabs: ["shop", "me"]))
        scene.show(try plan("//chats"))
        #expect("\(scene)" == "home > login [chats > chat(5)]")
        // A tab below modals would be out of sight.
        covered.show(try plan("//chats"), coversModals: true)
        #expect("\(covered)" == "\(scene)")
        pushed.push(try plan("//chats"))
        #expect("\(pushed)" == "\(scene)")
        other.present(.help)
        other.show(try plan("//chats"))
        #expect("\(other)" == "[shop] me | sheet help")
    }

    @Test("A page that replaces everything is the root, or covers the tabs") mutating func root() throws {
        scene.push(.login)
        scene.present(.help)
        scene.show(try plan("//tour"))
        #expect("\(scene)" == "[home > login] chats | full screen welcome > tour")
        var other = NavigationScene<Screen>()
        other.push(.login)
        other.show(try plan("//tour"))
        #expect("\(other)" == "welcome > tour")
    }

    @Test("A button opens the target of a plan where the user is") mutating func buttons() throws {
        scene.push(try plan("//chat/5"))
        #expect("\(scene)" == "[home > chat(5)] chats")
        scene.push(try plan("//help/2"))
        scene.push(try plan("//help"))
        #expect("\(scene)" == "[home > chat(5) > answer(2)] chats | sheet help")
        scene.push(try plan("//welcome"))
        #expect("\(scene)" == "[home > chat(5) > answer(2)] chats | sheet help | full screen welcome")
        // A link finds what a button has opened.
        let chat = scene.visibleStack.pushed[0].id
        scene.show(try plan("//chat/5"))
        #expect(scene.top.id == chat)
    }

    @Test("Pages are the screens of an app whose destinations are not compared") func pages() throws {
        typealias Page = LinkPlan<any Sendable>.Page
        var scene = NavigationScene<Page>(tabs: Tab.allCases)
        let router = try PlannedDispatcher.router(tabs: "chats\t//inbox\n")
        scene.push(Page("debug", 5))
        scene.show(try router.plan(for: "//chat/5"))
        scene.push(try router.plan(for: "//chat/6"))
        #expect("\(scene)" == "home > debug [chats > chat(id: 5) > chat(id: 6)]")
        #expect(scene.top.url == "//chat/6")
        let page = try #require(scene.top.screen)
        scene.popToRoot()
        scene.push(page)
        scene.push(Page("debug", 6))
        let plan: LinkPlan<any Sendable> = try router.plan(for: "//chat/6")
        scene.show(plan)
        #expect("\(scene)" == "home > debug [chats > chat(id: 6)]")
        #expect(Page("debug", 5) == Page("debug", 6))
    }

    @Test("Steps lead from one scene to another") mutating func steps() throws {
        let old = scene
        scene.show(try plan("//chat/5"))
        scene.present(.help)
        let steps = scene.steps(from: old)
        #expect(steps.map(\.description) == ["select tab chats", "push //chat/5", "present help"])
    }

    @Test("A reducer compares its state with what the same changes give") mutating func reducer() throws {
        var expected = scene
        expected.show(try plan("//chat/5"))
        scene.show(try plan("//chat/5"))
        #expect(scene == expected)
    }
}
