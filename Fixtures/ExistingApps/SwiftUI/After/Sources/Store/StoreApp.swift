import Navigation
import RouterPipeline
import SwiftUI

@main
struct StoreApp: App {
    @StateObject private var model = StoreApp.makeModel()

    var body: some Scene {
        WindowGroup { RootView(model: model) }
    }

    static func makeModel() -> AppModel {
        let router = Router(.store)
        let model = AppModel(router)
        router.use(for: .requiring(RouteRequirement.account)) { [weak model] request, next in
            if await model?.isSignedIn == true { return try await next(request) }
            return .redirect(to: "//login", from: .app, postponing: true)
        }
        return model
    }
}
