#if canImport(SwiftUI)
    public import SwiftUI

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension SwiftUINavigationHost {
        /// Opens a link that the user has tapped in a page, if a route takes it.
        ///
        /// The views in ``NavigationSceneView`` call it for SwiftUI's `openURL`. The route must be open to
        /// ``linkOrigin``. The system opens other links.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - scene: The scene in which the user has tapped it.
        /// - Returns: Whether the app or the system opens the link.
        public func openURL(_ url: URL, in scene: SceneID) -> OpenURLAction.Result {
            openURL(url, with: navigator, in: scene)
        }

        /// Opens a link that the user has tapped in the page of a navigator, if a route takes it.
        func openURL(_ url: URL, with navigator: Navigator, in scene: SceneID? = nil) -> OpenURLAction.Result {
            let (link, origin) = (url.absoluteString, linkOrigin)
            guard navigator.router.canOpen(link, from: origin) else { return .systemAction }
            Task {
                do {
                    _ = try await navigator.openLink(link, from: origin, in: scene, modals: nil)
                } catch {
                    linkFailed?(link, error)
                }
            }
            return .handled
        }
    }
#endif
