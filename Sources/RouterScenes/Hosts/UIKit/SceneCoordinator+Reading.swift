#if canImport(UIKit) && !os(watchOS)
    import RouterPlans
    import UIKit

    extension SceneCoordinator {
        /// The controllers that are presented, the lowest first; a search is a part of its page.
        var presented: [UIViewController] { presentedWithSearches.filter { !($0 is UISearchController) } }

        private var presentedWithSearches: [UIViewController] {
            container.presentedViewController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
        }

        /// The highest controller, which alone can present another one.
        var highest: UIViewController { presentedWithSearches.last ?? container }

        /// The tab that the user sees; `nil` for one that is not the scene's.
        var shownTab: TabID? {
            guard let bar = container as? UITabBarController else { return tabs.keys.first ?? nil }
            return tabs.first { $0.value === bar.selectedViewController }?.key
        }

        /// The controllers of the stacks without the modals.
        var stacks: [TabID?: UINavigationController] { tabs.compactMapValues { $0.shownStack } }

        var transition: (any UIViewControllerTransitionCoordinator)? {
            ([container] + Array(stacks.values) + presentedWithSearches + modals.map { $0.controller }).lazy
                .compactMap { $0.transitionCoordinator }.first
        }

        var isMoving: Bool {
            transition != nil
                || (presented + modals.map { $0.controller }).contains { $0.isBeingPresented || $0.isBeingDismissed }
        }

        /// Whether an alert waits for its answer, unless the scene itself closes it.
        var isAsking: Bool {
            let closing = modals.dropFirst(keptModalCount).map { $0.controller }
            return presented.contains { alert in alert is UIAlertController && !closing.contains { $0 === alert } }
        }

        /// The number of modals that are on the screen and remain.
        var keptModalCount: Int { zip(modals, model.scene.modals).prefix { $0.id == $1.id }.count }

        /// The controller of a stack that is open.
        func stack(at place: ScenePlace) -> UINavigationController? {
            switch place {
            case .tab(let tab): stacks[tab]
            case .modal(let modal): modals.first { $0.id == modal }?.controller as? UINavigationController
            }
        }

        /// Tells the scene which tab the user has selected, which takes no time.
        func readTab() {
            guard let shown = shownTab, shown != tab else { return }
            tab = shown
            model.scene.select(shown, keepingModals: true)
        }

        /// Tells the scene what others than it have changed on the screen, on which nothing moves.
        func read() {
            var scene = model.scene
            readModals(&scene)
            for (place, path) in paths { if let stack = stack(at: place) { read(stack, path, at: place, &scene) } }
            asked = []
            model.scene = scene
        }

        private func readModals(_ scene: inout NavigationScene<Screen>) {
            let presented = presented
            let closed = modals.map { $0.id }.filter { id in
                !presented.contains { $0 === modals.first { $0.id == id }?.controller }
            }
            for modal in closed {
                let path = paths.removeValue(forKey: .modal(modal)) ?? []
                // A modal that a link has asked for in the meantime is presented again.
                if asked.isDisjoint(with: path) { scene.dismiss([modal]) { !path.contains($0.id) } }
            }
            modals.removeAll { closed.contains($0.id) }
        }

        private func read(
            _ stack: UINavigationController,
            _ former: [PageID],
            at place: ScenePlace,
            _ scene: inout NavigationScene<Screen>
        ) {
            let shown = stack.viewControllers.dropFirst()
            let open = former.dropFirst().filter { page in shown.contains { $0 === controllers[page] } }
            // What is below a page that a link has asked for in the meantime is shown again, too.
            let kept = (former.lastIndex(where: asked.contains) ?? 0) + 1
            scene.close(Set(former.dropFirst(kept)).subtracting(open))
            var path = Array(former.prefix(1))
            for controller in shown {
                if let page = open.first(where: { controllers[$0] === controller }) {
                    path.append(page)
                } else if path.last.map(asked.contains) == true {
                    // A link has asked for what is below, so this page closes.
                    path.append(scene.makeEntry(of: nil).id)
                } else {
                    path.append(scene.insertOther(above: path.count > 1 ? path.last : nil, at: place))
                }
                if let page = path.last { controllers[page] = controller }
            }
            paths[place] = path
        }
    }
#endif
