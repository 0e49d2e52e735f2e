import Model
import SwiftUI

/// A schedule in which an invariant does not hold today.
struct SwiftUIFailure: Sendable {
    /// What goes wrong.
    let sentence: String
    let cause: Cause
    /// The rule without which all is right.
    let rule: SwiftUIRule?
    /// The smallest schedule.
    let schedule: Schedule<SwiftUIWorld>

    init(
        _ sentence: String,
        _ cause: Cause,
        with rule: SwiftUIRule? = nil,
        _ steps: [Schedule<SwiftUIWorld>.Step]
    ) {
        self.sentence = sentence
        self.cause = cause
        self.rule = rule
        schedule = Schedule(steps, rules: SwiftUIRule.usual.union([rule].compactMap { $0 }))
    }

    /// The difference between what the schedule shows and the failure; `nil` if it fails as known.
    @MainActor
    var error: String? {
        SwiftUIWorld.reports = { cause, _ in cause == self.cause }
        let problem = schedule.problem()
        return problem == nil ? "no longer fails as known (\(cause)): \(sentence) [\(schedule)]" : nil
    }

    /// The failures that are known. None is right: each one is here until the host is.
    static let all = [
        SwiftUIFailure(
            "A sheet that closes in the operation that pushes a page is empty while it closes.",
            .closingIsEmpty,
            [step(.present), step(.openURL)]
        ),
        SwiftUIFailure(
            "A sheet that a link closes while it still appears is empty until it has closed.",
            .pageIsEmpty,
            [step(.present, 3), step(.openURL)]
        ),
        SwiftUIFailure(
            "A modal with several pages goes back to its root while it closes.",
            .closingChanges,
            [step(.presentFullScreen), step(.press(.pushes, window: 0)), step(.setRoot)]
        ),
        SwiftUIFailure(
            "A link that comes while the user swipes a sheet down pushes its page into the sheet.",
            .closingChanges,
            [step(.press(.presents, window: 0)), step(.drag(window: 0), 1), step(.tapLink(window: 0))]
        ),
        SwiftUIFailure(
            "An operation that closes two modals closes one of them only (iOS 16).",
            .modalStands,
            with: .oneDismissalAnUpdate,
            [step(.present), step(.presentFullScreen), step(.openBelowModals)]
        ),
        SwiftUIFailure(
            "A modal that is presented while another one closes does not appear (iOS 16).",
            .modalIsMissing,
            with: .secondPresentationIsDropped,
            [step(.presentFullScreen), step(.openInTab(0), 3), step(.present)]
        ),
        SwiftUIFailure(
            "A window whose scene has a modal already does not show it.",
            .modalIsMissing,
            with: .oneLevelAnUpdate,
            [step(.presentFullScreen), step(.openWindow)]
        ),
        SwiftUIFailure(
            "A page opens another one in the window that was active last, instead of its own.",
            .wrongWindow,
            [step(.openScene), step(.press(.pushes, window: 0))]
        ),
        SwiftUIFailure(
            "A page that a modal is about to cover pushes into the modal.",
            .wrongStack,
            [step(.presentFullScreen, 0), step(.press(.pushes, window: 0))]
        ),
        SwiftUIFailure(
            "A page below a sheet that the user has swiped down pushes into the sheet, whose binding is not written yet.",
            .wrongStack,
            [step(.press(.presents, window: 0)), step(.drag(window: 0), 6), step(.press(.pushes, window: 0))]
        ),
        SwiftUIFailure(
            "Two windows of a group show the same scene, so a tap acts in both.",
            .bothWindows,
            [step(.openWindow), step(.press(.pushes, window: 0))]
        ),
        SwiftUIFailure(
            "A sheet of a page is not in the state.",
            .foreignIsUnknown,
            [step(.press(.showsSheet, window: 0))]
        ),
        SwiftUIFailure(
            "A page that a page has pushed itself is not in the state.",
            .foreignIsUnknown,
            [step(.press(.showsPage, window: 0))]
        ),
        SwiftUIFailure(
            "An alert of a page keeps a modal from appearing, which the state contains.",
            .foreignHides,
            [step(.press(.asks, window: 0)), step(.present)]
        ),
        SwiftUIFailure(
            "A link with a value does nothing in a stack of the host.",
            .tapIsLost,
            [step(.pressLink(window: 0))]
        ),
        SwiftUIFailure(
            "A page in a sheet has no navigator, so its buttons do nothing (Mac).",
            .tapIsLost,
            with: .sheetsLoseEnvironment,
            [step(.present), step(.press(.pushes, window: 0))]
        ),
        SwiftUIFailure(
            "A page to which the user has gone back is kept until the next change.",
            .pageIsKept,
            [step(.press(.pushes, window: 0)), step(.back(window: 0))]
        ),
        SwiftUIFailure(
            "A link that is an action acts twice.",
            .linkActsTwice,
            with: .universalLinkComesTwice,
            [step(.openAction)]
        ),
        SwiftUIFailure(
            "A page that is pushed while the user goes back does not appear.",
            .stackDiffers,
            with: .changeDuringBackIsLost,
            [step(.tapLink(window: 0)), step(.beginSwipe(window: 0), 3), step(.openUniversalLink)]
        ),
        SwiftUIFailure(
            "A page that is pushed in a tab that the user leaves at once does not appear there.",
            .stackDiffers,
            with: .hiddenStackLosesChange,
            [
                step(.openWindow), step(.tapLink(window: 0), 3), step(.openGuarded, 0), step(.tapTab(1, window: 1)),
            ]
        ),
        SwiftUIFailure(
            "A page that refuses to close is gone when it has called `dismiss`.",
            .stackDiffers,
            with: .refusedBackIsNotRepeated,
            [step(.openGuarded), step(.dismissPage(window: 0))]
        ),
        SwiftUIFailure(
            "A notification ends the app: the documented delegate completes on another thread.",
            .completesOffMain,
            [step(.tapNotification)]
        ),
    ]

    private static func step(_ event: SwiftUIEvent, _ frames: Int? = nil) -> Schedule<SwiftUIWorld>.Step {
        Schedule<SwiftUIWorld>.Step(event, frames: frames)
    }
}
