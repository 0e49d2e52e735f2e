#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS)
    import SwiftUI

    extension AnyView {
        /// The view to put into a hosting controller, with a navigator in its environment; `nil` for a page that is none.
        @MainActor
        init?(_ page: any NavigationPage, in navigator: Navigator, of host: some LinkHost) {
            guard let view = page as? any View else { return nil }
            let openURL = OpenURLAction { [weak host] in host?.openURL($0, with: navigator) ?? .systemAction }
            self.init(AnyView(view).environment(\.navigator, navigator).environment(\.openURL, openURL))
        }
    }
#endif
