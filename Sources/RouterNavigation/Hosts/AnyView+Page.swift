#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS)
    import SwiftUI

    extension AnyView {
        /// The view to put into a hosting controller, with a navigator in its environment; `nil` for a page that is none.
        @MainActor
        init?(_ page: any NavigationPage, in navigator: Navigator) {
            guard let view = page as? any View else { return nil }
            self.init(AnyView(view).environment(\.navigator, navigator))
        }
    }
#endif
