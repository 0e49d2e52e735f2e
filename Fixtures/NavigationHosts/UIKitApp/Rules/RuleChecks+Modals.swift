import SwiftUI
import UIKit

extension RuleChecks {
    func presentations() async {
        await check(.ancestorPresents, true) { stage in
            stage.home.present(stage.next, animated: true)
            return stage.next.presentingViewController === stage.stack
                && stage.home.presentedViewController === stage.next
        }
        await check(.contextPresents, [true, false, true]) { stage in
            let (bar, search) = (UITabBarController(), UISearchController(searchResultsController: nil))
            stage.window.rootViewController = nil
            bar.viewControllers = [stage.stack]
            stage.window.rootViewController = bar
            search.userBegins(on: stage.home)
            await stage.ends()
            bar.present(stage.next, animated: true)
            return [
                search.presentingViewController === stage.stack, bar.presentedViewController === search,
                bar.presentedViewController === stage.next,
            ]
        }
        await check(.secondPresentationIsRefused, ["Home", "Next"], without: ["Home", "Next", "Third"]) { stage in
            stage.home.present(stage.next, animated: true)
            var count = 0
            stage.home.present(stage.page("Third"), animated: true) { count += 1 }
            await stage.ends()
            self.checks.expect(count, stage.window.drawnTitles.count - 2, "a completion comes only if it is presented")
            return stage.window.drawnTitles
        }
        await check(.presentationNeedsWindow, false, without: true) { stage in
            let controller = stage.page("Lost")
            controller.present(stage.next, animated: true)
            return controller.presentedViewController === stage.next
        }
        await check(.ancestorPresents, ["appears Next", "completion"]) { stage in
            stage.calls = []
            stage.home.present(stage.next, animated: true) { stage.calls.append("completion") }
            await stage.ends()
            return stage.calls
        }
    }

    func dismissals() async {
        await check(.dismissalClosesAllAbove, ["disappears Third", "disappears Next", "completion"]) { stage in
            stage.home.present(stage.next, animated: false)
            stage.next.present(stage.page("Third"), animated: false)
            stage.calls = []
            stage.home.dismiss(animated: true) { stage.calls.append("completion") }
            await stage.ends()
            return stage.calls
        }
        await check(.dismissalClosesAllAbove, ["Home"]) { stage in
            stage.home.present(stage.next, animated: false)
            stage.next.dismiss(animated: true)
            await stage.ends()
            return stage.window.drawnTitles
        }
        await check(.dismissalInTransitionIsRefused, ["Home", "Next"], without: ["Home"]) { stage in
            stage.home.present(stage.next, animated: true)
            stage.home.dismiss(animated: true)
            await stage.ends()
            return stage.window.drawnTitles
        }
        await check(.closingIsStillPresented, true, without: false) { stage in
            stage.home.present(stage.next, animated: false)
            stage.home.dismiss(animated: true)
            self.checks.expect(stage.next.isBeingDismissed, true, "it is closing")
            self.checks.expect(stage.window.drawnTitles, ["Home", "Next"], "and still drawn")
            let isPresented = stage.home.presentedViewController === stage.next
            await stage.ends()
            self.checks.expect(stage.home.presentedViewController == nil, true, "it has closed")
            return isPresented
        }
        await check(.closingAgainIsDropped, 1, without: 2) { stage in
            var count = 0
            stage.home.present(stage.next, animated: false)
            stage.home.dismiss(animated: true) { count += 1 }
            stage.home.dismiss(animated: true) { count += 1 }
            await stage.ends()
            return count
        }
    }

    func popovers() async {
        func raises(_ controller: UIViewController, _ stage: Stage) -> [String] {
            stage.home.present(controller, animated: true)
            return UIKitModel.exceptions
        }
        await check(.popoverNeedsSource, ["the popover Next has no source"], without: []) { stage in
            stage.next.modalPresentationStyle = .popover
            return raises(stage.next, stage)
        }
        await check(.popoverNeedsSource, ["the popover Menu has no source"], without: []) { stage in
            raises(UIAlertController(title: "Menu", message: nil, preferredStyle: .actionSheet), stage)
        }
        await check(.popoverNeedsSource, [String](), without: [String]()) { stage in
            stage.next.modalPresentationStyle = .popover
            stage.next.popoverPresentationController?.sourceView = stage.home.view
            return raises(stage.next, stage)
        }
    }

    func hostedSheets() async {
        await check(
            .hostedSheetKeepsBinding,
            ["Home", "Own sheet", "|", "Home", "|", "Home"],
            without: ["Home", "Own sheet", "|", "Home", "|", "Home", "Own sheet"]
        ) { stage in
            let hosting = UIHostingController(rootView: AskingView())
            stage.stack.setViewControllers([hosting], animated: false)
            var titles: [String] = []
            for closes in [false, true, false] {
                if closes { hosting.dismiss(animated: true) } else { hosting.interface.userPresses(0) }
                await stage.ends()
                titles += (titles.isEmpty ? [] : ["|"]) + stage.window.drawnTitles
            }
            return titles
        }
    }

    func drags() async {
        func drag(_ cancels: Bool, _ stage: Stage) async -> [String] {
            stage.next.presentationController?.delegate = stage
            stage.home.present(stage.next, animated: false)
            stage.calls = []
            stage.next.userSwipesDown(cancels: cancels)
            await stage.ends()
            return stage.calls
        }
        await check(.dragMayBeCancelled, ["shouldDismiss", "willDismiss", "appears Next"]) { stage in
            await drag(true, stage)
        }
        await check(.dragMayBeCancelled, ["shouldDismiss", "willDismiss", "disappears Next", "didDismiss"]) { stage in
            await drag(false, stage)
        }
        await check(.dragMayBeCancelled, ["shouldDismiss", "didAttemptToDismiss"]) { stage in
            stage.allowsDismissal = false
            return await drag(false, stage)
        }
        await check(.dragMayBeCancelled, ["disappears Next"]) { stage in
            stage.next.presentationController?.delegate = stage
            stage.home.present(stage.next, animated: false)
            stage.calls = []
            stage.home.dismiss(animated: true)
            await stage.ends()
            return stage.calls
        }
    }
}

/// A view with a button for its own sheet.
private struct AskingView: View {
    @State private var isAsking = false

    var body: some View {
        Button("Home") { isAsking = true }.sheet(isPresented: $isAsking) { Text("Sure?") }
    }
}
