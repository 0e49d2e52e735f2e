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
    static func of(_ scene: NavigationScene?, in navigator: Navigator, hasSidebar: Bool = false) -> String {
        guard let scene else { return "nothing" }
        let titles = { (pages: [Page]) in
            pages.map { $0.isForeign ? "~" : title(of: navigator.content(of: $0.id)) }.joined(separator: " > ")
        }
        let content =
            switch scene.content {
            case .stack(let stack): titles(stack.pages)
            case .tabs(let group) where hasSidebar: titles(group.selected.stack.pages)
            case .tabs(let group):
                group.tabs.map { $0.id == group.selected.id ? "[\(titles($0.stack.pages))]" : titles($0.stack.pages) }
                    .joined(separator: " ")
            }
        let modals = scene.modals.map { modal in
            if modal.root.isForeign { return "~" }
            return if case .page = modal.content {
                "\(modal.style) alone \(titles(modal.pages))"
            } else {
                "\(modal.style) \(titles(modal.pages))"
            }
        }
        return ([content] + modals).joined(separator: " | ")
    }

    /// The title of a page, also of one that is a view of SwiftUI.
    private static func title(of page: (any NavigationPage)?) -> String {
        (page as? UIViewController)?.title ?? (page as? ViewPage).map { "View \($0.number)" } ?? "?"
    }

    private static func content(_ root: UIViewController, _ isForeign: (UIViewController) -> Bool) -> String {
        if let split = root as? UISplitViewController {
            return split.viewController(for: .secondary).map { titles($0, isForeign) } ?? "nothing"
        }
        guard let bar = root as? UITabBarController else { return titles(root, isForeign) }
        return (bar.viewControllers ?? []).enumerated()
            .map { $0 == bar.selectedIndex ? "[\(titles($1, isForeign))]" : titles($1, isForeign) }
            .joined(separator: " ")
    }

    private static func titles(_ controller: UIViewController, _ isForeign: (UIViewController) -> Bool) -> String {
        let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
        return stack.map { isForeign($0) ? "~" : $0.title ?? "?" }.joined(separator: " > ")
    }
}
