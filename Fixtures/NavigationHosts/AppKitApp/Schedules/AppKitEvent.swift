/// What may happen to an app with two windows: in the main one, unless the name says otherwise.
enum AppKitEvent: String, WorldEvent, CaseIterable {
    // The user
    case tapPush, tapPushSide, tapPresent, tapNote, save, tapBack, tapClose, tapHome, tapChats
    case clickMain, clickSide, close, closeSide, minimize, mergeWindows, selectTab, answerAlert, dock, quit
    // Pages, and code that knows no navigator
    case alert, oldSheet, oldSheetEnds, oldDismiss, oldTab
    // Pages that use the navigator
    case popToRoot, switchTab, openSide
    // The system
    case link

    /// Whether the user does it, which may undo what an operation does.
    var isTouch: Bool {
        switch self {
        case .tapHome, .tapChats, .close, .closeSide, .answerAlert, .quit: true
        default: false
        }
    }

    var kind: String {
        switch self {
        case .alert, .oldSheet: "foreign sheet"
        case .close, .closeSide: "close"
        case .clickSide, .tapPushSide, .openSide: "click in the other window"
        default: description
        }
    }

    static func random(_ numbers: inout RandomNumbers) -> Self { numbers.element(of: allCases) }

    var description: String { ".\(rawValue)" }
}
