#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit

    extension NavigationPage where Self: NSViewController {
        /// The navigator of the view controller; `nil` while no ``AppKitNavigationHost`` shows it.
        ///
        /// ```swift
        /// try await navigator?.push(.openChat(chatID: 5))
        /// ```
        ///
        /// It acts where the page is; see ``Navigator/bound(to:)``. The children of a page have the navigator of the page.
        /// In a class with a property `navigator` of its own, the name refers to that property.
        ///
        /// - Complexity: O(*n*), where *n* is the number of open pages and of the controllers that contain this one.
        public var navigator: Navigator? {
            let chain = sequence(first: self as NSViewController, next: \.parent)
            guard let host = chain.lazy.compactMap({ ($0 as? AppKitStackController)?.host }).first else { return nil }
            let page = chain.lazy.compactMap { host.knownPage(of: $0) }.first
            return page.map { host.navigator.bound(to: $0.id) } ?? host.navigator
        }
    }
#endif
