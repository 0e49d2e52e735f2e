#if canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)
    extension Navigator {
        /// Opens a link that the system has delivered, without waiting for it.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - scene: The scene that has received it; `nil` for the active one.
        ///   - failed: Called if the link does not open.
        func deliver(
            _ url: String,
            in scene: SceneID?,
            failed: (@MainActor (_ url: String, _ error: any Error) -> Void)?
        ) {
            Task {
                do {
                    try await openLink(url, in: scene)
                } catch {
                    failed?(url, error)
                }
            }
        }
    }
#endif
