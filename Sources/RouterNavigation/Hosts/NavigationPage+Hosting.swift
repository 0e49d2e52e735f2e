#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS)
    import SwiftUI

    extension NavigationPage {
        /// The view to put into a hosting controller, with a navigator in its environment; `nil` for a page that is none.
        @MainActor
        func hostedView(_ navigator: Navigator) -> AnyView? {
            (self as? any View).map { AnyView(AnyView($0).environment(\.navigator, navigator)) }
        }
    }
#endif
