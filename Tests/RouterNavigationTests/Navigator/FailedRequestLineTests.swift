@_spi(Generated) @testable import RouterNavigation
@_spi(Generated) @testable import RouterRuntime
@_spi(Locks) import RouteTables
import TestSupport
import Testing

/// A debug build says in one line why a link, a root or a button has opened nothing.
@MainActor
@Suite struct FailedRequestLineTests {
    #if DEBUG
        @Test("A line names the link with its caller, the error, the nearest route, and the command that says more")
        func lines() async throws {
            let app = try await LinkApp()
            var lines: [String] = []
            app.navigator.note = { lines.append($0) }
            _ = try? await app.navigator.push(.url("//nowhere"))
            _ = try? await app.navigator.push(.url("//cart/count"))
            for url in ["//note", "//inbx", "//comment/5", "elsewhere://inbox"] {
                _ = try? await app.navigator.openLink(url, from: .notification)
            }
            #expect(
                lines == [
                    "opened nothing: no route matches '//nowhere' [notFound]; the nearest route is '/#/room/:id': "
                        + "the host is 'nowhere', but the pattern has none: it begins with one slash",
                    "opened nothing: the handler of '//cart/count' returns 'Int', which is no page: "
                        + "conform the type to NavigationPage",
                    "opened nothing for '//note' from 'notification': no route matches '//note' [notFound]; "
                        + "the nearest route is '//note/:id': there is no component for ':id'; "
                        + "see 'swift package routes match //note'",
                    "opened nothing for '//inbx' from 'notification': no route matches '//inbx' [notFound]; "
                        + "the nearest route is '//inbox': the host is 'inbx', not 'inbox'; "
                        + "see 'swift package routes match //inbx'",
                    "opened nothing for '//comment/5' from 'notification': no route matches '//comment/5' [notFound]; "
                        + "the nearest route is '//comment/:id/:comment': there is no component for ':comment'; "
                        + "see 'swift package routes match //comment/5'",
                    "opened nothing for 'elsewhere://inbox' from 'notification': no route matches 'elsewhere://inbox' [notFound]; "
                        + "the nearest route is '//inbox': the scheme 'elsewhere' is not one of the app's own; "
                        + "see 'swift package routes match elsewhere://inbox'",
                ]
            )
        }

        @Test("An operation that is impossible has no line, since its caller gets the error") func operation()
            async throws
        {
            let app = try await LinkApp()
            var lines: [String] = []
            app.navigator.note = { lines.append($0) }
            await #expect(throws: NavigationError.self) { try await app.navigator.pop(5) }
            #expect(lines == [])
        }

        @Test("A link whose handler returns no page has a line") func action() async throws {
            let app = try await LinkApp()
            var lines: [String] = []
            app.navigator.note = { lines.append($0) }
            for url in ["//cart/add/5", "//cart/count"] { try await app.navigator.openLink(url) }
            #expect(
                lines == [
                    "takes '//cart/count' as an action, because its handler returns 'Int', which is no page: conform the type "
                        + "to NavigationPage if it is meant as one"
                ]
            )
        }

        @Test("A link that is closed to its caller has one line, of the router, with the true reason")
        func closed() async throws {
            let app = try await LinkApp()
            var lines: [String] = []
            app.navigator.note = { lines.append($0) }
            let log = Log<String>()
            app.navigator.router.state.withLock { $0.refusalNote = .custom { log.note($0.report()) } }
            _ = try? await app.navigator.openLink("//edit", from: .webView)
            #expect(log.entries.count == 1)
            #expect(log.entries.first?.contains("the route '//edit' is closed to 'webView'") == true)
            #expect(lines == [])
        }
    #endif

    @Test("A request that gives way, or is cancelled, has no line") func silent() async throws {
        let app = try await LinkApp()
        var lines: [String] = []
        app.navigator.note = { lines.append($0) }
        let signal = Signal()
        let task = Task { try await app.navigator.open("//slow/5", context: ["signal": signal]) }
        await app.until { signal.count == 1 }
        app.navigator.cancelRequests()
        _ = await task.result
        signal.give()
        #expect(lines == [])
    }
}
