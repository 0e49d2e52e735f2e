import RouterNavigation
import SwiftUI
import UIKit

/// The delegate of an app, which says nothing to anyone.
private final class OldDelegate: NSObject, UINavigationControllerDelegate {}

extension Program {
    private func oldStack(_ title: String) -> UINavigationController {
        let stack = UINavigationController()
        stack.viewControllers = [TitledController(title)]
        return stack
    }

    private func shownWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    /// A split view as an app makes it: a sidebar, a stack, and a stack for narrow windows if it has a title.
    private func oldSplit(_ title: String, narrow: String? = nil) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(TitledController("Sidebar"), for: .primary)
        split.setViewController(oldStack(title), for: .secondary)
        if let narrow { split.setViewController(oldStack(narrow), for: .compact) }
        return split
    }

    /// Compares the pages of an adopted scene with texts, a number sign for a page of old code.
    private func expect(_ tabs: [String], in scene: SceneID, _ what: String) {
        let stacks = navigator.state[scene]?.stacks.map { stack in
            stack.pages.map { $0.isForeign ? "#" : $0.description }.joined(separator: " > ")
        }
        checks.expect(stacks, tabs, what)
    }

    /// Tab bars with tabs that are no stacks, or that iOS 18 makes when the user sees them.
    @available(iOS 18, tvOS 18, visionOS 2, *)
    func adoptingTabs() async throws {
        let bar = UITabBarController()
        bar.viewControllers = [
            oldStack("Old home"), UIHostingController(rootView: Text("Settings")), oldStack("Old inbox"),
            oldSplit("Old mail"),
        ]
        let titles = ["Old home", "Settings", "Old inbox", "Old mail"]
        let late = UITabBarController(
            tabs: titles.map { title in
                UITab(title: title, image: nil, identifier: title) { _ in
                    switch title {
                    case "Settings": UIHostingController(rootView: Text(title))
                    case "Old mail": oldSplit(title)
                    default: oldStack(title)
                    }
                }
            }
        )
        for (id, bar) in [(SceneID("tabs"), bar), ("late tabs", late)] {
            UIKitModel.rules.insert(.tapsTellOfTabsOnly)
            let window = shownWindow(bar)
            try App.host.adopt(window, as: id, tabs: ["home", nil, "chats", "mail"])
            expect(["#", "#", "#"], in: id, "\(id): each tab with a name has its stack")
            try await navigator.open("//chat/1?switchTab=chats", in: id)
            checks.expect(window.drawnTitles, ["Chat 1"], "\(id): a page in a tab behind one without a name")
            try await navigator.open("//chat/2?switchTab=mail", in: id)
            checks.expect(window.drawnTitles, ["Chat 2"], "\(id): a page in a split view")
            bar.userTaps(0)
            checks.expect(
                navigator.state[id]?.tabs.first,
                navigator.state[id]?.visibleStack.tab,
                "\(id): a tap is heard"
            )
            bar.userTaps(1)
            checks.expect(window.drawnTitles, ["Settings"], "\(id): the tab without a name")
            try await navigator.push(.url("//chat/3"), in: id)
            checks.expect(window.drawnTitles, ["Chat 3"], "\(id): a page from there")
            try await navigator.push(.url("//note"), in: id)
            bar.userTaps(0)
            await settle()
            checks.expect(window.drawnTitles, ["Note"], "\(id): a page that refuses")
            expect(["# > //chat/3 > //note", "# > //chat/1", "# > //chat/2"], in: id, "\(id): the state")
            App.host.disconnect(id)
            UIKitModel.rules = UIKitRule.usual
        }
        let short = shownWindow(UITabBarController(tabs: []))
        checks.expect(
            await checks.message { try App.host.adopt(short, as: "short", tabs: [nil, "chats"]) },
            "the root of the window is a 'UITabBarController', whose tab 'chats' has no stack with a page: name the tabs in "
                + "their order, with 'nil' for each that is no navigation controller",
            "a tab that is not there"
        )
    }

    /// Split views, which show another stack in a narrow window.
    func adoptingSplitViews() async throws {
        let split = oldSplit("Old detail", narrow: "Old list")
        let window = shownWindow(split)
        try App.host.adopt(window, as: "split")
        try await navigator.push(.url("//chat/1"), in: "split")
        checks.expect(window.drawnTitles, ["Chat 1"], "a page beside the sidebar")
        split.userNarrowsWindow()
        try await navigator.push(.url("//chat/2"), in: "split")
        checks.expect(window.drawnTitles, ["Chat 2"], "a page in a narrow window is seen")
        expect(["# > //chat/2"], in: "split", "the state has what the user sees")
        try await navigator.popToRoot(in: "split")
        checks.expect(window.drawnTitles, ["Old list"], "the page that the user sees closes")
        split.userWidensWindow()
        try await navigator.push(.url("//chat/3"), in: "split")
        checks.expect(window.drawnTitles, ["Chat 3"], "a page in a wide window again")
        App.host.disconnect("split")
        let tabs = UITabBarController()
        tabs.viewControllers = [oldStack("Old list"), oldStack("Old search")]
        split.setViewController(tabs, for: .compact)
        split.userNarrowsWindow()
        try App.host.adopt(window, as: "split")
        tabs.selectedIndex = 1
        try await navigator.push(.url("//chat/4"), in: "split")
        checks.expect(window.drawnTitles, ["Chat 4"], "a page in the tab that a narrow window shows")
        App.host.disconnect("split")
    }

    /// Swipes in a stack with a delegate of the app.
    func adoptedGuards() async throws {
        let stack = oldStack("Old root")
        let own = OldDelegate()
        stack.delegate = own
        try App.host.adopt(shownWindow(stack), as: "guarded")
        try await navigator.push(.url("//chat/1"), in: "guarded")
        try await navigator.push(.url("//note"), in: "guarded")
        checks.expect(stack.delegate === own, true, "the delegate is the app's")
        stack.popViewController(animated: true)
        await settle()
        checks.expect(stack.userSwipesBack(), true, "the user swipes back after old code has closed a page")
        await settle()
        App.host.disconnect("guarded")
    }
}
