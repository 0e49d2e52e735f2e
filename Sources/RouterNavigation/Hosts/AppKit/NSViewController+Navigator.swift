#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit

    extension NavigationPage where Self: NSViewController {
        /// The navigator that shows the view controller; `nil` while no ``AppKitNavigationHost`` shows it.
        ///
        /// ```swift
        /// try await navigator?.push(.openChat(chatID: 5))
        /// ```
        ///
        /// The children of a page have the navigator of the page. In a class with a property `navigator` of its own, the
        /// name refers to that property.
        ///
        /// - Complexity: O(*n*), where *n* is the number of controllers that contain this one.
        public var navigator: Navigator? {
            sequence(first: self as NSViewController, next: \.parent).lazy
                .compactMap { ($0 as? AppKitStackController)?.host }.first?.navigator
        }
    }
#endif
