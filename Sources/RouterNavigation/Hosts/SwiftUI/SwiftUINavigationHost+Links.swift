#if canImport(SwiftUI)
    public import SwiftUI

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension SwiftUINavigationHost {
        /// Opens a link that the user has tapped in a page, if a route takes it.
        ///
        /// The views in ``NavigationSceneView`` call it for SwiftUI's `openURL`. The route must be open to
        /// ``linkOrigin``, or else to other apps, for which the link counts as `external`. The system opens other links.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - scene: The scene in which the user has tapped it.
        /// - Returns: Whether the app or the system opens the link.
        public func openURL(_ url: URL, in scene: SceneID) -> OpenURLAction.Result {
            openURL(url, with: navigator, in: scene)
        }
    }
#endif
