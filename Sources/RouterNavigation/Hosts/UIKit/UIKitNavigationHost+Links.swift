#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    extension UIKitNavigationHost {
        /// Opens the URLs that the system has delivered to a scene, as links from outside of the app, in the order
        /// of their text.
        public func open(_ contexts: Set<UIOpenURLContext>, in scene: SceneID) {
            // A set has another order each time, and of several links, the last one is seen.
            for url in contexts.map(\.url.absoluteString).sorted() { deliver(url, in: scene) }
        }

        /// Opens the universal link that the system has delivered to a scene.
        ///
        /// - Returns: Whether the activity is a universal link.
        @discardableResult
        public func `continue`(_ activity: NSUserActivity, in scene: SceneID) -> Bool {
            guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else {
                return false
            }
            deliver(url.absoluteString, in: scene)
            return true
        }
    }
#endif
