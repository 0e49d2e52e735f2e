#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    extension NavigationPage where Self: UIViewController {
        /// The navigator of the view controller; `nil` while no ``UIKitNavigationHost`` shows it.
        ///
        /// ```swift
        /// try await navigator?.push(.openChat(chatID: 5))
        /// ```
        ///
        /// It acts where the page is; see ``Navigator/bound(to:)``. The children of a page have the navigator of the page.
        /// In a class with a property `navigator` of its own, the name refers to that property.
        ///
        /// - Complexity: O(*n*), where *n* is the number of open pages and of the controllers that contain or present this
        ///   one.
        public var navigator: Navigator? {
            let chain = Array(sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController })
            guard let scene = chain.last.flatMap(UIKitScene.shown(by:)), let host = scene.host else { return nil }
            let known = { chain.lazy.compactMap { host.knownPage(of: $0) }.first }
            // Other code may have shown the page, of which nobody has told the host.
            if known() == nil { scene.read() }
            // While something moves, the page is not in the state yet.
            let page = known() ?? chain.last { $0.parent is UINavigationController }.map(host.page)
            return page.map { host.navigator.bound(to: $0.id, in: scene.id) } ?? host.navigator
        }
    }
#endif
