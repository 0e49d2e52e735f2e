import Model

/// Something that a user, a page, a link, code or the system does to an app of UIKit.
enum ControllerEvent: String, WorldEvent, CaseIterable {
    // The user
    case tapBack, swipe, giveUpSwipe, menuToRoot, drag, giveUpDrag, tapHome, tapShop, tapMore, answerAlert
    case pressPush, pressPresent, pressAlert
    // The split view that one of the tabs may be
    case narrow, widen, goToSidebar
    // Code that knows no scene
    case alert, share, shareEnds, oldPush, oldPop, oldTab, oldDismiss
    // The system
    case activate, deactivate, disconnect, connect, ignore
    // Links and code, as in SwiftUI
    case linkHome, linkShop, linkHomeParent, linkShopParent, linkPresented, linkPresentedTwice, linkCovering, linkOpen
    case linkHere, twoLinks
    case push, present, presentFullScreen, pop, popToRoot, dismiss, dismissAll, selectHome, selectShop, popAndPush
    case replaceAll

    static func random(_ numbers: inout RandomNumbers) -> ControllerEvent {
        // What meets other changes most comes more often.
        switch numbers.next(below: 3) {
        case 0: numbers.element(of: [.tapBack, .swipe, .drag, .drag, .linkHome, .linkShop, .linkPresented, .linkOpen])
        default: numbers.element(of: allCases)
        }
    }

    var description: String { rawValue }

    /// The event of links and code.
    var code: SceneEvent? { SceneEvent(rawValue: rawValue) }
}
