import RouterScenes
import UIKit

/// The control: an app that takes the steps between two scenes at once, as they come.
@MainActor
final class PlainCoordinator: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    private let model: SceneModel<Item>
    private let tabs: UITabBarController
    private let makeController: (Item) -> UIViewController
    private var controllers: [PageID: UIViewController] = [:]
    private var modals: [(root: PageID, controller: UINavigationController)] = []

    init(_ model: SceneModel<Item>, _ tabs: UITabBarController, makeController: @escaping (Item) -> UIViewController) {
        (self.model, self.tabs, self.makeController) = (model, tabs, makeController)
        super.init()
        tabs.delegate = self
        for case let stack as UINavigationController in tabs.viewControllers ?? [] { stack.delegate = self }
        model.onChange = { [weak self] old in
            guard let self else { return }
            for step in self.model.scene.steps(from: old) { take(step) }
        }
    }

    private func take(_ step: SceneStep<Item>) {
        switch step {
        case .setContent(let stacks, selected: let selected):
            tabs.dismiss(animated: true)
            tabs.selectedIndex = selected
            for stack in stacks { show(stack) }
        case .dismiss(let root):
            guard let index = modals.firstIndex(where: { $0.root == root }) else { return }
            modals[index].controller.presentingViewController?.dismiss(animated: true)
            modals.removeSubrange(index...)
        case .selectTab(let tab): tabs.selectedIndex = tab == "home" ? 0 : 1
        case .pop, .replace, .push:
            for stack in model.scene.stacks + model.scene.modals { show(stack) }
        case .present(let modal):
            let stack = UINavigationController()
            modals.append((modal.root.id, stack))
            show(modal)
            stack.delegate = self
            stack.modalPresentationStyle = modal.style == .fullScreen ? .fullScreen : .automatic
            stack.presentationController?.delegate = self
            (modals.dropLast().last?.controller ?? tabs).present(stack, animated: true)
        }
    }

    private func show(_ pages: PageStack<Item>) {
        let index = model.scene.stacks.firstIndex { $0.id == pages.id }
        let tab = index.flatMap { tabs.viewControllers?[$0] as? UINavigationController }
        guard let stack = modals.first(where: { $0.root == pages.root.id })?.controller ?? tab else { return }
        let root = stack.viewControllers.prefix(1) + (stack.viewControllers.isEmpty ? [controller(of: pages.root)] : [])
        let target = Array(root) + pages.pushed.map(controller)
        if target != stack.viewControllers { stack.setViewControllers(target, animated: true) }
    }

    private func controller(of page: SceneEntry<Item>) -> UIViewController {
        let controller = controllers[page.id] ?? page.screen.map(makeController) ?? UIViewController()
        controllers[page.id] = controller
        return controller
    }

    // MARK: The user

    func navigationController(_ stack: UINavigationController, didShow page: UIViewController, animated: Bool) {
        let root = modals.first { $0.controller === stack }?.root
        let tab = tabs.viewControllers?.firstIndex { $0 === stack }.map { SceneWorld.tabs[$0] }
        guard
            let pages = (model.scene.stacks + model.scene.modals).first(where: {
                $0.root.id == root || $0.tab != nil && $0.tab == tab
            })
        else { return }
        let closed = pages.pushed.map(\.id).filter { page in
            !stack.viewControllers.contains { $0 === controllers[page] }
        }
        model.scene.close(Set(closed))
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if tabs.selectedIndex < 2 { model.scene.select(SceneWorld.tabs[tabs.selectedIndex], keepingModals: true) }
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
        guard let index = modals.firstIndex(where: { $0.controller === presentation.presentedViewController }) else {
            return
        }
        let root = modals[index].root
        modals.removeSubrange(index...)
        model.scene.close([root])
    }
}
