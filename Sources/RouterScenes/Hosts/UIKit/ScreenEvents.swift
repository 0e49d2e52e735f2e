#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Hears that something on the screen has changed.
    @MainActor
    final class ScreenEvents: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UIAdaptivePresentationControllerDelegate
    {
        var whenChanged: (@MainActor () -> Void)?

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) { whenChanged?() }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            whenChanged?()
        }

        // iOS 27 calls no other method for a tab.
        @available(iOS 18, tvOS 18, visionOS 2, *)
        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelectTab selectedTab: UITab,
            previousTab: UITab?
        ) { whenChanged?() }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { whenChanged?() }
    }

    /// The stack of a modal, which says when it has been dismissed, also by code.
    final class SceneStackController: UINavigationController {
        var events: ScreenEvents?

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard isBeingDismissed, let events else { return }
            // The dismissal has ended in the next turn.
            Task { events.whenChanged?() }
        }
    }
#endif
