import RouterNavigation
import UIKit

/// What the user sees, in one line: the tabs with the selected one in brackets, and the modals after them.
@MainActor
enum Description {
    /// What UIKit shows in a window.
    static func of(_ window: UIWindow?) -> String {
        guard let root = window?.rootViewController else { return "nothing" }
        let presented = Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
        let modals = presented.map { controller in
            let style = controller.modalPresentationStyle == .fullScreen ? "fullScreen" : "sheet"
            return controller is UINavigationController
                ? "\(style) \(titles(controller))" : "\(style) alone \(titles(controller))"
        }
        return ([content(root)] + modals).joined(separator: " | ")
    }

    /// What the navigator's state says.
    static func of(_ scene: NavigationScene?, in navigator: Navigator) -> String {
        guard let scene else { return "nothing" }
        let titles = { (pages: [Page]) in
            pages.map { (navigator.content(of: $0.id) as? UIViewController)?.title ?? "?" }.joined(separator: " > ")
        }
        let content =
            switch scene.content {
            case .stack(let stack): titles(stack.pages)
            case .tabs(let group):
                group.tabs.map { $0.id == group.selected.id ? "[\(titles($0.stack.pages))]" : titles($0.stack.pages) }
                    .joined(separator: " ")
            }
        let modals = scene.modals.map { modal in
            if case .page = modal.content {
                "\(modal.style) alone \(titles(modal.pages))"
            } else {
                "\(modal.style) \(titles(modal.pages))"
            }
        }
        return ([content] + modals).joined(separator: " | ")
    }

    private static func content(_ root: UIViewController) -> String {
        guard let bar = root as? UITabBarController else { return titles(root) }
        return (bar.viewControllers ?? []).enumerated()
            .map { $0 == bar.selectedIndex ? "[\(titles($1))]" : titles($1) }
            .joined(separator: " ")
    }

    private static func titles(_ controller: UIViewController) -> String {
        let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
        return stack.map { $0.title ?? "?" }.joined(separator: " > ")
    }
}
