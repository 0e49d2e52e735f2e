import RouterNavigation
import UIKit

/// What the user sees, in one line: the tabs with the selected one in brackets, and the modals after them.
@MainActor
enum Description {
    /// What UIKit shows in a window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - isForeign: Whether no navigator has made a controller.
    static func of(_ window: UIWindow?, where isForeign: (UIViewController) -> Bool = { _ in false }) -> String {
        guard let root = window?.rootViewController else { return "nothing" }
        let presented = sequence(first: root) { $0.presentedViewController }.dropFirst()
            .filter { !($0 is UISearchController) }
        let modals = presented.map { controller in
            if isForeign(controller) { return "~" }
            let style = controller.modalPresentationStyle == .fullScreen ? "fullScreen" : "sheet"
            return controller is UINavigationController
                ? "\(style) \(titles(controller, isForeign))" : "\(style) alone \(titles(controller, isForeign))"
        }
        return ([content(root, isForeign)] + modals).joined(separator: " | ")
    }

    /// What the navigator's state says.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - navigator: The navigator.
    ///   - hasSidebar: Whether UIKit shows the selected tab only.
    static func of(_ scene: NavigatorScene?, in navigator: Navigator, hasSidebar: Bool = false) -> String {
        guard let scene else { return "nothing" }
        let titles = { (pages: [Page]) in
            pages.map { $0.isForeign ? "~" : title(of: navigator.content(of: $0.id)) }.joined(separator: " > ")
        }
        let content =
            if scene.tabs.isEmpty || hasSidebar {
                titles(scene.visibleStack.pages)
            } else {
                scene.stacks.map { $0.id == scene.visibleStack.id ? "[\(titles($0.pages))]" : titles($0.pages) }
                    .joined(separator: " ")
            }
        let modals = scene.modals.map { modal in
            if modal.root.isForeign { return "~" }
            let style = modal.style.map { "\($0)" } ?? "no style"
            return modal.isWrapped ? "\(style) \(titles(modal.pages))" : "\(style) alone \(titles(modal.pages))"
        }
        return ([content] + modals).joined(separator: " | ")
    }

    /// The title of a page, also of one that is a view of SwiftUI.
    private static func title(of page: (any NavigationPage)?) -> String {
        (page as? UIViewController)?.title ?? (page as? ViewPage).map { "View \($0.number)" } ?? "?"
    }

    private static func content(_ root: UIViewController, _ isForeign: (UIViewController) -> Bool) -> String {
        if let split = root as? UISplitViewController {
            let compact = split.isCollapsed ? split.viewController(for: .compact) : nil
            return (compact ?? split.viewController(for: .secondary)).map { titles($0, isForeign) } ?? "nothing"
        }
        guard let bar = root as? UITabBarController else { return titles(root, isForeign) }
        // A tab that is no stack is the app's own.
        return bar.tabControllers.compactMap { tab in
            guard let stack = UITabBarController.stack(in: tab) else { return nil }
            return tab === bar.selectedViewController ? "[\(titles(stack, isForeign))]" : titles(stack, isForeign)
        }
        .joined(separator: " ")
    }

    private static func titles(_ controller: UIViewController, _ isForeign: (UIViewController) -> Bool) -> String {
        let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
        return stack.map { isForeign($0) ? "~" : $0.title ?? "?" }.joined(separator: " > ")
    }
}

extension UITabBarController {
    /// The controllers of all tabs.
    var tabControllers: [UIViewController] {
        if #available(iOS 18, tvOS 18, visionOS 2, *), !tabs.isEmpty { return tabs.compactMap(\.viewController) }
        return viewControllers ?? []
    }

    /// The stack of the selected tab, which may be in a split view.
    var selectedStack: UINavigationController? { selectedViewController.flatMap(Self.stack) }

    /// The stack of a tab; `nil` for a tab without one.
    static func stack(in tab: UIViewController) -> UINavigationController? {
        ((tab as? UISplitViewController)?.viewController(for: .secondary) ?? tab) as? UINavigationController
    }
}
