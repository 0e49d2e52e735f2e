import RouterNavigation
import RouterPipeline
import RouterTestSupport
import TestSupport
import Testing

@MainActor
@Suite
struct NavigationRecorderTests {
    private struct Screen: NavigationPage {}

    @Test("A recorder records what is shown") func recording() async throws {
        // `Router` comes with the import of `RouterNavigation`.
        let router: Router = try Shop.router()
        let navigator = Navigator(router)
        let recorder = NavigationRecorder()
        try await navigator.attach(recorder)
        try await navigator.openScene("main", root: .page(Screen(), url: "//home"))
        let page = try await navigator.push(.page(Screen(), url: "//chat/5"))
        #expect(recorder.steps == ["open scene main", "push //chat/5"])
        navigator.report(.closed([page.id], "main"))
        #expect(navigator.state.activeScene?.path.map(\.description) == ["//home"])
    }
}
