import UIKit

extension UIKitWorld {
    /// What the host does wrong today, each with its smallest schedule.
    static let knownFailures: [KnownFailure<UIKitWorld>] = [
        KnownFailure(
            "A tap in a window that is not the active one opens a page in the active one.",
            .tapsActWhereTheyAreSeen,
            [.init(.tapPushRight)]
        ),
        KnownFailure(
            "A tap in a window opens a page in another one that has become active after it.",
            .tapsActWhereTheyAreSeen,
            [.init(.activateRight), .init(.tapPush)]
        ),
        KnownFailure(
            "A page that old code has pushed is thrown away by the next push.",
            .stateIsShown,
            [.init(.oldPush), .init(.tapPush)]
        ),
        KnownFailure(
            "A page that old code has pushed is thrown away by a link.",
            .stateIsShown,
            [.init(.oldPush), .init(.link)]
        ),
        KnownFailure(
            "Going back to the root leaves a page that old code has pushed.",
            .stateIsShown,
            [.init(.oldPush), .init(.popToRoot)]
        ),
        KnownFailure(
            "A tab that old code selects is not in the state.",
            .stateIsShown,
            [.init(.oldTab)]
        ),
        KnownFailure(
            "An alert of a page stays in front of the page that a link opens.",
            .stateIsShown,
            [.init(.alert), .init(.link)]
        ),
        KnownFailure(
            "A push ends with an error, and its page is shown, if old code pushes during the animation.",
            .operationsAreNotLost,
            [.init(.tapPush, frames: 1), .init(.oldPush)]
        ),
        KnownFailure(
            "A link ends with an error, and its page is shown, if old code pushes during the animation.",
            .operationsAreNotLost,
            [.init(.link, frames: 3), .init(.oldPush)]
        ),
        KnownFailure(
            "Going back ends with an error if old code pushes during the animation.",
            .operationsAreNotLost,
            [.init(.tapPush), .init(.pop, frames: 3), .init(.oldPush)]
        ),
        KnownFailure(
            "A page that is pushed is not in the state if the user begins to swipe back during the animation, and gives up.",
            .stateIsShown,
            [.init(.tapPush, frames: 0), .init(.giveUpSwipe)],
            rules: UIKitRule.usual.union([.touchesInterrupt])
        ),
        KnownFailure(
            "The page of a link is not in the state if the user begins to swipe back during the animation, and gives up.",
            .stateIsShown,
            [.init(.link, frames: 2), .init(.giveUpSwipe)],
            rules: UIKitRule.usual.union([.touchesInterrupt])
        ),
        KnownFailure(
            "A link is lost if its scene disconnects during the animation.",
            .operationsAreNotLost,
            [.init(.notification, frames: 3), .init(.disconnect)]
        ),
        KnownFailure(
            "A push is lost if its scene disconnects during the animation.",
            .operationsAreNotLost,
            [.init(.tapPush, frames: 1), .init(.disconnect)]
        ),
        KnownFailure(
            "A scene that disconnects during an animation stops all navigation if that animation does not end.",
            .operationsEnd,
            [.init(.tapPresent, frames: 3), .init(.disconnect)],
            rules: UIKitRule.usual.union([.disconnectionLosesTransitions])
        ),
        KnownFailure(
            "A scene that becomes inactive stops all navigation if its animations do not end.",
            .operationsEnd,
            [.init(.deactivate), .init(.link)],
            rules: UIKitRule.usual.union([.inactiveSceneHoldsTransitions])
        ),
        KnownFailure(
            "A scene that becomes inactive during an animation stops all navigation if the animation does not end.",
            .operationsEnd,
            [.init(.presentFull, frames: 1), .init(.deactivate)],
            rules: UIKitRule.usual.union([.inactiveSceneHoldsTransitions])
        ),
        KnownFailure(
            "A page that opens another one in an inactive scene stops all navigation if animations do not end there.",
            .operationsEnd,
            [.init(.deactivate), .init(.tapPush)],
            rules: UIKitRule.usual.union([.inactiveSceneHoldsTransitions])
        ),
        KnownFailure(
            "A scene that becomes inactive during a push stops all navigation if the push does not end.",
            .operationsEnd,
            [.init(.tapPush, frames: 2), .init(.deactivate)],
            rules: UIKitRule.usual.union([.inactiveSceneHoldsTransitions])
        ),
        KnownFailure(
            "A link that dismisses a modal ends with an error if pages present something during the animation.",
            .operationsAreNotLost,
            [
                .init(.presentFull, frames: 0), .init(.notification, frames: 1), .init(.alert, frames: 2),
                .init(.share),
            ],
            rules: UIKitRule.usual.subtracting([.secondPresentationIsRefused])
        ),
        KnownFailure(
            "A modal ends with an error if a page presents something before it.",
            .operationsAreNotLost,
            [.init(.linkRight, frames: 0), .init(.presentFull, frames: 2), .init(.share)]
        ),
        KnownFailure(
            "A link waits for ever, and all navigation with it, if the user drags the modal down that it dismisses.",
            .operationsEnd,
            [.init(.tapPresent), .init(.tapPush, frames: 1), .init(.link, frames: 1), .init(.drag)]
        ),
        KnownFailure(
            "A sheet stays that is not in the state if a link dismisses it during a drag that the user gives up.",
            .stateIsShown,
            [.init(.tapPresent), .init(.giveUpDrag, frames: 1), .init(.link)],
            rules: UIKitRule.usual.subtracting([.closingIsStillPresented])
        ),
        KnownFailure(
            "A sheet stays that is not in the state if it appears during a dismissal and the user gives up a drag.",
            .stateIsShown,
            [
                .init(.tapPresent, frames: 1), .init(.dismiss), .init(.giveUpDrag, frames: 0), .init(.linkRight),
            ],
            rules: UIKitRule.usual.subtracting([.closingIsStillPresented])
        ),
        KnownFailure(
            "A sheet stays that is not in the state if the user gives up a drag after links to another window.",
            .stateIsShown,
            [
                .init(.tapPresent), .init(.linkRight, frames: 0), .init(.linkRight, frames: 2), .init(.giveUpDrag),
            ],
            rules: UIKitRule.usual.subtracting([.closingIsStillPresented])
        ),
        KnownFailure(
            "A sheet stays that is not in the state if a link comes to another window while the user gives up a drag.",
            .stateIsShown,
            [.init(.tapPresent), .init(.giveUpDrag, frames: 0), .init(.linkRight)],
            rules: UIKitRule.usual.subtracting([.closingIsStillPresented])
        ),
        KnownFailure(
            "A push into a modal waits for ever, and all navigation with it, if the user drags the modal down.",
            .operationsEnd,
            [.init(.tapPresent), .init(.tapPush, frames: 1), .init(.drag, frames: 0), .init(.link)]
        ),
        KnownFailure(
            "A link waits for ever, and all navigation with it, if old code dismisses the modal that it dismisses.",
            .operationsEnd,
            [
                .init(.tapPresent), .init(.tapOpen, frames: 0), .init(.notification, frames: 3), .init(.oldDismiss),
            ]
        ),
        KnownFailure(
            "A tap in a tab that old code has selected opens a page in the tab that the state names.",
            .tapsActWhereTheyAreSeen,
            [.init(.oldTab), .init(.tapPush)]
        ),
        KnownFailure(
            "A page that is pushed is not in the state if old code pushes during the animation and the user gives up a drag.",
            .stateIsShown,
            [.init(.tapPush, frames: 1), .init(.oldPush, frames: 0), .init(.giveUpDrag)],
            whenever: [.tapPush, .oldPush]
        ),
        KnownFailure(
            "A page that opens is not in the state if old code pushes during the animation and the user goes back.",
            .stateIsShown,
            [.init(.tapNote, frames: 1), .init(.oldPush, frames: 2), .init(.tapBack)],
            whenever: [.tapNote, .oldPush]
        ),
        KnownFailure(
            "A scene that disconnects during a push stops all navigation if the push does not end.",
            .operationsEnd,
            [.init(.tapPush, frames: 3), .init(.disconnect)],
            rules: UIKitRule.usual.union([.disconnectionLosesTransitions])
        ),
        KnownFailure(
            "A modal into which old code pushes a page while it closes is not released.",
            .pagesAreReleased,
            [.init(.presentFull), .init(.dismiss, frames: 0), .init(.oldPush)],
            whenever: [.presentFull, .oldPush]
        ),
        KnownFailure(
            "A link that dismisses a modal ends with an error if pages present something above the modal.",
            .operationsAreNotLost,
            [.init(.presentFull), .init(.alert), .init(.alert, frames: 2), .init(.link)]
        ),
        KnownFailure(
            "Two taps on a button open its page twice.",
            .operationsEndOnce,
            [.init(.tapTwice)]
        ),
        KnownFailure(
            "A page that is a SwiftUI view is not shown, although the host says that it can show it.",
            .operationsAreNotLost,
            [.init(.tapView)]
        ),
        KnownFailure(
            "A page that forbids to drag it down can be dragged down, because its stack does not know that.",
            .refusalsHold,
            [.init(.presentHeld), .init(.drag)]
        ),
        KnownFailure(
            "A link to the selected tab opens its page below the sidebar that covers a narrow window.",
            .stateIsShown,
            [.init(.narrowRight), .init(.showSidebar), .init(.linkRight)],
            whenever: [.narrowRight, .showSidebar]
        ),
        KnownFailure(
            "A push into a modal that old code dismisses ends with an error about a page that has closed.",
            .operationsAreNotLost,
            [.init(.presentFull), .init(.tapTwice, frames: 3), .init(.oldDismiss)]
        ),
        KnownFailure(
            "A link waits for ever, and all navigation with it, if the user drags a modal down into which old code pushes.",
            .operationsEnd,
            [.init(.tapPresent), .init(.oldPush, frames: 1), .init(.link, frames: 0), .init(.drag)]
        ),
        KnownFailure(
            "A link waits for ever, and all navigation with it, if old code dismisses the modal after a push into it.",
            .operationsEnd,
            [
                .init(.presentFull), .init(.tapPush, frames: 0), .init(.notification, frames: 2), .init(.oldDismiss),
            ]
        ),
        KnownFailure(
            "A modal that old code dismisses while its scene disconnects is not released.",
            .pagesAreReleased,
            [.init(.tapPresent), .init(.oldDismiss, frames: 2), .init(.disconnect), .init(.link)],
            whenever: [.tapPresent, .oldDismiss, .disconnect]
        ),
    ]
}
