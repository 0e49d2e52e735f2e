#if canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)
    extension Navigator {
        /// Opens a link that the system has delivered, without waiting for it, for the caller that the app names.
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
                    let origin = originOfLink(url)
                    // Anyone can write a URL, so it is never the app's own.
                    try await openLink(url, from: origin == .app ? .external : origin, in: scene)
                } catch {
                    failed?(url, error)
                }
            }
        }
    }
#endif
