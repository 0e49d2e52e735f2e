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
        await check(.selectionByCodeIsSilent, [[], ["didSelect Other"]]) { stage in
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
        await check(.mainThreadOnly, ["present(_:animated:completion:) is called off the main thread"]) { stage in
            await OffMainThread.run { stage.home.present(stage.next, animated: true) }
            return UIKitModel.exceptions
        }
    }
}
