import Navigation
import RouterPlans
import SwiftUI

@main
struct StoreApp: App {
    @StateObject private var model = StoreApp.makeModel()

    var body: some Scene {
        WindowGroup { RootView(model: model) }
    }

    static func makeModel() -> AppModel { AppModel(Router(.store)) }
}
