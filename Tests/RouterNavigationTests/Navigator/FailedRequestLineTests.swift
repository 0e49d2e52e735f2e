@_spi(Generated) @testable import RouterNavigation
@_spi(Generated) @testable import RouterRuntime
@_spi(Locks) import RouteTables
import TestSupport
import Testing

/// A debug build says in one line why a link, a root or a button has opened nothing.
@MainActor
@Suite struct FailedRequestLineTests {
    @Test("A line names the link with its caller, the error, and the command that explains it")
    func lines() async throws {
        let app = try await LinkApp()
        var lines: [String] = []
        app.navigator.note = { lines.append($0) }
        _ = try? await app.navigator.push(.url("//nowhere"))
        _ = try? await app.navigator.openLink("//note", from: .push)
        _ = try? await app.navigator.push(.url("//cart/count"))
        #expect(
            lines == [
                "opened nothing: no route matches '//nowhere' [notFound]",
                "opened nothing for '//note' from 'push': no route matches '//note' [notFound]; "
                    + "see 'swift package routes match //note'",
                "opened nothing: the handler of '//cart/count' returns 'Int', which is no page: "
                    + "conform the type to NavigationPage",
            ]
        )
    }

    #if DEBUG
        @Test("A link that is closed to its caller has one line, of the router, with the true reason")
        func closed() async throws {
            let app = try await LinkApp()
            var lines: [String] = []
            app.navigator.note = { lines.append($0) }
            let log = Log<String>()
            app.navigator.router.state.withLock { $0.refusalNote = .custom { log.note($0.report()) } }
            _ = try? await app.navigator.openLink("//edit", from: .web)
            #expect(log.entries.count == 1)
            #expect(log.entries.first?.contains("the route '//edit' is closed to 'web'") == true)
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
