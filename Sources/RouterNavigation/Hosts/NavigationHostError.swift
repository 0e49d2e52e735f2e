#if canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)
    /// The error of a change that a host does not show: the reason of ``NavigatorError/dropped(_:reason:)``.
    enum NavigationHostError: Error, Hashable {
        /// The interface cannot show pages of a type.
        case notShowable(Page, type: String, hint: String)
        /// The controller of a page shows another page already.
        case shownTwice(Page)
        /// A stack cannot contain the controller of a page.
        case notStackable(Page, type: String)
        /// Other code has released the controller of its page.
        case gone(Page)
        /// The framework has not performed a change that the host requested.
        case ignored(Page)
        /// The window of an app has no containers with these tabs.
        case notAdoptable(tabs: [TabID], type: String)
        /// The framework has not dismissed a modal with this root.
        case notDismissed(Page)
    }

    extension NavigationHostError: CustomStringConvertible {
        /// The problem and its fix, in English for developers.
        var description: String {
            switch self {
            case .notShowable(let page, type: let type, hint: let hint):
                "the page '\(page)' is a '\(type)', which the host cannot show: \(hint)"
            case .shownTwice(let page):
                "the view controller of '\(page)' shows another page already: return a new one from its handler"
            case .notStackable(let page, type: let type):
                "the page '\(page)' is a '\(type)', which a stack cannot contain: present it alone"
            case .gone(let page): "the view controller of '\(page)', which other code has made, is gone"
            case .ignored(let page): "the interface has not changed to show '\(page)'"
            case .notAdoptable(tabs: [], type: let type):
                "the root of the window is a '\(type)': adopt a navigation controller, or a split view controller with one"
            case .notAdoptable(tabs: let tabs, type: let type):
                "the root of the window is a '\(type)', of which the first \(tabs.count) tabs are no navigation controllers with "
                    + "a page: name the tabs in the order of a tab bar controller"
            case .notDismissed(let page): "the interface has not dismissed '\(page)'"
            }
        }
    }
#endif
