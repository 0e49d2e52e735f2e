import Model
import UIKit

extension UIKitWorld {
    /// What the host, or the model of UIKit, did wrong once, each with its smallest schedule.
    static let mended: [MendedFailure<UIKitWorld>] = [
        MendedFailure(
            "A tab that the user selects while UIKit holds a transition is not read, so nothing selects the other one again.",
            with: [.inactiveSceneHoldsTransitions],
            without: [.coordinatorOnlyForAnimations],
            [
                step(.oldTab), step(.handoff, 0), step(.deactivate), step(.tapHome), step(.switchTab),
            ]
        ),
        MendedFailure(
            "A scene without a window gets new stacks, which nobody sees.",
            [step(.tapPush, 0), step(.quickAction, 2), step(.disconnect)]
        ),
        MendedFailure(
            "A stack whose transition ends while an alert appears is not read, so its page has not its own navigator.",
            [step(.oldPush, 0), step(.alert), step(.oldDismiss), step(.tapTwice)]
        ),
        MendedFailure(
            "The model loses the transitions of a scene before its delegate hears that it disconnects, so changes wait for them.",
            with: [.inactiveSceneHoldsTransitions],
            isAdopted: true,
            [step(.tapPresent), step(.tapPush, 1), step(.deactivate), step(.disconnect)]
        ),
        MendedFailure(
            "The model forgets the drag of a sheet when a swipe in it ends, so the host does not wait for the drag.",
            [
                step(.tapPresent), step(.oldPush), step(.giveUpSwipe, 2), step(.handoff, 1), step(.giveUpDrag),
            ]
        ),
        MendedFailure(
            "A page that a transition of an inactive scene keeps counts as one that the host keeps.",
            with: [.inactiveSceneHoldsTransitions],
            without: [.changesWaitForTransition],
            [
                step(.presentHeld), step(.deactivate), step(.oldPush), step(.oldDismiss, 5), step(.oldPush),
            ]
        ),
        MendedFailure(
            "A page in a column that was hidden is not read, so it has not its own navigator.",
            isAdopted: true,
            [step(.narrowRight), step(.tapPushRight)]
        ),
        MendedFailure(
            "A page that is not read yet, because another one moves, has the navigator of the other window.",
            isAdopted: true,
            [step(.tapPushRight, 0), step(.narrowRight, 1), step(.tapPushRight)]
        ),
        MendedFailure(
            "A search in a modal counts as a modal.",
            [step(.presentFull), step(.search)]
        ),
        MendedFailure(
            "A page that a column hid while the window was narrow is not taken for one of other code.",
            isAdopted: true,
            [step(.linkRight), step(.narrowRight), step(.notification), step(.widenRight)]
        ),
        MendedFailure(
            "The own sheet of a view opens again after the navigator has dismissed it.",
            [step(.tapView), step(.filter, 2), step(.switchTab), step(.dismiss)]
        ),
        MendedFailure(
            "The own sheet of a view with a search opens again after the navigator has dismissed it.",
            [step(.search), step(.tapView, 0), step(.menuToRoot), step(.filter), step(.dismiss)]
        ),
        MendedFailure(
            "The own sheet of a view opens again in the next window.",
            [step(.tapView), step(.filter), step(.disconnect), step(.connect), step(.activate)]
        ),
    ]

    private static func step(_ event: UIKitEvent, _ frames: Int? = nil) -> Schedule<UIKitWorld>.Step {
        Schedule<UIKitWorld>.Step(event, frames: frames)
    }
}
