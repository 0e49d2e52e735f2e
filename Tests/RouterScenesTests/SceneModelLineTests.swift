#if DEBUG
    import RouterScenes
    import TestSupport
    import Testing

    /// A debug build says in one line why a link has shown nothing.
    @Suite struct SceneModelLineTests {
        @Test("Each link that shows nothing has one line, with the reason and the command that says more") func lines()
            async throws
        {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
                let router = try SceneDispatcher.router()
                router.assertions = .report()
                let model = SceneModel<Screen>(router)
                for url in ["//nowhere", "//chat", "//count", "//login", "//chat/five"] {
                    model.show(LinkRequest(url: url, origin: .external))
                }
                model.show(LinkRequest(url: "//chats/5", origin: .app))
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(
                text == """
                    RouteGen: nothing to show for '//nowhere' from 'external': no route matches '//nowhere' [notFound]; see \
                    'swift package routes match //nowhere'
                    RouteGen: nothing to show for '//chat' from 'external': no route matches '//chat' [notFound]; the nearest \
                    route is '//chat/:id': there is no component for ':id'; see 'swift package routes match //chat'
                    RouteGen: nothing to show for '//count' from 'external': 'count' returns 'Int', but the caller expects \
                    'Screen' [wrongResultType]
                    RouteGen: a request from 'external' failed, and the caller does not learn why: the route '//login' is \
                    closed to 'external'; the request: '//login' [notFound]
                    RouteGen: nothing to show for '//chat/five' from 'external': 'five' is not a value of type 'Int', the type \
                    of the parameter 'id' of 'chat' [invalidParameter]
                    RouteGen: no route matches '//chats/5' [notFound]; did you mean '//chat/:id'?

                    """
            )
        }
    }
#endif
