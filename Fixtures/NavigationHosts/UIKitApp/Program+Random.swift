import RouterNavigation
import RouterPipeline
import UIKit

extension Program {
    /// Lets code and the user do something at random, at the same time, and compares UIKit with the state.
    func random(seed: UInt64) async throws {
        var numbers = RandomNumbers(seed: seed)
        for step in 0..<20 {
            let url = [
                "//chat/\(step)", "//chat/\(step)?switchTab=chats", "//chat/\(step)?openType=present",
                "//home?openType=none",
                "//chat/\(step)?popTo=%2F%2Fhome", "//inbox?openType=none&switchTab=home", "//chat/1?animated=0",
            ][numbers.next(below: 7)]
            var outcomes = 0
            navigator.open(url) { _ in outcomes += 1 }
            if numbers.next(below: 4) == 0 { Task { try? await navigator.dismiss() } }
            if numbers.next(below: 4) == 0 { Task { try? await navigator.popToRoot() } }
            for _ in 0..<numbers.next(below: 12) { await Task.yield() }
            UIKitModel.ignoresChanges = numbers.next(below: 8) == 0
            let choice = numbers.next(below: 5)
            // UIKit gives the user's hands nothing while a transition is running.
            if !UIKitModel.ignoresChanges, stack?.transitionCoordinator == nil, bar?.transitionCoordinator == nil {
                switch choice {
                case 0: stack?.userSwipesBack()
                case 1: if stack?.presentingViewController == nil { bar?.userTaps(numbers.next(below: 2)) }
                case 2: if stack?.presentingViewController != nil { stack?.userSwipesDown() }
                case 3: stack?.userGoesBack(to: numbers.next(below: stack?.viewControllers.count ?? 1))
                default: break
                }
            }
            await settle()
            UIKitModel.ignoresChanges = false
            checks.expect(outcomes, 1, "seed \(seed), step \(step): \(url) completes once")
            let state = Description.of(navigator.state["main"], in: navigator)
            checks.expect(Description.of(delegate.window), state, "seed \(seed), step \(step): \(url)")
        }
        try await navigator.open("//home?openType=none&switchTab=chats")
        try await navigator.popToRoot()
        try await navigator.switchTab("home")
        try await navigator.popToRoot()
    }

    /// A scene whose tabs the user selects in a sidebar.
    func sidebar() async throws {
        var sidebars = 0
        App.host.makeSidebar = { _ in
            sidebars += 1
            return TitledController("Sidebar")
        }
        let window = UIWindow(windowScene: scene)
        App.host.connect(window, to: "wide")
        try await navigator.openScene("wide", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        guard let split = window.rootViewController as? UISplitViewController else {
            return checks.expect(false, true, "a split view controller")
        }
        let shown = {
            (split.viewController(for: .secondary) as? UINavigationController)?.topViewController?.title
        }
        checks.expect(split.viewController(for: .primary)?.title, "Sidebar", "the sidebar")
        checks.expect(shown(), "Home", "the selected tab")
        try await navigator.open("//chat/5?switchTab=chats", in: "wide")
        checks.expect(shown(), "Chat 5", "another tab, selected by code")
        split.userNarrowsWindow()
        checks.expect(split.shownColumn, .secondary, "a narrow window shows the tab")
        split.userShowsSidebar()
        App.host.selectTab("chats", in: "wide")
        checks.expect(split.shownColumn, .secondary, "the selected tab, selected again")
        App.host.selectTab("home", in: "wide")
        checks.expect(shown(), "Home", "another tab, selected by the user")
        checks.expect(navigator.state["wide"]?.top.url, "//home", "the state")
        checks.expect(sidebars, 1, "sidebars")
        App.host.report(.closedScene("wide"))
        checks.expect(navigator.state["wide"] == nil, true, "a scene that the user discards")
    }
}
