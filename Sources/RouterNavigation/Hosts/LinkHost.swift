#if canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)
    import RouterRuntime

    #if canImport(SwiftUI)
        import SwiftUI
    #endif

    /// A host to which the system and pages give links.
    @MainActor
    protocol LinkHost: AnyObject {
        var navigator: Navigator { get }
        /// The caller for links in pages.
        var linkOrigin: RouteOrigin { get }
        var linkFailed: (@MainActor (_ url: String, _ error: any Error) -> Void)? { get }
    }

    extension LinkHost {
        /// Opens a link that the system has delivered, without waiting for it, for the caller that the app names.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - scene: The scene that has received it; `nil` for the active one.
        func deliver(_ url: String, in scene: SceneID?) {
            Task {
                do {
                    let origin = navigator.originOfLink(url)
                    // Anyone can write a URL, so it is never the app's own.
                    try await navigator.openLink(url, from: origin == .app ? .external : origin, in: scene)
                } catch {
                    linkFailed?(url, error)
                }
            }
        }

        #if canImport(SwiftUI)
            /// Opens a link that the user has tapped in the page of a navigator, if a route takes it.
            func openURL(
                _ url: URL,
                with navigator: Navigator,
                in scene: SceneID? = nil
            ) -> OpenURLAction.Result {
                let link = url.absoluteString
                // A page may open at least what any app may open.
                let origins = [linkOrigin, .external].filter { navigator.router.canOpen(link, from: $0) }
                guard let origin = origins.first else { return .systemAction }
                Task {
                    do {
                        _ = try await navigator.openLink(link, from: origin, in: scene, modals: nil)
                    } catch {
                        linkFailed?(link, error)
                    }
                }
                return .handled
            }
        #endif
    }
#endif
