#if canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)
    extension Navigator {
        /// Opens a link that the system has delivered.
        ///
        /// The page that the user sees is reused, because systems may deliver a link twice.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - scene: The scene that has received it; `nil` for the active one.
        ///   - failed: Called if the link does not open.
        func openLink(
            _ url: String,
            in scene: SceneID?,
            failed: (@MainActor (_ url: String, _ error: any Error) -> Void)?
        ) {
            Task {
                do {
                    try await open(url, from: .external, reuse: .ifVisible, in: scene)
                } catch {
                    failed?(url, error)
                }
            }
        }
    }
#endif
