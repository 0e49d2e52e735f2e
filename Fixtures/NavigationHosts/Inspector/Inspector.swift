// The inspector of an app, as its documentation shows it. A test compiles it with and without `DEBUG`.
import RouterNavigation

#if DEBUG
    import RouterInspector
    import SwiftUI

    struct InspectorPage: View, NavigationPage {
        let inspector: RouteInspector

        var body: some View { RouteInspectorView(inspector) }
    }
#endif

/// What the app does first, with its navigator.
@MainActor func begin(_ navigator: Navigator) throws {
    #if DEBUG
        let inspector = RouteInspector(navigator.router, redacting: ["token"]) { "\(navigator.state)" }
        navigator.didEnd = { outcome in
            if let link = outcome.link { inspector.note(link, endingWith: outcome.error) }
        }
        try inspector.addRoute(from: [.external]) { InspectorPage(inspector: $0) }
    #endif
}

/// What opens a page in an app with its own navigation.
enum Screen: Sendable {
    case home
    #if DEBUG
        case inspector(RouteInspector)
    #endif
}

/// What the app does first, with its router.
func begin(_ router: Router) throws {
    #if DEBUG
        let inspector = RouteInspector(router, redacting: ["token"])
        try inspector.addRoute { Screen.inspector($0) }
    #endif
}

#if DEBUG
    /// The page with a button that opens the link as the app does.
    @MainActor func page(_ inspector: RouteInspector, _ openURL: @escaping @MainActor (String) -> Void) -> some View {
        RouteInspectorView(inspector) { link in openURL(link.url) }
    }
#endif
