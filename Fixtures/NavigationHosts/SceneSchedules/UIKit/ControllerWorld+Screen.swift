import RouterScenes
import UIKit

extension ControllerWorld {
    var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }

    /// The controllers that are presented, the lowest first.
    var presented: [UIViewController] {
        guard let window, let tabs else { return [] }
        return Array(window.presentations(above: tabs).dropFirst())
    }

    /// The highest controller, unless a presentation is moving.
    var top: UIViewController? {
        presented.contains { $0.isBeingPresented || $0.isBeingDismissed } ? nil : presented.last ?? tabs
    }

    /// The stack that the user can touch.
    var stack: UINavigationController? {
        guard top === tabs else { return top as? UINavigationController }
        let tab = tabs?.selectedViewController
        return tab === split && split?.shownColumn != .secondary ? nil : Self.stack(in: tab)
    }

    /// The stacks of the scene's tabs.
    var stacks: [UINavigationController] { tabControllers.compactMap(Self.stack) }

    /// The tab that is a split view.
    var split: UISplitViewController? { tabControllers.lazy.compactMap { $0 as? UISplitViewController }.first }

    private var tabControllers: [UIViewController] {
        guard let tabs else { return [] }
        if #available(iOS 18, tvOS 18, visionOS 2, *), !tabs.tabs.isEmpty {
            return tabs.tabs.compactMap(\.viewController)
        }
        return tabs.viewControllers ?? []
    }

    /// The place of the tab with a stack, or of the one without.
    func index(of stack: UINavigationController?) -> Int? { tabControllers.firstIndex { Self.stack(in: $0) === stack } }

    private static func stack(in tab: UIViewController?) -> UINavigationController? {
        ((tab as? UISplitViewController)?.viewController(for: .secondary) ?? tab) as? UINavigationController
    }

    /// The page that the user can touch.
    var page: UIViewController? {
        guard let top, !(top is UIAlertController), top.transitionCoordinator == nil else { return nil }
        guard let stack else { return top === tabs ? tabs?.selectedViewController : top }
        return stack.transitionCoordinator == nil ? stack.topViewController : nil
    }

    /// The tabs with the selected one in brackets, and the modals that belong to the scene.
    var shownScreens: String {
        guard let tabs else { return "nothing" }
        // The scene does not know the tab without a stack.
        let (stacks, tab) = (stacks, Self.stack(in: tabs.selectedViewController))
        let selected = stacks.firstIndex { $0 === tab } ?? host.scene.selected
        let texts = stacks.enumerated().map { $0 == selected ? "[\(titles($1))]" : titles($1) }
        let modals = presented.filter { modal in !others.contains { $0 === modal } }.map { modal in
            "\(modal.modalPresentationStyle == .fullScreen ? "fullScreen" : "sheet") \(titles(modal))"
        }
        return ([texts.joined(separator: " ")] + modals).joined(separator: " | ")
    }

    private func titles(_ controller: UIViewController) -> String {
        let pages = (controller as? UINavigationController)?.viewControllers ?? [controller]
        return pages.map { page in others.contains { $0 === page } ? "~" : page.title ?? "?" }.joined(separator: " > ")
    }
}

extension NavigationScene<Item> {
    /// The scene as the controllers show it.
    var screensOfControllers: String {
        func text(_ stack: PageStack<Item>) -> String {
            let root = stack.root.screen.map { "\($0.number)" } ?? (stack.tab == "home" ? "1" : "2")
            return ([root] + stack.pushed.map { $0.screen.map { "\($0.number)" } ?? "~" }).joined(separator: " > ")
        }
        let tabs = stacks.indices.map { $0 == selected ? "[\(text(stacks[$0]))]" : text(stacks[$0]) }
        return ([tabs.joined(separator: " ")] + modals.map { "\($0.style?.rawValue ?? "") \(text($0))" })
            .joined(separator: " | ")
    }
}
