import RouterNavigation
@_spi(Generated) import RouterRuntime
import RouterTestSupport
import TestSupport
import Testing

/// The tests of pages that the page about testing shows.
@MainActor
@Suite
struct PageTests {
    private let router: Router

    init() throws {
        router = Router(try .test(PhotoDispatcher.handlers, PhotoDispatcher.self))
    }

    @Test("A notification opens the photos of a chat above the chat") func photos() async throws {
        let navigator = Navigator(router)
        let recorder = NavigationRecorder()
        try await navigator.attach(recorder)
        try await navigator.openScene("main", root: .url("//home"))
        try await navigator.openLink("//chat/5/photos", from: .notification)

        let pages = navigator.state["main"]?.path.map(\.description)
        #expect(pages == ["//home", "//chat/5", "//chat/5/photos"])
        #expect(recorder.steps == ["open scene main", "push //chat/5", "push //chat/5/photos"])
        await #expect(throws: RouterError.self) { try await navigator.openLink("//home", from: .notification) }
    }
}

private struct Screen: NavigationPage {}

/// The dispatcher of three pages, as generated code would have it.
private enum PhotoDispatcher: RouteDispatcher {
    static let handlers = [
        TestHandler(name: "home", patterns: ["//home"], callKind: .mainActor),
        TestHandler(name: "chat", patterns: ["//chat/:chatID"], parameters: ["chatID"], callKind: .mainActor),
        TestHandler(
            name: "photos",
            patterns: ["//chat/:chatID/photos"],
            parameters: ["chatID"],
            callKind: .mainActor,
            origins: [.notification],
            parent: "chat"
        ),
    ]

    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
        switch handler {
        case 0: return Screen()
        case 1, 2:
            _ = try call.values(Int.self)
            return Screen()
        default: throw call.unknownHandler(handler)
        }
    }
}
