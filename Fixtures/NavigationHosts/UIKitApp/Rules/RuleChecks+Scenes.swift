import UIKit

extension RuleChecks {
    func scenes() async {
        func tabs(_ stage: Stage) -> UITabBarController {
            let bar = UITabBarController()
            stage.stack.title = "Stack"
            stage.stack.setViewControllers([stage.home, stage.next], animated: false)
            bar.viewControllers = [stage.stack, stage.page("Other")]
            bar.delegate = stage
            stage.window.rootViewController = bar
            stage.calls = []
            return bar
        }
        await check(.selectionByCodeIsSilent, [[], ["selected Other after Stack", "didSelect Other"]]) { stage in
            let bar = tabs(stage)
            bar.selectedIndex = 1
            let silent = stage.calls
            bar.selectedIndex = 0
            bar.userTaps(1)
            return [silent, stage.calls]
        }
        await check(.selectedTabGoesBack, ["Home"], without: ["Home", "Next"]) { stage in
            tabs(stage).userTaps(0)
            await stage.ends()
            self.checks.expect(stage.calls.contains("didSelect Stack"), true, "the delegate is told again")
            return stage.titles
        }
        await tabsOfNewSystems()
        await check(.compactColumnHidesOthers, [["Narrow"], ["Wide"]]) { stage in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(stage.page("Wide"), for: .secondary)
            split.setViewController(stage.page("Narrow"), for: .compact)
            stage.window.rootViewController = split
            split.userNarrowsWindow()
            split.show(.secondary)
            let narrow = stage.window.drawnTitles
            split.userWidensWindow()
            return [narrow, stage.window.drawnTitles]
        }
        await check(
            .inactiveSceneHoldsTransitions,
            [[], ["didShow Next"]],
            without: [["didShow Next"], ["didShow Next"]]
        ) {
            stage in
            stage.scene.systemActivates(false)
            stage.stack.pushViewController(stage.next, animated: true)
            await stage.ends()
            let inactive = stage.calls.filter { $0.hasPrefix("didShow Next") }
            stage.scene.systemActivates(true)
            return [inactive, stage.calls.filter { $0.hasPrefix("didShow Next") }]
        }
        await check(.disconnectionLosesTransitions, 0, without: 1) { stage in
            var count = 0
            stage.home.present(stage.next, animated: true) { count += 1 }
            stage.scene.systemDisconnects()
            await stage.ends()
            return count
        }
        await deliveries()
        await check(.mainThreadOnly, ["present(_:animated:completion:) is called off the main thread"]) { stage in
            await OffMainThread.run { stage.home.present(stage.next, animated: true) }
            return UIKitModel.exceptions
        }
    }

    /// What iOS 18 and 27 tell of their tabs.
    private func tabsOfNewSystems() async {
        func tabs(_ stage: Stage) -> UITabBarController {
            let bar = UITabBarController(
                tabs: ["One", "Two"].map { title in
                    UITab(title: title, image: nil, identifier: title) { _ in stage.page(title) }
                }
            )
            bar.delegate = stage
            return bar
        }
        func taps(_ stage: Stage) -> [String] {
            let bar = tabs(stage)
            bar.userTaps(1)
            return stage.calls
        }
        await check(.tapsTellOfTabs, ["selected Two after One", "didSelect Two"], without: ["didSelect Two"], taps)
        await check(
            .tapsTellOfTabsOnly,
            ["selected Two after One"],
            without: ["selected Two after One", "didSelect Two"],
            taps
        )
        await check(.tabsLoadLate, [[], ["One"]], without: [["One", "Two"], ["One", "Two"]]) { stage in
            let bar = tabs(stage)
            let titles = { (bar.viewControllers ?? []).map { $0.title ?? "" } }
            let before = titles()
            _ = bar.selectedViewController
            return [before, titles()]
        }
    }

    /// What the system gives a scene.
    private func deliveries() async {
        let chat = UIApplicationShortcutItem(type: "chat", localizedTitle: "Chat")
        await check(
            .connectionHasWhatItIsFor,
            [
                "connects chat", "performs chat", "announces web", "continues web", "announces web", "fails web",
            ]
        ) { stage in
            let delegate = StageDelegate()
            stage.scene.systemConnects(delegate, action: chat)
            stage.scene.userChooses(chat)
            for fails in [false, true] {
                stage.scene.systemHandsOver(NSUserActivity(activityType: "web"), fails: fails)
                await stage.ends()
            }
            stage.scene.systemDisconnects()
            stage.scene.userChooses(chat)
            return delegate.calls + UIKitModel.exceptions
        }
    }
}

/// A delegate that notes what the system gives its scene.
private final class StageDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        calls.append("connects \(options.shortcutItem?.type ?? "")")
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        calls.append("performs \(shortcutItem.type)")
        completionHandler(true)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        calls.append("announces \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        calls.append("continues \(userActivity.activityType)")
    }

    func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) { calls.append("fails \(userActivityType)") }
}
