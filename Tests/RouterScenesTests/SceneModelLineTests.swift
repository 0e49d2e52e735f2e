#if DEBUG
    @testable import RouterScenes
    import TestSupport
    import Testing

    /// A debug build says in one line why a link has shown nothing.
    @Suite struct SceneModelLineTests {
        @Test("Each link that shows nothing has one line, with the reason and the command that says more") func lines()
            async throws
        {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
                let router = try SceneDispatcher.router(links: RouteLinks(["app:": "", "https://app.example": ""]))
                router.assertions = .report()
                let model = SceneModel<Screen>(router)
                let urls = [
                    "app://chta/5", "app://chat", "app://chat/5/6", "app://chat/five", "app://count", "app://clear",
                    "app://login", "elsewhere://chat/5", "https://elsewhere.example/chat/5",
                ]
                for url in urls { model.show(LinkRequest(url: url, origin: .external)) }
                model.show(LinkRequest(url: "//chats/5", origin: .app))
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(
                text == """
                    RouteGen: nothing to show for 'app://chta/5' from 'external': no route matches 'app://chta/5' [notFound]; the \
                    nearest route is '//chat/:id': the host is 'chta', not 'chat'; see 'swift package routes match app://chta/5'
                    RouteGen: nothing to show for 'app://chat' from 'external': no route matches 'app://chat' [notFound]; the \
                    nearest route is '//chat/:id': there is no component for ':id'; see 'swift package routes match app://chat'
                    RouteGen: nothing to show for 'app://chat/5/6' from 'external': no route matches 'app://chat/5/6' \
                    [notFound]; the nearest route is '//chat/:id': the pattern has nothing for component 2, '6'; see 'swift \
                    package routes match app://chat/5/6'
                    RouteGen: nothing to show for 'app://chat/five' from 'external': 'five' is not a value of type 'Int', the \
                    type of the parameter 'id' of 'chat' [invalidParameter]
                    RouteGen: nothing to show for 'app://count' from 'external': 'count' returns 'Int', but the caller expects \
                    'Screen' [wrongResultType]
                    RouteGen: nothing to show for 'app://clear' from 'external': the handler of 'app://clear' returns nothing, \
                    so there is no page to show: call it with 'router.open'
                    RouteGen: a request from 'external' failed, and the caller does not learn why: the route '//login' is \
                    closed to 'external'; the request: 'app://login' [notFound]
                    RouteGen: a request from 'external' failed, and the caller does not learn why: no route matches \
                    'elsewhere://chat/5'; the scheme 'elsewhere' is not one of the app's own; the request: \
                    'elsewhere://chat/5' [notFound]
                    RouteGen: a request from 'external' failed, and the caller does not learn why: no route matches \
                    'https://elsewhere.example/chat/5'; the host 'elsewhere.example' is not one of the app's own; the request: \
                    'https://elsewhere.example/chat/5' [notFound]
                    RouteGen: no route matches '//chats/5' [notFound]; did you mean '//chat/:id'?

                    """
            )
        }

        @Test("A stack without a first page, and one of a tab that the scene lacks, have a line each") func stacks()
            async throws
        {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
                let router = try SceneDispatcher.router()
                router.assertions = .report()
                let model = SceneModel<Screen>(router, NavigationScene(tabs: ["home", "other"]))
                for _ in 1...2 {
                    for tab in ["home", "other", "lost"] as [TabID] { _ = model.firstScreen(of: model.stack(of: tab)) }
                }
                let alone = SceneModel<Screen>(router, NavigationScene())
                _ = alone.firstScreen(of: alone.stack(of: nil))
                _ = alone.stack(of: "home")
                for _ in 1...2 { alone.remarkMissingPages() }
                let late = SceneModel<Screen>(try SceneDispatcher.router(tabs: "late\t//slow/1\n"))
                late.plans.router.assertions = .report()
                for _ in 1...2 { _ = late.firstScreen(of: late.stack(of: nil)) }
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(
                text == """
                    RouteGen: the stack of the tab 'other' has no first page: give it one, as in 'SceneStack(model, tab: ...) \
                    { ... }', or declare in 'tabs' a page that nothing guards
                    RouteGen: the scene has no tab 'lost', so that it cannot be selected: name it in 'tabs' of routegen.json, or \
                    in NavigationScene(tabs:), which has 'home', 'other'
                    RouteGen: the stack of the tab 'lost' has no first page: give it one, as in 'SceneStack(model, tab: ...) \
                    { ... }', or declare in 'tabs' a page that nothing guards
                    RouteGen: the stack has no first page: give it one, as in 'SceneStack(model, tab: ...) { ... }', or declare \
                    in 'tabs' a page that nothing guards
                    RouteGen: the scene has no tab 'home', so that it cannot be selected: name it in 'tabs' of routegen.json, or \
                    in NavigationScene(tabs:), which has none
                    RouteGen: 'SceneStack' has no views for its screens: add 'shows(model) { screen in ... }' to the 'TabView' or \
                    the view around it
                    RouteGen: 'slow' is asynchronous or isolated to an actor: use await router.open [requiresAsync]
                    RouteGen: the stack of the tab 'late' has no first page: give it one, as in 'SceneStack(model, tab: ...) \
                    { ... }', or declare in 'tabs' a page that nothing guards

                    """
            )
        }

        @Test("A link to a tab that the scene lacks has a line, unless a button pushes its page or there are no tabs")
        func lostTabs() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
                let router = try SceneDispatcher.router()
                router.assertions = .report()
                let model = SceneModel<Screen>(router, NavigationScene(tabs: ["home", "other"]))
                model.push(Route<Screen>.chat(5))
                for url in ["//inbox", "//chat/6", "//home"] { model.show(LinkRequest(url: url, origin: .app)) }
                let alone = SceneModel<Screen>(router, NavigationScene())
                alone.show(LinkRequest(url: "//inbox", origin: .app))
                let other = SceneModel<Screen>(router, NavigationScene(tabs: ["home"]))
                other.push(Route<Screen>.selectChats)
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(
                text == """
                    RouteGen: the scene has no tab 'chats', so that it cannot be selected: name it in 'tabs' of routegen.json, \
                    or in NavigationScene(tabs:), which has 'home', 'other'
                    RouteGen: the scene has no tab 'chats', so that it cannot be selected: name it in 'tabs' of routegen.json, \
                    or in NavigationScene(tabs:), which has 'home'

                    """
            )
        }

        @Test("A closed gate holds back no first page of a tab") @MainActor func firstPages() throws {
            let gate = LinkGate()
            gate.close("locked")
            let model = SceneModel<Screen>(try SceneDispatcher.router(), through: gate)
            #expect(model.scene.stacks.map(model.firstScreen) == [.home, .inbox])
        }
    }
#endif
