import RouterNavigation
import UIKit

/// A tab bar of an app from before it used routes.
private final class OldTabBar: UITabBarController, UITabBarControllerDelegate {
    var taps = 0

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        taps += 1
    }
}

/// The transitions of a page.
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {}

/// The stacks of an app with a class of its own.
final class ShopStack: UINavigationController {}

extension Program {
    /// Containers of the app's own classes, and how pages want to be presented.
    func containers() async throws {
        App.host.makeSidebar = { _ in nil }
        App.host.makeStack = { _ in ShopStack() }
        App.host.makeTabBar = { _ in OldTabBar() }
        App.host.setUpModal = { controller, _ in controller.preferredContentSize.height = 400 }
        App.host.setUpTab = { item, tab in item.title = "Tab \(tab.name)" }
        let window = UIWindow(windowScene: scene)
        App.host.connect(window, to: "shop")
        try await navigator.openScene("shop", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        let bar = window.rootViewController as? OldTabBar
        checks.expect(bar?.viewControllers?.allSatisfy { $0 is ShopStack }, true, "containers of the app's classes")
        checks.expect(
            bar?.viewControllers?.map { $0.tabBarItem?.title ?? "" },
            ["Tab home", "Tab chats"],
            "the items of the tabs, which the app sets up"
        )
        bar?.selectedIndex = 1
        let page = TitledController("Form")
        page.modalPresentationStyle = .formSheet
        page.isModalInPresentation = true
        page.modalTransitionStyle = .crossDissolve
        let transitions = Transitions()
        page.transitioningDelegate = transitions
        page.preferredContentSize = CGSize(width: 300, height: 200)
        try await navigator.present(.page(page), in: "shop")
        checks.expect(navigator.state["shop"]?.path.count, 2, "the tab that code has selected is read")
        let modal = bar?.presentedViewController as? ShopStack
        checks.expect(modal?.modalPresentationStyle, .formSheet, "a wrapped page keeps its style")
        checks.expect(modal?.isModalInPresentation, true, "and that it cannot be dragged down")
        let isDissolved = modal?.modalTransitionStyle == .crossDissolve
        checks.expect(isDissolved && modal?.transitioningDelegate === transitions, true, "and how it appears")
        checks.expect(
            modal?.preferredContentSize,
            CGSize(width: 300, height: 400),
            "and its size, which the app sets up"
        )
        App.host.report(.closedScene("shop"))
    }

    /// An app whose modules move to routes one after the other: code that pushes and routes share stacks.
    func adopting() async throws {
        let old = OldTabBar()
        old.delegate = old
        old.viewControllers = ["Old home", "Old inbox", "Old account"].map { title in
            let stack = UINavigationController()
            stack.viewControllers = [TitledController(title)]
            return stack
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = old
        try App.host.adopt(window, as: "old", tabs: ["home", "chats"])
        checks.expect(navigator.state.activeScene?.id, "old", "the scene is open at once")
        expectOld([["#"], ["#"]], "an app's own tabs")
        let home = old.viewControllers?[0] as? UINavigationController
        home?.pushViewController(TitledController("Old detail"), animated: true)
        await settle()
        try await navigator.push(.url("//chat/5"), in: "old")
        expectOld([["#", "#", "//chat/5"], ["#"]], "a route above a page of old code")
        checks.expect(window.drawnTitles, ["Chat 5"], "and the user sees it")
        checks.expect(
            home?.viewControllers.map { $0.title ?? "" },
            ["Old home", "Old detail", "Chat 5"],
            "in its stack"
        )
        home?.pushViewController(TitledController("Old form"), animated: true)
        await settle()
        expectOld([["#", "#", "//chat/5", "#"], ["#"]], "old code above a route")
        let bound = (home?.topViewController as? TitledController)?.navigator
        old.selectedIndex = 1
        try await bound?.push(.url("//chat/6"))
        expectOld([["#", "#", "//chat/5", "#", "//chat/6"], ["#"]], "old code opens a route in its own stack")
        try await navigator.switchTab("home", in: "old")
        checks.expect(window.drawnTitles, ["Chat 6"], "which the user sees after the tab is selected")
        try await navigator.pop(to: "//chat/5", in: "old")
        try await navigator.pop(in: "old")
        checks.expect(window.drawnTitles, ["Old detail"], "routes are closed, and the page of old code is not")
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        home?.topViewController?.present(alert, animated: true)
        await settle()
        let link = Task { try await navigator.openLink("//chat/7", in: "old") }
        // The time of the model passes while the program waits.
        try await Task.sleep(nanoseconds: 3_000_000_000)
        checks.expect(window.drawnTitles, ["Old detail", "Sure?"], "a link waits for the answer to an alert")
        alert.userTaps(0)
        _ = try await link.value
        expectOld([["#", "#", "//chat/7"], ["#"]], "and opens when the user has answered")
        try await navigator.switchTab("chats", in: "old")
        old.userTaps(0)
        checks.expect(old.taps, 1, "the delegate of the app is told")
        try await navigator.popToRoot(in: "old")
        expectOld([["#"], ["#"]], "back to the root of old code")
        // The user looks at a tab that has no name.
        for (tab, url) in [("home", "//chat/9?switchTab=home"), ("home", "//chat/9"), ("home", "//chat/10")] {
            old.selectedIndex = 2
            try await navigator.open(url, reuse: .ifVisible, in: "old")
            checks.expect(old.selectedIndex, 0, "\(url) shows the tab '\(tab)'")
        }
        old.selectedIndex = 2
        try await navigator.switchTab("home", in: "old")
        checks.expect(old.selectedIndex, 0, "and so does code that selects it")
        try await navigator.popToRoot(in: "old")
        App.host.disconnect("old")
        checks.expect(navigator.state["old"] == nil, true, "the scene closes with its window")
        checks.expect(home?.viewControllers.count, 1, "and its containers are left alone")
        try App.host.adopt(window, as: "old", tabs: ["home"])
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "Inbox"].map { title in
            let stack = UINavigationController()
            stack.viewControllers = [TitledController(title)]
            return stack
        }
        window.rootViewController = tabs
        try await navigator.push(.url("//chat/11"), in: "old")
        checks.expect(
            home?.viewControllers.count,
            2,
            "pages open in the containers of before, unless the scene was disconnected"
        )
        checks.expect(
            await checks.message { try App.host.adopt(window, as: "old", tabs: ["home", "chats"]) },
            "the scene 'old' is open already: give another one another identity",
            "and nothing is adopted in their place"
        )
        App.host.disconnect("old")
        window.rootViewController = tabs
        try App.host.adopt(window, as: "old", tabs: ["home", "chats"])
        expectOld([["#"], ["#"]], "a scene that is adopted again, with another root")
        try await navigator.closeScene("old")
        checks.expect(window.rootViewController === tabs, true, "closing it leaves the window alone")
        window.rootViewController = old
        checks.expect(
            await checks.message { try App.host.adopt(window, as: "old") },
            "the root of the window is a 'OldTabBar': adopt a navigation controller, or a split view controller with one",
            "tabs without names"
        )
        checks.expect(
            await checks.message { try App.host.adopt(window, as: "old", tabs: ["a", "b", "c", "d"]) },
            "the root of the window is a 'OldTabBar', whose tab 'd' has no stack with a page: name the tabs in their order, "
                + "with 'nil' for each that is no navigation controller",
            "too many names"
        )
    }

    /// Compares the pages of the scene with texts, a number sign for a page of old code.
    private func expectOld(_ tabs: [[String]], _ what: String) {
        let stacks = navigator.state["old"]?.stacks.map { stack in
            stack.pages.map { $0.isForeign ? "#" : $0.description }
        }
        checks.expect(stacks, tabs, what)
    }
}
