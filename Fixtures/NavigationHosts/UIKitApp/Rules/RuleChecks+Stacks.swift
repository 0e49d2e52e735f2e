import UIKit

extension RuleChecks {
    func stacks() async {
        await check(.changesWaitForTransition, ["Home", "Next"], without: ["Home", "Next", "Third"]) { stage in
            stage.stack.pushViewController(stage.next, animated: true)
            stage.stack.pushViewController(stage.page("Third"), animated: true)
            let titles = stage.titles
            await stage.ends()
            self.checks.expect(stage.titles, ["Home", "Next", "Third"], "the second push is not lost")
            return titles
        }
        await check(.pushingTwiceRaises, ["a controller is pushed twice"], without: []) { stage in
            stage.stack.pushViewController(stage.next, animated: true)
            stage.stack.pushViewController(stage.next, animated: true)
            self.checks.expect(UIKitModel.exceptions, [], "the second push waits")
            await stage.ends()
            return UIKitModel.exceptions
        }
        await check(.coordinatorOnlyForAnimations, [true, false, false], without: [true, true, false]) { stage in
            stage.stack.pushViewController(stage.next, animated: true)
            let animated = stage.stack.transitionCoordinator != nil
            await stage.ends()
            stage.stack.popViewController(animated: false)
            let plain = stage.stack.transitionCoordinator != nil
            await stage.ends()
            stage.stack.setViewControllers([stage.home], animated: true)
            return [animated, plain, stage.stack.transitionCoordinator != nil]
        }
        await check(.didShowComesFirst, ["didShow Next", "completion"], without: ["completion", "didShow Next"]) {
            stage in
            stage.stack.pushViewController(stage.next, animated: true)
            stage.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.calls.append("completion")
            }
            await stage.ends()
            return Array(stage.calls.suffix(2))
        }
        await check(.touchesInterrupt, ["Home"], without: ["Home", "Next"]) { stage in
            stage.stack.setViewControllers([stage.home, stage.next, stage.page("Third")], animated: false)
            stage.stack.userTapsBack()
            ModelTime.runJobs()
            stage.stack.userTapsBack()
            await stage.ends()
            return stage.titles
        }
    }

    func swipes() async {
        let back = ["appears Next"]
        await check(.swipeSendsWillShow, ["willShow Home"] + back, without: back) { stage in
            stage.stack.setViewControllers([stage.home, stage.next], animated: false)
            stage.calls = []
            stage.stack.userSwipesBack(cancels: true)
            stage.stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                self.checks.expect(context.isCancelled, true, "the coordinator says that the swipe was given up")
            }
            await stage.ends()
            self.checks.expect(stage.titles, ["Home", "Next"], "the page is back")
            return stage.calls
        }
        await check(.swipeRemovesAtOnce, ["Home"], without: ["Home", "Next"]) { stage in
            stage.stack.setViewControllers([stage.home, stage.next], animated: false)
            stage.stack.userSwipesBack()
            let titles = stage.titles
            self.checks.expect(stage.window.drawnTitles.count, 2, "both pages are drawn")
            await stage.ends()
            self.checks.expect(stage.titles, ["Home"], "the page is gone")
            return titles
        }
    }
}
