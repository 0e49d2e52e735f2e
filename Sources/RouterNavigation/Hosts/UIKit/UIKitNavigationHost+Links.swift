#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    extension UIKitNavigationHost {
        /// Opens the URLs that the system has delivered to a scene, as links from outside of the app.
        public func open(_ contexts: Set<UIOpenURLContext>, in scene: SceneID) {
            for context in contexts {
                navigator.deliver(context.url.absoluteString, in: scene, failed: linkFailed)
            }
        }

        /// Opens the universal link that the system has delivered to a scene.
        ///
        /// - Returns: Whether the activity is a universal link.
        @discardableResult
        public func `continue`(_ activity: NSUserActivity, in scene: SceneID) -> Bool {
            guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else {
                return false
            }
            navigator.deliver(url.absoluteString, in: scene, failed: linkFailed)
            return true
        }
    }
#endif
