import Foundation
import RouterPipeline
import RouterScenes
import TestSupport
import Testing

/// Scenes of apps with their own navigation that are saved and restored.
@MainActor
@Suite struct RestoredSceneModelTests {
    private enum Requirement: String {
        case account
    }

    private let router: Router
    private let model: SceneModel<Screen>

    init() throws {
        router = try SceneDispatcher.router()
        model = SceneModel(router)
    }

    private func saved() throws -> SavedScene {
        try JSONDecoder().decode(SavedScene.self, from: JSONEncoder().encode(model.savedScene))
    }

    private func show(_ url: String, in model: SceneModel<Screen>) {
        model.show(LinkRequest(url: url, origin: .external))
    }

    @Test("Pages open again in their stacks, also those that wait, and screens without a URL are left out") func scene()
        async throws
    {
        show("//slow/1", in: model)
        while model.isWaiting { await Task.yield() }
        model.push(Route<Screen>.chat(5))
        model.scene.push(.settings)
        show("//photo/7", in: model)
        model.scene.select("home")
        model.push(Route<Screen>.chat(6))
        model.push(Route<Screen>.settings)
        model.push(Route<Screen>.chat(7))
        #expect(
            "\(model.scene)"
                == "[home > chat(6)] chats > slow(1) > chat(5) > settings > photo(7) | sheet settings > chat(7)"
        )
        let other = SceneModel<Screen>(router)
        await other.restore(try saved())
        #expect("\(other.scene)" == "[home > chat(6)] chats > slow(1) > chat(5) > photo(7) | sheet settings > chat(7)")
        // What is open is known to links.
        show("//photo/7", in: other)
        #expect("\(other.scene)" == "home > chat(6) [chats > slow(1) > chat(5) > photo(7)]")
    }

    @Test("Each page remembers its caller, and the pages below it are the app's") func origins() async throws {
        show("//photo/7", in: model)
        model.scene.select("chats")
        show("//chat/5", in: model)
        model.push(Route<Screen>.chat(6))
        let origins: [RouteOrigin] = model.scene.pages.map(\.origin)
        #expect("\(model.scene)" == "home > photo(7) [chats > chat(5) > chat(6)]")
        #expect(origins == [.app, .external, .app, .external, .app])
        let other = SceneModel<Screen>(router)
        await other.restore(try saved())
        #expect(other.scene.pages.map(\.origin) == origins)
    }

    @Test("A page that is closed now is left out, and a modal without its lowest page") func closed() async throws {
        show("//photo/7", in: model)
        model.scene.select("chats")
        show("//chat/5", in: model)
        model.scene.present(.login)
        model.push(Route<Screen>.chat(6))
        router.use(for: .requiring(Requirement.account)) { _ in .end(.redirect(to: "//login", from: .app)) }
        let other = SceneModel<Screen>(router)
        await other.restore(try saved())
        #expect("\(other.scene)" == "home [chats > chat(5)]")
    }

    @Test("Tabs are those of now") func tabs() async throws {
        show("//chat/5", in: model)
        let other = SceneModel<Screen>(router, NavigationScene(tabs: ["home", "new"]))
        await other.restore(try saved())
        #expect("\(other.scene)" == "[home] new")
    }

    /// The saved scene with a page that waits, and a model that has begun to restore it.
    private func restoring(
        _ body: (SceneModel<Screen>) throws -> Void
    ) async throws -> SceneModel<Screen> {
        let wait = Suspension()
        await SceneDispatcher.$waits.withValue([1: wait]) {
            show("//slow/1", in: model)
            await wait.begins()
        }
        await wait.end()
        while model.isWaiting { await Task.yield() }
        let (other, again) = (SceneModel<Screen>(router), Suspension())
        let saved = try saved()
        let restoring = SceneDispatcher.$waits.withValue([1: again]) { Task { await other.restore(saved) } }
        await again.begins()
        try body(other)
        await again.end()
        await restoring.value
        return other
    }

    @Test("A link that comes meanwhile is shown in the restored scene") func linkMeanwhile() async throws {
        let other = try await restoring { other in
            show("//photo/7", in: other)
            #expect("\(other.scene)" == "[home > photo(7)] chats")
        }
        #expect("\(other.scene)" == "home [chats > slow(1) > photo(7)]")
    }

    @Test("What code opens and the user closes meanwhile is so in the restored scene") func changeMeanwhile()
        async throws
    {
        let other = try await restoring { other in
            other.scene.push(.settings)
            let closed = other.scene.push(.chat(8))
            other.scene.present(.login)
            other.scene.close([closed])
        }
        #expect("\(other.scene)" == "home > settings [chats > slow(1)] | sheet login")
    }

    @Test("Of two restorations at once, the newer one counts") func newest() async throws {
        show("//photo/7", in: model)
        let newer = try saved()
        model.scene.popToRoot()
        var second: Task<Void, Never>?
        let other = try await restoring { other in
            other.scene.push(.settings)
            second = Task { await other.restore(newer) }
        }
        await second?.value
        #expect("\(other.scene)" == "[home > photo(7) > settings] chats")
    }

    @Test("A restoration that is cancelled changes nothing") func cancelled() async throws {
        show("//chat/5", in: model)
        let (other, saved) = (SceneModel<Screen>(router), try saved())
        let restoring = Task { await other.restore(saved) }
        restoring.cancel()
        await restoring.value
        #expect("\(other.scene)" == "[home] chats")
    }
}
