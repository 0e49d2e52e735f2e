import RouterScenes
import SwiftUI

/// A screen of an app that has a scene of its own.
protocol AlbumScreen: View, Sendable {}

/// @route(init, from: external, returns: any AlbumScreen) //album
struct AlbumPage: View, AlbumScreen {
    @Environment(\.links) private var links
    @State private var photo = "No photo"

    var body: some View {
        Button(photo) {
            links?.push(.photoPickerPage(onPick: { photo = $0 }))
        }
    }
}

/// Gives the photo that the user picks.
///
/// @route(init, open: present, returns: any AlbumScreen) //photos/picker
struct PhotoPickerPage: View, AlbumScreen {
    let onPick: @MainActor @Sendable (String) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Photo 7") {
            onPick("Photo 7")
            dismiss()
        }
    }
}

/// @route(init, from: external, notification, returns: any AlbumScreen) //photos/:number
struct PhotoPage: View, AlbumScreen {
    let number: Int

    var body: some View { Text("Photo \(number)") }
}

/// A window that shows in the next launch what it shows in this one.
struct AlbumWindow: View {
    @ObservedObject var model: SceneModel<LinkPlan<any AlbumScreen>.Page>
    @SceneStorage("pages") private var saved: String?
    @Environment(\.scenePhase) private var phase

    var body: some View {
        SceneStack(model) { AlbumPage() }
            .shows(model) { AnyView($0.destination) }
            .task {
                guard let saved else { return }
                let scene = try? JSONDecoder().decode(SavedScene.self, from: Data(saved.utf8))
                if let scene { await model.restore(scene) }
            }
            .task(id: phase) {
                guard phase == .background, let data = try? JSONEncoder().encode(model.savedScene) else { return }
                saved = String(decoding: data, as: UTF8.self)
            }
    }
}

extension SceneModel<LinkPlan<any AlbumScreen>.Page> {
    /// Opens the link of a notification as a sheet, however its page opens otherwise.
    func presentLink(_ link: String, _ router: Router) throws {
        let plan: LinkPlan<any AlbumScreen> = try router.plan(for: link, from: .notification)
        if let page = plan.target { scene.present(page) }
    }

    /// Goes back to the first page, and opens a link above it.
    func showAboveFirstPage(_ url: URL) {
        // Modals are dismissed.
        scene.select("album")
        scene.popToRoot()
        show(url)
    }
}
