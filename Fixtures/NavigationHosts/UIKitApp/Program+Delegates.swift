import RouterNavigation
import UIKit

/// The delegate of an app for the presentation of a sheet.
final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var mayDismiss = true
    private(set) var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return mayDismiss
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
    }

    func forget() { calls = [] }
}

extension Program {
    /// Sheets that the user drags down, whose delegate is the app's, too.
    func delegates() async throws {
        let delegate = SheetDelegate()
        App.host.setUpModal = { controller, _ in controller.presentationController?.delegate = delegate }
        defer { App.host.setUpModal = nil }
        try await navigator.present(.url("//chat/5"))
        delegate.mayDismiss = false
        stack?.userSwipesDown()
        checks.expect(delegate.calls, ["should", "attempt"], "the delegate of the app refuses")
        delegate.mayDismiss = true
        delegate.forget()
        stack?.userSwipesDown()
        await ModelTime.settle()
        checks.expect(delegate.calls, ["should", "did"], "the delegate of the app hears of the dismissal, too")
        checks.expect(navigator.state["main"]?.modals.isEmpty, true, "after the host")
        let note = try await navigator.present(.url("//note"))
        delegate.forget()
        stack?.userSwipesDown()
        await ModelTime.settle()
        checks.expect(delegate.calls, ["attempt"], "it is not asked about a page that refuses")
        (note.page as? NoteController)?.isSaved = true
        try await navigator.dismiss()
        checks.expect(navigator.state["main"]?.modals.isEmpty, true, "a page that is saved closes")
    }
}
