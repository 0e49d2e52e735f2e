import Model
import SwiftUI

extension SwiftUIWorld {
    /// The failures of an app with a tab of others.
    static let mendedWithOtherTab: [MendedFailure<SwiftUIWorld>] = [
        MendedFailure(
            "A change that comes while a stack is asked for again leaves the stack right.",
            [
                step(.press(.pushes, window: 0), 3), step(.replace), step(.dragSomeOfTheWay(window: 0), 5),
                step(.tapOtherTab(window: 0)), step(.openAction),
            ]
        )
    ]

    /// The failures of the host, each with its smallest schedule.
    static let mended: [MendedFailure<SwiftUIWorld>] = [
        MendedFailure(
            "A page that opens in the app's own stack as a modal closes is shown, also if the window is covered meanwhile.",
            isAdopted: true,
            [step(.presentFullScreen), step(.openInTab(1), 2), step(.cover(window: 0))]
        ),
        MendedFailure(
            "The value of a link above a page that refuses to close comes back with the page.",
            isAdopted: true,
            [
                step(.openInTab(1), 3), step(.openGuarded, 2), step(.pressLink(window: 0)),
                step(.backToRoot(window: 0)),
            ]
        ),
        MendedFailure(
            "A page that refuses to close comes back with the value of its link, also if SwiftUI does not repeat a path.",
            with: [.refusedBackIsNotRepeated, .tabTapPopsToRoot],
            [step(.openGuarded), step(.openInTab(0)), step(.pressLink(window: 0)), step(.tapTab(0, window: 0))]
        ),
        MendedFailure(
            "A sheet that a page opens as the window is covered, and a modal closes above the page, is known.",
            [
                step(.openScene, 4), step(.press(.presents, window: 0), 5), step(.present), step(.quickAction, 1),
                step(.press(.showsSheet, window: 1), 1), step(.cover(window: 1)),
            ]
        ),
        MendedFailure(
            "A page that opens in a modal as the window is hidden is drawn before the modal closes for a link.",
            [
                step(.press(.presents, window: 0)), step(.hide(window: 0), 0), step(.openHiddenBack, 0),
                step(.openHiddenBack, 1), step(.openURL),
            ]
        ),
        MendedFailure(
            "A page that opens below a page's own one as the window is covered is drawn before its modal closes for a link.",
            [
                step(.presentFullScreen), step(.present, 0), step(.press(.showsPage, window: 0)), step(.dismiss),
                step(.openHiddenBack, 0), step(.cover(window: 0)), step(.openURL),
            ]
        ),
        MendedFailure(
            "A page that refuses to close as the window is covered is there when the user sees the window again.",
            with: [.refusedBackIsNotRepeated],
            without: [.backWritesAtEnd],
            [step(.openGuarded), step(.dismissPage(window: 0), 5), step(.cover(window: 0))]
        ),
        MendedFailure(
            "A page from which the user goes back as another one opens does not stay in a tab of a hidden window.",
            with: [.hiddenStackLosesChange],
            isAdopted: true,
            [
                step(.popAndPush), step(.openBelowModals, 0), step(.back(window: 0), 1), step(.openInTab(1), 5),
                step(.hide(window: 0)),
            ]
        ),
        MendedFailure(
            "A page that asks twice while a modal closes above it asks the user, also if SwiftUI drops presentations.",
            with: [.secondPresentationIsDropped],
            [
                step(.press(.presents, window: 0)), step(.openBelowModals, 2), step(.press(.asks, window: 0), 1),
                step(.press(.asks, window: 0)),
            ]
        ),
        MendedFailure(
            "A page that is pushed in the frame in which the user goes back is not shown.",
            with: [.changeDuringBackIsLost],
            without: [.backWritesAtEnd],
            [step(.openBelowModals), step(.openHiddenBack, 0), step(.back(window: 0))]
        ),
        MendedFailure(
            "An alert of a page is not in the state.",
            [step(.press(.asks, window: 0)), step(.present)]
        ),
        MendedFailure(
            "A sheet of a page is not in the state.",
            [step(.press(.showsSheet, window: 0))]
        ),
        MendedFailure(
            "A sheet that closes in the operation that pushes a page is empty while it closes.",
            [step(.present), step(.openURL)]
        ),
        MendedFailure(
            "A sheet that a link closes while it still appears is empty until it has closed.",
            [step(.present, 3), step(.openURL)]
        ),
        MendedFailure(
            "A modal with several pages goes back to its root while it closes.",
            [step(.presentFullScreen), step(.press(.pushes, window: 0)), step(.setRoot)]
        ),
        MendedFailure(
            "A page to which the user has gone back is kept until the next change.",
            [step(.press(.pushes, window: 0)), step(.back(window: 0))]
        ),
        MendedFailure(
            "A page that hides the back button has one, because the host says that it is not hidden.",
            with: [.outerBackButtonCounts],
            [step(.openHiddenBack), step(.back(window: 0))]
        ),
        MendedFailure(
            "A page that is pushed just before its modal closes is empty while it closes.",
            [step(.present), step(.tapLink(window: 0)), step(.back(window: 0), 3), step(.dismiss)]
        ),
        MendedFailure(
            "A modal that closes just after one of its pages goes back while it closes.",
            [
                step(.press(.presents, window: 0), 0), step(.tapLink(window: 0), 6), step(.popToRoot, 1),
                step(.popAndPush),
            ]
        ),
        MendedFailure(
            "A link that comes while the user swipes a sheet down pushes its page into the sheet.",
            [step(.press(.presents, window: 0)), step(.drag(window: 0), 1), step(.tapLink(window: 0))]
        ),
        MendedFailure(
            "An operation that closes two modals closes one of them only (iOS 16).",
            with: [.oneDismissalAnUpdate],
            [step(.present), step(.presentFullScreen), step(.openBelowModals)]
        ),
        MendedFailure(
            "A modal that is presented while another one closes does not appear (iOS 16).",
            with: [.secondPresentationIsDropped],
            [step(.presentFullScreen), step(.openInTab(0), 3), step(.present)]
        ),
        MendedFailure(
            "A page opens another one in the window that was active last, instead of its own.",
            [step(.openScene), step(.press(.pushes, window: 0))]
        ),
        MendedFailure(
            "A page that a modal is about to cover pushes into the modal.",
            [step(.presentFullScreen, 0), step(.press(.pushes, window: 0))]
        ),
        MendedFailure(
            "A page below a sheet that the user has swiped down pushes into the sheet, whose binding is not written yet.",
            [step(.press(.presents, window: 0)), step(.drag(window: 0), 6), step(.press(.pushes, window: 0))]
        ),
        MendedFailure(
            "A page in a sheet has no navigator, so its buttons do nothing (Mac).",
            with: [.sheetsLoseEnvironment],
            [step(.present), step(.press(.pushes, window: 0))]
        ),
        MendedFailure(
            "A page that is pushed while the user goes back does not appear.",
            with: [.changeDuringBackIsLost],
            [step(.tapLink(window: 0)), step(.beginSwipe(window: 0), 3), step(.openUniversalLink)]
        ),
        MendedFailure(
            "A page that is pushed in a tab that the user leaves at once does not appear there.",
            with: [.hiddenStackLosesChange],
            [
                step(.openWindow), step(.tapLink(window: 0), 3), step(.openGuarded, 0), step(.tapTab(1, window: 1)),
            ]
        ),
        MendedFailure(
            "A page of a tab that a link leaves pushes into the tab of the link.",
            [step(.openInTab(1), 0), step(.press(.pushes, window: 0))]
        ),
        MendedFailure(
            "A page of a tab that the user leaves pushes into the other tab.",
            [step(.tapTab(1, window: 0), 0), step(.press(.pushes, window: 0))]
        ),
        MendedFailure(
            "A modal that is presented above a sheet of a page does not appear when the sheet has closed (iOS 16).",
            with: [.secondPresentationIsDropped],
            [step(.press(.showsSheet, window: 0)), step(.presentFullScreen), step(.drag(window: 0))]
        ),
        MendedFailure(
            "Of two modals that are presented in one frame, the upper one does not appear.",
            with: [.oneLevelAnUpdate],
            [step(.presentFullScreen, 0), step(.presentFullScreen)]
        ),
        MendedFailure(
            "Two taps on a button open its page twice.",
            [step(.pressTwice(window: 0))]
        ),
        MendedFailure(
            "A modal stays if a sheet of its page closes in the same update (iOS 16).",
            with: [.oneDismissalAnUpdate],
            [
                step(.present), step(.press(.showsSheet, window: 0)), step(.dismiss, 0), step(.answer(window: 0)),
            ]
        ),
        MendedFailure(
            "A modal that has stayed hides the next one (iOS 16).",
            with: [.oneDismissalAnUpdate],
            [step(.present), step(.presentFullScreen), step(.openUniversalLink), step(.presentFullScreen)]
        ),
        MendedFailure(
            "A notification ends the app: the documented delegate completes on another thread.",
            [step(.tapNotification)]
        ),
        MendedFailure(
            "A window whose scene has a modal already does not show it.",
            with: [.oneLevelAnUpdate],
            [step(.presentFullScreen), step(.openWindow)]
        ),
        MendedFailure(
            "Two windows of a group show the same scene, so a tap acts in both.",
            [step(.openWindow), step(.press(.pushes, window: 0))]
        ),
        MendedFailure(
            "A modal that the user has swiped down in one of two windows of a scene stays in the other one (iOS 16).",
            with: [.oneDismissalAnUpdate],
            [
                step(.openWindow), step(.press(.presents, window: 0)), step(.drag(window: 1), 4), step(.present),
            ]
        ),
        MendedFailure(
            "A window that the system restores is empty, because nobody opens its scene.",
            [step(.restoreWindow)]
        ),
        MendedFailure(
            "A page that takes the place of another one, to which the user goes back, leaves the other one in the state.",
            [step(.openInTab(0)), step(.back(window: 0), 1), step(.replace)]
        ),
        MendedFailure(
            "A link with a value does nothing in a stack of the host.",
            [step(.pressLink(window: 0))]
        ),
        MendedFailure(
            "A link that is an action acts twice.",
            with: [.universalLinkComesTwice],
            [step(.openAction)]
        ),
        MendedFailure(
            "A page that refuses to close is gone when it has called `dismiss`.",
            with: [.refusedBackIsNotRepeated],
            [step(.openGuarded), step(.dismissPage(window: 0))]
        ),
        MendedFailure(
            "A page that refuses to close is gone when the user has tapped its tab.",
            with: [.changeDuringBackIsLost, .tabTapPopsToRoot],
            [step(.openGuarded), step(.tapTab(0, window: 0))]
        ),
        MendedFailure(
            "A page that SwiftUI loses as the user goes back is shown again after two seconds only.",
            with: [.changeDuringBackIsLost],
            without: [.backWritesAtEnd],
            [
                step(.openBelowModals), step(.dragSomeOfTheWay(window: 0), 5), step(.openHiddenBack, 0),
                step(.back(window: 0)),
            ]
        ),
        MendedFailure(
            "What a page presents itself while something else appears is in the state, and SwiftUI does not show it.",
            [step(.press(.presents, window: 0), 0), step(.press(.showsSheet, window: 0))]
        ),
        MendedFailure(
            "Modals that wait for a page's own sheet wait for it again at each attempt.",
            [
                step(.press(.showsSheet, window: 0)), step(.presentFullScreen), step(.present), step(.present),
            ]
        ),
        MendedFailure(
            "What a page presents itself twice while a sheet closes is not in the state.",
            [
                step(.present), step(.drag(window: 0), 3), step(.press(.showsSheet, window: 0), 1),
                step(.press(.showsSheet, window: 0)),
            ]
        ),
        MendedFailure(
            "What a page presents itself just before a modal has gone is in the state, and SwiftUI drops it (iOS 16).",
            with: [.secondPresentationIsDropped],
            [
                step(.present), step(.press(.showsSheet, window: 0)), step(.tapNotification, 4),
                step(.press(.asks, window: 0)),
            ]
        ),
        MendedFailure(
            "A page that takes the place of another one in a sheet appears in the frame in which the sheet begins to close.",
            [
                step(.tapNotification, 2), step(.popToRoot, 1), step(.presentFullScreen, 4), step(.present, 6),
                step(.replace, 2), step(.handoff),
            ]
        ),
        MendedFailure(
            "A value of a page's link is an empty page when a page that refuses to close is shown again.",
            [
                step(.openGuarded), step(.quickAction, 2), step(.press(.showsSheet, window: 0)),
                step(.pressLink(window: 0)), step(.openURL), step(.backToRoot(window: 0)),
            ]
        ),
        MendedFailure(
            "A page that takes the place of the root of an app's own stack is in the state, and nobody shows it.",
            isAdopted: true,
            [step(.replace)]
        ),
        MendedFailure(
            "A page that closes while another window adopts its stacks stays in the state.",
            isAdopted: true,
            [step(.openInTab(1)), step(.popToRoot, 0), step(.openWindow)]
        ),
        MendedFailure(
            "A page from which the user goes back as its link appends a value is in the state, and not on the screen.",
            with: [.refusedBackIsNotRepeated],
            [step(.handoff), step(.pressLink(window: 0), 0), step(.back(window: 0))]
        ),
        MendedFailure(
            "A sheet of a page that stays when another page takes its place is not in the state.",
            without: [.removedViewTakesItsSheet],
            [step(.press(.showsSheet, window: 0)), step(.present), step(.replace)]
        ),
        MendedFailure(
            "A page below the one from which the user goes back stays on the screen, although code has closed both.",
            with: [.changeDuringBackIsLost],
            [step(.handoff), step(.openURL), step(.popToRoot, 0), step(.back(window: 0))]
        ),
        MendedFailure(
            "A page to which the user goes back before a new one appears stays on the screen, and not in the state.",
            with: [.changeDuringBackIsLost],
            without: [.backWritesAtEnd],
            [
                step(.openInTab(0)), step(.openBelowModals, 2), step(.openBelowModals, 3), step(.back(window: 0)),
            ]
        ),
        MendedFailure(
            "A value of a page's link stays on the screen if the user goes back from a page above it that code closes.",
            [
                step(.pressLink(window: 0)), step(.openURL), step(.popToRoot, 0), step(.activate(window: 0), 0),
                step(.back(window: 0)),
            ]
        ),
        MendedFailure(
            "A modal takes the place of what a page has presented itself just before, which stays in the state.",
            [step(.present, 1), step(.press(.showsSheet, window: 0), 3), step(.presentFullScreen)]
        ),
        MendedFailure(
            "A page that takes the place of another one in a sheet appears in the frame in which the sheet closes itself.",
            [step(.present), step(.replace, 0), step(.dismissPage(window: 0))]
        ),
        MendedFailure(
            "What a page presents itself as a modal closes, and code dismisses in that frame, stays in the state.",
            [
                step(.press(.presents, window: 0)), step(.openInTab(0), 2), step(.press(.asks, window: 0), 4),
                step(.dismiss),
            ]
        ),
        MendedFailure(
            "A page that has closed is an empty one when the page below refuses to close.",
            with: [.refusedBackIsNotRepeated],
            without: [.backWritesAtEnd],
            [step(.openGuarded), step(.push), step(.back(window: 0)), step(.dismissPage(window: 0))]
        ),
        MendedFailure(
            "A page whose place another one has taken is an empty one when the page below refuses to close.",
            with: [.refusedBackIsNotRepeated],
            without: [.backWritesAtEnd],
            [step(.openGuarded), step(.openURL), step(.replace), step(.backToRoot(window: 0))]
        ),
        MendedFailure(
            "A page that SwiftUI does not remove while the user swipes goes while its modal closes.",
            with: [.changeDuringBackIsLost],
            [
                step(.presentFullScreen), step(.tapLink(window: 0)), step(.beginSwipe(window: 0), 2),
                step(.popToRoot, 6), step(.openBelowModals),
            ]
        ),
        MendedFailure(
            "A page's link appends a value above a page that has not appeared yet, and the sheet closes in that frame.",
            [
                step(.present), step(.press(.pushes, window: 0), 0), step(.openInTab(0), 0),
                step(.pressLink(window: 0)),
            ]
        ),
        MendedFailure(
            "An app's own path gets the value again that the user has just removed, and another window has made it known.",
            isAdopted: true,
            [
                step(.press(.presents, window: 0)), step(.back(window: 0), 4), step(.restoreWindow, 0),
                step(.press(.presents, window: 0)),
            ]
        ),
        MendedFailure(
            "A page that has not appeared when its tab is hidden is not shown, if something else changes meanwhile.",
            with: [.hiddenStackLosesChange],
            [
                step(.press(.showsPage, window: 0), 1), step(.handoff, 2), step(.tapTab(1, window: 0), 2),
                step(.pressLink(window: 0)),
            ]
        ),
        MendedFailure(
            "A page that a hidden tab has lost is not asked for when the window comes back.",
            with: [.hiddenStackLosesChange],
            [
                step(.openURL, 0), step(.press(.pushes, window: 0), 1), step(.tapTab(1, window: 0), 0),
                step(.hide(window: 0)),
            ]
        ),
        MendedFailure(
            "The path of a full screen that has begun to close is asked for once more.",
            [
                step(.presentFullScreen), step(.press(.showsPage, window: 0)), step(.openHiddenBack), step(.popToRoot),
                step(.openUniversalLink),
            ]
        ),
        MendedFailure(
            "A sheet of a page that was covered is not known when it is presented in the background.",
            [
                step(.presentFullScreen), step(.hide(window: 0)), step(.openURL, 6),
                step(.press(.showsSheet, window: 0), 0), step(.hide(window: 0)),
            ]
        ),
        MendedFailure(
            "The root that a sheet gets in the background is empty when the sheet closes before it is drawn.",
            [step(.present), step(.hide(window: 0)), step(.replace), step(.quickAction), step(.openURL)]
        ),
        MendedFailure(
            "A page that closes in the background is asked for once more as the window comes back.",
            [
                step(.openHiddenBack), step(.hide(window: 0)), step(.popToRoot, 5), step(.activate(window: 1), 3),
                step(.tapLink(window: 0), 3), step(.hide(window: 0), 5), step(.activate(window: 0)),
            ]
        ),
        MendedFailure(
            "A page that closes in a tab that the user has just left stays there, if the app has made the stack.",
            with: [.hiddenStackLosesChange],
            isAdopted: true,
            [step(.openHiddenBack, 1), step(.tapTab(1, window: 0), 0), step(.popToRoot)]
        ),
        MendedFailure(
            "Two questions for the path of a hidden tab leave a page there that has closed.",
            [step(.quickAction), step(.back(window: 0), 2), step(.popAndPush, 6), step(.openInTab(1))]
        ),
        MendedFailure(
            "A page that a full screen gets in the background is kept when it closes before it is drawn.",
            [
                step(.press(.presents, window: 0)), step(.hide(window: 0)), step(.openHiddenBack), step(.dismiss),
                step(.openUniversalLink),
            ]
        ),
        MendedFailure(
            "A page above the value of a link is empty when its full screen closes in the background.",
            [
                step(.presentFullScreen), step(.pressLink(window: 0)), step(.openHiddenBack), step(.hide(window: 0)),
                step(.dismiss), step(.openUniversalLink),
            ]
        ),
        MendedFailure(
            "A page that closes in a tab is kept while the user looks at another one.",
            [step(.openURL, 3), step(.replace, 0), step(.openInTab(1), 2), step(.pressLink(window: 0))]
        ),
        MendedFailure(
            "A page's own page goes while the sheet closes whose root has been replaced.",
            [
                step(.press(.presents, window: 0)), step(.press(.showsPage, window: 0), 1), step(.replace, 0),
                step(.popAndPush),
            ]
        ),
        MendedFailure(
            "Four modals wait one after another for what a page presents itself.",
            [
                step(.press(.showsSheet, window: 0)), step(.presentFullScreen), step(.presentFullScreen),
                step(.present), step(.presentFullScreen),
            ]
        ),
        MendedFailure(
            "A path that SwiftUI loses stays lost if a modal opens above it when the window comes back.",
            with: [.changeDuringBackIsLost, .tabTapPopsToRoot],
            [step(.openGuarded), step(.tapTab(0, window: 0), 6), step(.hide(window: 0)), step(.presentFullScreen)]
        ),
        MendedFailure(
            "A modal that opens as its window goes to the background closes and opens again when that comes back.",
            [step(.hide(window: 0), 0), step(.present), step(.openGuarded), step(.openUniversalLink)]
        ),
        MendedFailure(
            "A sheet whose root is replaced below a page's own page shows the new root while it closes.",
            [
                step(.present), step(.press(.showsPage, window: 0)), step(.replace, 0), step(.tapNotification),
            ]
        ),
        MendedFailure(
            "A covered page of a modal that closes in the background is empty when the window comes back.",
            isAdopted: true,
            [
                step(.present), step(.pressLink(window: 0)), step(.replace), step(.popAndPush), step(.hide(window: 0)),
                step(.openBelowModals), step(.activate(window: 0)),
            ]
        ),
        MendedFailure(
            "A path that SwiftUI loses just before the window goes to the background is not asked for again.",
            with: [.changeDuringBackIsLost],
            [
                step(.push), step(.beginSwipe(window: 0), 4), step(.popToRoot, 1), step(.hide(window: 0)),
            ]
        ),
        MendedFailure(
            "A page's own sheet is in the state that SwiftUI drops for one of the navigator in the same frame.",
            [
                step(.press(.showsSheet, window: 0), 0), step(.activate(window: 0), 0),
                step(.press(.presents, window: 0)),
            ]
        ),
        MendedFailure(
            "A window that closes in the background keeps the pages of its modals.",
            [
                step(.openWindow), step(.presentFullScreen), step(.hide(window: 1)), step(.replace, 3),
                step(.closeScene),
            ]
        ),
        MendedFailure(
            "A window that closes takes its scene away from the one that opens for it in the same frame.",
            [
                step(.restoreWindow), step(.presentFullScreen, 4), step(.closeScene, 0), step(.restoreWindow),
            ]
        ),
        MendedFailure(
            "A page that opens below a page's own page keeps others waiting for six seconds.",
            [
                step(.press(.showsPage, window: 0)), step(.quickAction, 6), step(.openAction), step(.handoff),
                step(.openAction),
            ]
        ),
        MendedFailure(
            "A page counts as kept for the time in which its window is in the background.",
            [
                step(.press(.showsSheet, window: 0)), step(.present), step(.hide(window: 0), 2), step(.setRoot),
                step(.openURL),
            ]
        ),
        MendedFailure(
            "A page that has closed is empty while it is asked for again, because SwiftUI still shows it.",
            isAdopted: true,
            [step(.handoff), step(.dismissPage(window: 0), 3), step(.popAndPush, 5), step(.beginSwipe(window: 0))]
        ),
        MendedFailure(
            "An alert that a link has dismissed is in the state again if SwiftUI does not show the link's page.",
            isAdopted: true,
            [
                step(.openURL), step(.press(.asks, window: 0), 0), step(.press(.showsPage, window: 0)), step(.push),
                step(.handoff),
            ]
        ),
    ]

    static func step(_ event: SwiftUIEvent, _ frames: Int? = nil) -> Schedule<SwiftUIWorld>.Step {
        Schedule<SwiftUIWorld>.Step(event, frames: frames)
    }
}
