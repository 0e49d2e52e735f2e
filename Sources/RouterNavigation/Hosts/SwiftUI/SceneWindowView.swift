#if canImport(SwiftUI)
    import SwiftUI

    /// The window of a scene: its content with the modals above it, and the links that the system delivers.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct SceneWindowView<Content: View>: View {
        let host: SwiftUINavigationHost
        @State private var window = SceneWindow()
        let scene: SceneID?
        /// The app's own stacks, if pages open in these.
        var own: OwnStacks?
        let content: (SceneDisplay) -> Content

        var body: some View {
            DisplayView(
                display: host.display(of: scene ?? window.scene, showing: own),
                window: window,
                own: own,
                content: content
            )
        }
    }

    /// The view of a display, which alone is evaluated when another scene is to be shown in its window.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    private struct DisplayView<Content: View>: View {
        @ObservedObject var display: SceneDisplay
        @Environment(\.scenePhase) private var phase
        let window: SceneWindow
        let own: OwnStacks?
        let content: (SceneDisplay) -> Content

        var body: some View {
            let (host, scene, count) = (display.host, display.id, display.changeCount)
            ModalLayer(display: display, count: 0) {
                content(display)
            }
            .environment(\.sceneDisplay, display)
            .task(id: own?.values(in: display)) { own?.read(for: display) }
            .onOpenURL { host.openLink($0, isActivity: false, in: scene) }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                if let url = activity.webpageURL { host.openLink(url, isActivity: true, in: scene) }
            }
            #if !os(tvOS) && !os(watchOS)
                // The system opens no other window for a link.
                .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
            #endif
            .onAppear {
                window.hasAppeared(scene, in: host)
                display.appear(in: window)
            }
            .onDisappear { display.disappear() }
            .task(id: count) { display.drawnCount = count }
            .task(id: phase) {
                display.isInBackground = phase == .background
                if phase == .active { host.report(.activatedScene(scene)) }
            }
        }
    }

    /// An object that a window keeps as long as it exists.
    @MainActor
    private final class SceneWindow {
        /// The scene of a window for which the app names none.
        private(set) lazy var scene = SceneID(UUID().uuidString)
        /// Closes the scene that the window has opened.
        private var close: (@Sendable () -> Void)?

        /// Opens the scene of the window, and closes it with the window.
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        func hasAppeared(_ scene: SceneID, in host: SwiftUINavigationHost) {
            guard close == nil, host.opens(scene) else { return }
            close = { [weak host] in
                Task { @MainActor in
                    // Another window may show the scene already.
                    guard let host, !host.display(of: scene).isVisible else { return }
                    host.report(.closedScene(scene))
                }
            }
        }

        deinit { close?() }
    }
#endif
