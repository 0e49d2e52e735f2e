/// What may happen to an app with two windows: in the left one, unless the name says otherwise.
enum UIKitEvent: String, WorldEvent, CaseIterable {
    // The user
    case tapPush, tapPushRight, tapPresent, tapOpen, tapNote, save, tapBack, swipe, giveUpSwipe, menuToRoot, drag,
        giveUpDrag,
        tapHome, tapChats
    case answerAlert, tapTwice, tapView, presentHeld, presentPopover, search, cancelSearch, filter
    // A tab that the navigator leaves alone
    case tapOther
    // The right window has a sidebar.
    case narrowRight, widenRight, showSidebar, selectRight
    // Pages, and code that knows no navigator
    case alert, share, shareEnds, oldPush, oldTab, oldDismiss
    // Pages that use the navigator
    case pop, popToRoot, dismiss, presentFull, switchTab
    // The system
    case quickAction, handoff, handoffFails
    case link, linkRight, notification, activateRight, activate, deactivate, disconnect, connect

    /// Whether the user does it, which may undo what an operation does.
    var isTouch: Bool {
        switch self {
        case .tapBack, .swipe, .giveUpSwipe, .menuToRoot, .drag, .giveUpDrag, .tapHome, .tapChats, .answerAlert,
            .tapOther, .narrowRight, .widenRight, .showSidebar, .selectRight, .search, .cancelSearch:
            true
        default: false
        }
    }

    var kind: String {
        switch self {
        case .alert, .share, .filter: "foreign modal"
        case .linkRight: Self.activateRight.kind
        case .tapPushRight, .tapTwice: Self.tapPush.kind
        case .pop, .popToRoot, .dismiss, .switchTab: "closes"
        case .link, .notification, .tapPresent, .presentFull, .tapNote, .tapOpen, .presentHeld, .presentPopover,
            .quickAction,
            .handoff:
            "opens"
        default: description
        }
    }

    static func random(_ numbers: inout RandomNumbers) -> Self { numbers.element(of: allCases) }

    var description: String { ".\(rawValue)" }
}
