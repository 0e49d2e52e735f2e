import Navigation
import RouterPipeline
import RouterScenes
import SwiftUI

@main
struct StoreApp: App {
    @StateObject private var model = StoreApp.makeModel()

    var body: some Scene {
        WindowGroup { RootView(model: model) }
    }

    static func makeModel() -> SceneModel<Page> {
        let router = Router(.store)
        router.use(for: .requiring(RouteRequirement.account)) { request, next in
            if await Session.isSignedIn { return try await next(request) }
            return .redirect(to: "//login", from: .app, postponing: true)
        }
        return SceneModel(pagesOf: router, through: Session.gate)
    }
}
