#if canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)
    // The reasons for which a host does not show a change.

    extension NavigationError {
        /// The interface cannot show pages of a type.
        static func notShowable(_ page: Page, type: String, hint: String) -> NavigationError {
            NavigationError(.notShown, "the page '\(page)' is a '\(type)', which the host cannot show: \(hint)")
        }

        /// The controller of a page shows another page already.
        static func shownTwice(_ page: Page) -> NavigationError {
            NavigationError(
                .notShown,
                "the view controller of '\(page)' shows another page already: return a new one from its handler"
            )
        }

        /// A stack cannot contain the controller of a page.
        static func notStackable(_ page: Page, type: String) -> NavigationError {
            NavigationError(
                .notShown,
                "the page '\(page)' is a '\(type)', which a stack cannot contain: present it alone"
            )
        }

        /// Other code has released the controller of its page.
        static func gone(_ page: Page) -> NavigationError {
            NavigationError(.notShown, "the view controller of '\(page)', which other code has made, is gone")
        }

        /// The framework has not performed a change that the host requested.
        static func ignored(_ page: Page) -> NavigationError {
            NavigationError(.notShown, "the interface has not changed to show '\(page)'")
        }

        /// The window of an app has no containers in which pages can be shown, or none for a tab.
        static func notAdoptable(tab: TabID? = nil, type: String) -> NavigationError {
            let help =
                tab.map {
                    ", whose tab '\($0)' has no stack with a page: name the tabs in their order, with 'nil' for each that is "
                        + "no navigation controller"
                } ?? ": adopt a navigation controller, or a split view controller with one"
            return NavigationError(.notShown, "the root of the window is a '\(type)'\(help)")
        }

        /// The framework has not dismissed a modal with this root.
        static func notDismissed(_ page: Page) -> NavigationError {
            NavigationError(.notShown, "the interface has not dismissed '\(page)'")
        }
    }
#endif
