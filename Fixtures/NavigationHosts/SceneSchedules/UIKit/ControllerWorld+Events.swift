import Model
import RouterScenes
import UIKit

extension ControllerWorld {
    func perform(_ event: ControllerEvent) {
        forget()
        switch event {
        case .tapBack: goesBack { $0.userTapsBack() }
        case .swipe: goesBack { $0.userSwipesBack() }
        case .giveUpSwipe: stack?.userSwipesBack(cancels: true)
        case .menuToRoot: goesBack(to: 0) { $0.userGoesBack(to: 0) }
        case .drag: drags()
        case .giveUpDrag: top?.userSwipesDown(cancels: true)
        case .tapHome: taps(stacks.first)
        case .tapShop: taps(stacks.last)
        case .tapMore: taps(nil)
        case .narrow: split?.userNarrowsWindow()
        case .widen: split?.userWidensWindow()
        case .goToSidebar: if top === tabs, tabs?.selectedViewController === split { split?.userShowsSidebar() }
        case .answerAlert: (top as? UIAlertController)?.userTaps(0)
        case .pressPush: if page != nil { code.pushes() }
        case .pressPresent: if page != nil { code.presents(.sheet) }
        case .pressAlert:
            guard page != nil else { return }
            code.supersede()
            host.scene.present(Item(number: Self.alerts + code.makeNumber()))
        case .alert, .share, .shareEnds, .oldPush, .oldPop, .oldTab, .oldDismiss: performOld(event)
        case .activate: windowScene?.systemActivates(true)
        case .deactivate: windowScene?.systemActivates(false)
        case .disconnect: disconnect()
        case .connect: connect()
        case .ignore:
            UIKitModel.ignoresChanges = true
            ModelTime.after(frames: 8) { UIKitModel.ignoresChanges = false }
        default: if let event = event.code { links(event) }
        }
    }

    // MARK: The user

    private func goesBack(to index: Int? = nil, _ gesture: (UINavigationController) -> Void) {
        // The page on which the user acts is the one that a touch leaves on top.
        guard let stack, window != nil, stack.userTouches() else { return }
        let before = stack.viewControllers
        let touched = index.map { Array(before.dropFirst($0 + 1)) } ?? Array(before.suffix(1))
        guard before.count > 1 else { return }
        closing(touched) {
            let former = stack.transitionCoordinator
            gesture(stack)
            return stack.transitionCoordinator !== former || stack.viewControllers != before
        }
    }

    private func drags() {
        guard let top, top !== tabs else { return }
        closing((top as? UINavigationController)?.viewControllers ?? [top]) {
            top.userSwipesDown()
            return top.isBeingDismissed
        }
    }

    /// Taps the tab of a stack, or the one that has none.
    private func taps(_ stack: UINavigationController?) {
        guard top === tabs, let tabs, let index = index(of: stack) else { return }
        guard index == tabs.selectedIndex else { return tabs.userTaps(index) }
        let touched = (tabs.selectedViewController as? UINavigationController)?.viewControllers.dropFirst() ?? []
        code.supersede { number in touched.contains { $0.title == "\(number)" } }
        tabs.userTaps(index)
    }

    // MARK: Code that knows no scene

    private func performOld(_ event: ControllerEvent) {
        guard let page, let tabs else { return }
        switch event {
        case .alert:
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            let answer = UIAlertAction(title: "OK", style: .default) { [unowned self] _ in
                unanswered.removeAll { $0.presentingViewController == nil }
            }
            alert.addAction(answer)
            show(alert, from: page)
            if alert.presentingViewController != nil { unanswered.append(alert) }
        case .share: show(TitledController("Share"), from: page)
        case .shareEnds: if others.contains(page) { page.dismiss(animated: true) }
        case .oldPush:
            guard let stack else { return }
            let old = TitledController("Old")
            others.append(old)
            stack.pushViewController(old, animated: true)
        case .oldPop:
            guard let stack, stack.viewControllers.count > 1 else { return }
            code.supersede { "\($0)" == page.title }
            stack.popViewController(animated: true)
        case .oldTab:
            guard let shop = index(of: stacks.last) else { return }
            tabs.selectedIndex = tabs.selectedIndex == 0 ? shop : 0
            isSilent = true
        default:
            guard let modal = presented.last else { return }
            let pages = (modal as? UINavigationController)?.viewControllers ?? [modal]
            code.supersede { number in pages.contains { $0.title == "\(number)" } }
            page.dismiss(animated: true)
        }
    }

    private func show(_ controller: UIViewController, from page: UIViewController) {
        others.append(controller)
        page.present(controller, animated: true)
    }
}
