@testable import RouterNavigation
import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

/// However a request waits and ends, nothing keeps the page that has closed, the navigator that the app has dropped, or
/// what the request carried.
@MainActor
@Suite struct ReleasedPageTests {
    /// For what a link waits, until it goes on.
    struct Waiting: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether the app has a host and a scene.
        var isOpen = true
        var url = "//note/1"
        /// Whether no other link can appear meanwhile.
        var holdsOthers = false
        /// Makes links wait.
        let begin: @MainActor (LinkApp, Signal) async throws -> Void
        /// Whether a link waits.
        let isReached: @MainActor (LinkApp, Signal) -> Bool
        /// Lets links go on.
        let goOn: @MainActor (LinkApp, Signal) async throws -> Void
    }

    /// How the wait ends.
    struct End: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let end: @MainActor (LinkApp, Waiting, Signal, Task<PageID?, any Error>) async throws -> Void
    }

    @Test("A wait is released", arguments: Self.waits, Self.ends) func ofAWait(_ waiting: Waiting, _ end: End)
        async throws
    {
        let remains = Remains()
        try await run(waiting, end, remains)
        let lasting = await remains.lasting()
        #expect(lasting == [])
    }

    private func run(_ waiting: Waiting, _ end: End, _ remains: Remains) async throws {
        let app = try await LinkApp(opening: waiting.isOpen)
        app.navigator.losesPatience(.withOlderRequest)
        follow(app, remains)
        try await link(in: app, waiting, end, remains)
        followPages(app.navigator, remains)
        // While the navigator lives, the pages that have closed are gone, as is everything that has waited.
        if app.navigator.host != nil, app.names.count > 1 { try await app.navigator.popToRoot() }
        let kept = ["router", "navigator", "host", "gate", "signal", "page home", "page inbox"]
        let lasting = await remains.lasting(besides: kept)
        #expect(lasting == [])
        #expect(app.navigator.requests.isEmpty)
    }

    private func link(in app: LinkApp, _ waiting: Waiting, _ end: End, _ remains: Remains) async throws {
        let signal = remains.follow("signal", Signal())
        try await waiting.begin(app, signal)
        let carried = remains.follow("what it carries", Carried())
        let task = Task { [url = waiting.url] in
            try await app.navigator.openLink(url, context: ["carried": carried, "signal": signal], in: "main")?.id
        }
        await app.until { waiting.isReached(app, signal) }
        for request in app.navigator.requests { remains.follow("request", request) }
        try await end.end(app, waiting, signal, task)
        _ = await task.result
        // Another change may only now be shown.
        await app.until { app.navigator.requests.isEmpty }
    }

    @Test("A task that a handler or middleware has started keeps neither the page nor the navigator")
    func ofATaskOfMiddleware() async throws {
        let remains = Remains()
        let endless = Signal()
        do {
            let app = try await LinkApp()
            follow(app, remains)
            _ = app.router.use { request, next in
                Task { await endless.wait() }
                return try await next(request)
            }
            try await app.navigator.openLink("//note/1")
            followPages(app.navigator, remains)
            await app.until { endless.count == 1 }
        }
        let lasting = await remains.lasting()
        #expect(lasting == [])
        #expect(endless.count == 1)
        endless.give()
    }

    @Test("A call from inside of an operation is released when it ends, and not later") func ofAnInnerCall()
        async throws
    {
        let remains = Remains()
        do {
            let app = try await LinkApp()
            follow(app, remains)
            var inner: Task<Void, any Error>?
            app.host.beforeShowing = { [navigator = app.navigator] effect in
                guard inner == nil else { return }
                inner = Task { try await navigator.push(.url("//note/2")) }
            }
            try await app.navigator.openLink("//note/1")
            followPages(app.navigator, remains)
            try await inner?.value
            #expect(app.names == ["home", "note 1", "note 2"])
            app.host.beforeShowing = nil
        }
        let lasting = await remains.lasting()
        #expect(lasting == [])
    }

    /// How a page with a result closes.
    enum Closing: CaseIterable {
        case finished, byUser, withItsScene, byCode, neverShown
    }

    @Test("A page is released when its result, or its end, is known", arguments: Closing.allCases)
    func ofAResult(_ closing: Closing) async throws {
        let remains = Remains()
        var kept: NumberPicker?
        do {
            let app = try await TestApp()
            let navigator = remains.follow("navigator", app.navigator)
            remains.follow("host", app.host)
            remains.follow("router", navigator.router)
            if closing == .neverShown { app.host.beforeShowing = { _ in throw RecordingHost.Failure() } }
            let result = Task { try await navigator.present(.pickNumber()) }
            if closing == .neverShown {
                _ = await result.result
            } else {
                while navigator.state.activeScene?.modals.isEmpty != false { await Task.yield() }
                // The task waits for the result.
                let id = try #require(navigator.state.activeScene?.top.id)
                while navigator.entries[id]?.whenClosed.isEmpty != false { await Task.yield() }
                let picker = try #require(navigator.content(of: id) as? NumberPicker)
                kept = picker
                switch closing {
                case .finished: picker.result.finish(5)
                case .byUser: app.host.user(.closed([id], "main"), in: navigator)
                case .withItsScene: app.host.user(.closedScene("main"), in: navigator)
                case .byCode: try await navigator.dismiss()
                case .neverShown: break
                }
                #expect(try await result.value == (closing == .finished ? 5 : nil))
            }
        }
        // A page that lives on keeps no navigator.
        var lasting = await remains.lasting()
        #expect(lasting == [])
        if let page = kept { remains.follow("page", page) }
        kept = nil
        lasting = await remains.lasting()
        #expect(lasting == [])
    }

    @Test("An effect that the host never shows keeps nothing after the host is detached and has returned")
    func ofAnEffect() async throws {
        let remains = Remains()
        do {
            let app = try await LinkApp()
            follow(app, remains)
            let signal = Signal()
            app.host.beforeShowing = { _ in await signal.wait() }
            let link = app.link("//note/1")
            await app.until { signal.count == 1 }
            followPages(app.navigator, remains)
            app.navigator.detach()
            await #expect(throws: NavigationError.noHost) { try await link.value }
            #expect(app.navigator.entries.count == 2)
            signal.give()
            app.host.beforeShowing = nil
        }
        let lasting = await remains.lasting()
        #expect(lasting == [])
    }

    @Test("A page that is asked whether it may close is released, whatever it answers", arguments: [false, true])
    func ofAQuestion(_ shouldClose: Bool) async throws {
        let remains = Remains()
        do {
            let app = try await LinkApp()
            follow(app, remains)
            let opened = try await app.navigator.push(.url("//edit"))
            let editor = try #require(opened.page as? Editor)
            remains.follow("page", editor)
            let signal = Signal()
            editor.answers = [shouldClose]
            editor.whenAsked = { await signal.wait() }
            let task = Task { try await app.navigator.pop() }
            await app.until { signal.count == 1 }
            task.cancel()
            signal.give()
            _ = await task.result
            editor.whenAsked = nil
        }
        let lasting = await remains.lasting()
        #expect(lasting == [])
    }

    @Test("A state that is restored keeps the pages that are open, and no others") func ofARestoration() async throws {
        let remains = Remains()
        do {
            let first = try await LinkApp()
            try await first.navigator.openLink("//note/1")
            try await first.navigator.push(.page(TestPage("made by code")))
            let app = try await LinkApp(opening: false)
            follow(app, remains)
            try await app.navigator.attach(app.host)
            let dropped = try await app.navigator.restore(first.navigator.state)
            #expect(dropped.count == 1)
            followPages(app.navigator, remains)
            #expect(app.navigator.entries.count == app.navigator.state.pages.count)
        }
        let lasting = await remains.lasting()
        #expect(lasting == [])
    }

    private func followPages(_ navigator: Navigator, _ remains: Remains) {
        for entry in navigator.entries.values {
            if let page = entry.page as? TestPage { remains.follow("page \(page.name)", page) }
        }
    }

    private func follow(_ app: LinkApp, _ remains: Remains) {
        remains.follow("router", app.router)
        remains.follow("navigator", app.navigator)
        remains.follow("host", app.host)
        remains.follow("gate", app.navigator.gate)
    }

    nonisolated private static let waits: [Waiting] = [
        Waiting(testDescription: "the gate") { app, _ in
            app.navigator.gate.close()
        } isReached: { app, _ in
            !app.navigator.gate.requests.isEmpty
        } goOn: { app, _ in
            app.navigator.gate.open()
        },
        Waiting(testDescription: "the host", isOpen: false) { _, _ in
        } isReached: { app, _ in
            app.navigator.requests.first?.wait != nil
        } goOn: { app, _ in
            try await app.open()
        },
        Waiting(testDescription: "the scene", isOpen: false) { app, _ in
            try await app.navigator.attach(app.host)
        } isReached: { app, _ in
            app.navigator.requests.first?.wait != nil
        } goOn: { app, _ in
            try await app.openScene()
        },
        Waiting(testDescription: "another change", holdsOthers: true) { app, signal in
            app.host.beforeShowing = { _ in await signal.wait() }
            Task { try await app.navigator.push(.url("//account/9")) }
            await app.until { signal.count == 1 }
        } isReached: { app, _ in
            // The link is ready, unless the handler still runs.
            app.navigator.requests.count == 2
        } goOn: { _, signal in
            signal.give()
        },
        Waiting(testDescription: "middleware") { app, signal in
            _ = app.router.use { request, next in
                if request.url.text.contains("note") { await signal.wait() }
                return try await next(request)
            }
        } isReached: { _, signal in
            signal.count == 1
        } goOn: { _, signal in
            signal.give()
        },
        Waiting(testDescription: "its handler", url: "//slow/1") { _, _ in
        } isReached: { _, signal in
            signal.count == 1
        } goOn: { _, signal in
            signal.give()
        },
        Waiting(testDescription: "the gate again", url: "//slow/1") { app, signal in
            // The app locks itself while the handler works.
            Task {
                await app.until { signal.count == 1 }
                app.navigator.gate.close()
                signal.give()
            }
        } isReached: { app, _ in
            !app.navigator.gate.requests.isEmpty
        } goOn: { app, _ in
            app.navigator.gate.open()
        },
    ]

    nonisolated private static let ends: [End] = [
        End(testDescription: "goes on") { app, waiting, signal, _ in
            try await waiting.goOn(app, signal)
        },
        End(testDescription: "its task is cancelled") { _, _, signal, task in
            task.cancel()
            _ = await task.result
            signal.give()
        },
        End(testDescription: "the app drops it") { app, waiting, signal, task in
            app.navigator.gate.drop()
            for request in app.navigator.requests { request.end(NavigationError.notAdmitted) }
            _ = await task.result
            signal.give()
        },
        End(testDescription: "a newer link takes its place") { app, waiting, signal, task in
            if waiting.holdsOthers { signal.give() }
            if app.navigator.state.activeScene == nil {
                try await waiting.goOn(app, signal)
                try await app.navigator.openLink("//account/2", in: "main")
            } else {
                try await app.navigator.throughGate.openLink("//account/2", in: "main")
                try await waiting.goOn(app, signal)
            }
        },
        End(testDescription: "its scene is discarded") { app, waiting, signal, task in
            app.navigator.report(.closedScene("main"))
            _ = await task.result
            signal.give()
        },
        End(testDescription: "the host is detached") { app, waiting, signal, task in
            app.navigator.detach()
            task.cancel()
            _ = await task.result
            signal.give()
        },
    ]
}
