import SwiftUI

extension SwiftUIFailure {
    /// The schedules that failed once, and must not fail again.
    static let mended = [
        SwiftUIFailure(
            "A page that is pushed in the frame in which the user goes back is not shown.",
            .stackDiffers,
            with: [.changeDuringBackIsLost],
            without: [.backWritesAtEnd],
            [step(.openBelowModals), step(.openHiddenBack, 0), step(.back(window: 0))]
        ),
        SwiftUIFailure(
            "An alert of a page is not in the state.",
            .foreignIsUnknown,
            [step(.press(.asks, window: 0)), step(.present)]
        ),
        SwiftUIFailure(
            "A sheet of a page is not in the state.",
            .foreignIsUnknown,
            [step(.press(.showsSheet, window: 0))]
        ),
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
            "A page to which the user has gone back is kept until the next change.",
            .pageIsKept,
            [step(.press(.pushes, window: 0)), step(.back(window: 0))]
        ),
        SwiftUIFailure(
            "A page that hides the back button has one, because the host says that it is not hidden.",
            .hiddenBackActs,
            with: [.outerBackButtonCounts],
            [step(.openHiddenBack), step(.back(window: 0))]
        ),
        SwiftUIFailure(
            "A page that is pushed just before its modal closes is empty while it closes.",
            .closingIsEmpty,
            [step(.present), step(.tapLink(window: 0)), step(.back(window: 0), 3), step(.dismiss)]
        ),
        SwiftUIFailure(
            "A modal that closes just after one of its pages goes back while it closes.",
            .closingChanges,
            [
                step(.press(.presents, window: 0), 0), step(.tapLink(window: 0), 6), step(.popToRoot, 1),
                step(.popAndPush),
            ]
        ),
        SwiftUIFailure(
            "A link that comes while the user swipes a sheet down pushes its page into the sheet.",
            .closingChanges,
            [step(.press(.presents, window: 0)), step(.drag(window: 0), 1), step(.tapLink(window: 0))]
        ),
        SwiftUIFailure(
            "An operation that closes two modals closes one of them only (iOS 16).",
            .modalStands,
            with: [.oneDismissalAnUpdate],
            [step(.present), step(.presentFullScreen), step(.openBelowModals)]
        ),
        SwiftUIFailure(
            "A modal that is presented while another one closes does not appear (iOS 16).",
            .modalIsMissing,
            with: [.secondPresentationIsDropped],
            [step(.presentFullScreen), step(.openInTab(0), 3), step(.present)]
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
            "A page in a sheet has no navigator, so its buttons do nothing (Mac).",
            .tapIsLost,
            with: [.sheetsLoseEnvironment],
            [step(.present), step(.press(.pushes, window: 0))]
        ),
        SwiftUIFailure(
            "A page that is pushed while the user goes back does not appear.",
            .stackDiffers,
            with: [.changeDuringBackIsLost],
            [step(.tapLink(window: 0)), step(.beginSwipe(window: 0), 3), step(.openUniversalLink)]
        ),
        SwiftUIFailure(
            "A page that is pushed in a tab that the user leaves at once does not appear there.",
            .stackDiffers,
            with: [.hiddenStackLosesChange],
            [
                step(.openWindow), step(.tapLink(window: 0), 3), step(.openGuarded, 0), step(.tapTab(1, window: 1)),
            ]
        ),
        SwiftUIFailure(
            "A page of a tab that a link leaves pushes into the tab of the link.",
            .wrongStack,
            [step(.openInTab(1), 0), step(.press(.pushes, window: 0))]
        ),
        SwiftUIFailure(
            "A page of a tab that the user leaves pushes into the other tab.",
            .wrongStack,
            [step(.tapTab(1, window: 0), 0), step(.press(.pushes, window: 0))]
        ),
        SwiftUIFailure(
            "A modal that is presented above a sheet of a page does not appear when the sheet has closed (iOS 16).",
            .modalIsMissing,
            with: [.secondPresentationIsDropped],
            [step(.press(.showsSheet, window: 0)), step(.presentFullScreen), step(.drag(window: 0))]
        ),
        SwiftUIFailure(
            "Of two modals that are presented in one frame, the upper one does not appear.",
            .modalIsMissing,
            with: [.oneLevelAnUpdate],
            [step(.presentFullScreen, 0), step(.presentFullScreen)]
        ),
        SwiftUIFailure(
            "Two taps on a button open its page twice.",
            .tapActsTwice,
            [step(.pressTwice(window: 0))]
        ),
        SwiftUIFailure(
            "A modal stays if a sheet of its page closes in the same update (iOS 16).",
            .modalStands,
            with: [.oneDismissalAnUpdate],
            [
                step(.present), step(.press(.showsSheet, window: 0)), step(.dismiss, 0), step(.answer(window: 0)),
            ]
        ),
        SwiftUIFailure(
            "A modal that has stayed hides the next one (iOS 16).",
            .stackDiffers,
            with: [.oneDismissalAnUpdate],
            [step(.present), step(.presentFullScreen), step(.openUniversalLink), step(.presentFullScreen)]
        ),
        SwiftUIFailure(
            "A notification ends the app: the documented delegate completes on another thread.",
            .completesOffMain,
            [step(.tapNotification)]
        ),
        SwiftUIFailure(
            "A window whose scene has a modal already does not show it.",
            .modalIsMissing,
            with: [.oneLevelAnUpdate],
            [step(.presentFullScreen), step(.openWindow)]
        ),
        SwiftUIFailure(
            "Two windows of a group show the same scene, so a tap acts in both.",
            .bothWindows,
            [step(.openWindow), step(.press(.pushes, window: 0))]
        ),
        SwiftUIFailure(
            "A modal that the user has swiped down in one of two windows of a scene stays in the other one (iOS 16).",
            .modalStands,
            with: [.oneDismissalAnUpdate],
            [
                step(.openWindow), step(.press(.presents, window: 0)), step(.drag(window: 1), 4), step(.present),
            ]
        ),
        SwiftUIFailure(
            "A window that the system restores is empty, because nobody opens its scene.",
            .windowIsEmpty,
            [step(.restoreWindow)]
        ),
        SwiftUIFailure(
            "A page that takes the place of another one, to which the user goes back, leaves the other one in the state.",
            .stackDiffers,
            [step(.openInTab(0)), step(.back(window: 0), 1), step(.replace)]
        ),
        SwiftUIFailure(
            "A link with a value does nothing in a stack of the host.",
            .tapIsLost,
            [step(.pressLink(window: 0))]
        ),
        SwiftUIFailure(
            "A link that is an action acts twice.",
            .linkActsTwice,
            with: [.universalLinkComesTwice],
            [step(.openAction)]
        ),
        SwiftUIFailure(
            "A page that refuses to close is gone when it has called `dismiss`.",
            .stackDiffers,
            with: [.refusedBackIsNotRepeated],
            [step(.openGuarded), step(.dismissPage(window: 0))]
        ),
        SwiftUIFailure(
            "A page that refuses to close is gone when the user has tapped its tab.",
            .stackDiffers,
            with: [.changeDuringBackIsLost, .tabTapPopsToRoot],
            [step(.openGuarded), step(.tapTab(0, window: 0))]
        ),
    ]
}
