import Model

/// Something that a user, a page, the app or the system does. Windows are counted from the first one on.
enum SwiftUIEvent: WorldEvent {
    // The user
    case press(PageAction, window: Int)
    case pressTwice(window: Int)
    case pressLink(window: Int)
    case answer(window: Int)
    case back(window: Int)
    case backToRoot(window: Int)
    case beginSwipe(window: Int)
    case cancelSwipe(window: Int)
    case completeSwipe(window: Int)
    case drag(window: Int)
    case dragSomeOfTheWay(window: Int)
    case tapTab(Int, window: Int)
    case tapLink(window: Int)
    case tapNotification
    // Pages
    case dismissPage(window: Int)
    // The app
    case push, present, presentFullScreen, replace, setRoot, popToRoot, dismiss
    case openBelowModals, openInTab(Int), openGuarded, openHiddenBack
    case popAndPush
    // The system
    case openURL, openUniversalLink, openAction, quickAction, handoff
    case openWindow, restoreWindow, openScene, closeScene
    case activate(window: Int), hide(window: Int), unhide(window: Int)
    /// Other windows cover one, on a Mac.
    case cover(window: Int), uncover(window: Int)
    /// A window with columns becomes narrow, or wide.
    case turn(window: Int)
    /// The user selects a tab that the navigator has not adopted.
    case tapOtherTab(window: Int)

    static func random(_ numbers: inout RandomNumbers) -> SwiftUIEvent {
        let window = numbers.next(below: 4) == 0 ? 1 : 0
        switch numbers.next(below: SwiftUIWorld.ownApp == .tabs ? 56 : 60) {
        case 0..<7: return .press(numbers.element(of: PageAction.allCases), window: window)
        case 7: return .pressLink(window: window)
        case 8, 9: return .answer(window: window)
        case 10, 11: return .back(window: window)
        case 12: return .backToRoot(window: window)
        case 13: return .beginSwipe(window: window)
        case 14: return .cancelSwipe(window: window)
        case 15: return .completeSwipe(window: window)
        case 16, 17: return .drag(window: window)
        case 18: return .dragSomeOfTheWay(window: window)
        case 19: return .tapTab(numbers.next(below: 2), window: window)
        case 20: return .tapLink(window: window)
        case 21: return .tapNotification
        case 22: return .dismissPage(window: window)
        case 23: return .push
        case 24: return .present
        case 25: return .presentFullScreen
        case 26: return .replace
        case 27: return .setRoot
        case 28: return .popToRoot
        case 29: return .dismiss
        case 30: return .openBelowModals
        case 31: return .openInTab(numbers.next(below: 2))
        case 32: return .openGuarded
        case 33: return .popAndPush
        case 34, 35: return .openURL
        case 36: return .openUniversalLink
        case 37: return .openAction
        case 38: return .openWindow
        case 39: return .openScene
        case 40: return .closeScene
        case 41: return .pressTwice(window: window)
        case 42: return .openHiddenBack
        case 43: return .restoreWindow
        case 44: return .quickAction
        case 45: return .handoff
        case 46...49: return .hide(window: numbers.next(below: 2))
        case 50: return .unhide(window: numbers.next(below: 2))
        case 51: return .activate(window: window)
        case 52...54: return .cover(window: numbers.next(below: 2))
        case 55: return .uncover(window: numbers.next(below: 2))
        default: return SwiftUIWorld.ownApp == .columns ? .turn(window: window) : .tapOtherTab(window: window)
        }
    }

    var kind: String {
        switch self {
        case .press(.presents, _), .present, .presentFullScreen: "presents"
        case .press(.asks, _), .press(.showsSheet, _): "foreign modal"
        case .pressTwice: SwiftUIEvent.press(.pushes, window: 0).kind
        case .press(let action, _): "\(action)"
        case .tapLink, .tapNotification, .push, .replace, .setRoot, .openBelowModals, .openInTab, .openGuarded,
            .popAndPush,
            .openURL, .openUniversalLink, .quickAction, .handoff:
            "opens"
        case .back, .backToRoot, .beginSwipe, .completeSwipe, .popToRoot, .dismissPage: "goes back"
        case .openWindow, .openScene, .activate, .hide, .unhide, .cover, .uncover: "window"
        default: String(description.prefix { $0 != "(" })
        }
    }

    var description: String {
        switch self {
        case .press(let action, let window): "\(action)(window: \(window))"
        case .pressTwice(let window): "pressTwice(window: \(window))"
        case .pressLink(let window): "pressLink(window: \(window))"
        case .answer(let window): "answer(window: \(window))"
        case .back(let window): "back(window: \(window))"
        case .backToRoot(let window): "backToRoot(window: \(window))"
        case .beginSwipe(let window): "beginSwipe(window: \(window))"
        case .cancelSwipe(let window): "cancelSwipe(window: \(window))"
        case .completeSwipe(let window): "completeSwipe(window: \(window))"
        case .drag(let window): "drag(window: \(window))"
        case .dragSomeOfTheWay(let window): "dragSomeOfTheWay(window: \(window))"
        case .tapTab(let tab, let window): "tapTab(\(tab), window: \(window))"
        case .tapLink(let window): "tapLink(window: \(window))"
        case .tapNotification: "tapNotification"
        case .dismissPage(let window): "dismissPage(window: \(window))"
        case .push: "push"
        case .present: "present"
        case .presentFullScreen: "presentFullScreen"
        case .replace: "replace"
        case .setRoot: "setRoot"
        case .popToRoot: "popToRoot"
        case .dismiss: "dismiss"
        case .openBelowModals: "openBelowModals"
        case .openInTab(let tab): "openInTab(\(tab))"
        case .openGuarded: "openGuarded"
        case .openHiddenBack: "openHiddenBack"
        case .popAndPush: "popAndPush"
        case .openURL: "openURL"
        case .openUniversalLink: "openUniversalLink"
        case .openAction: "openAction"
        case .quickAction: "quickAction"
        case .handoff: "handoff"
        case .openWindow: "openWindow"
        case .restoreWindow: "restoreWindow"
        case .openScene: "openScene"
        case .closeScene: "closeScene"
        case .activate(let window): "activate(window: \(window))"
        case .hide(let window): "hide(window: \(window))"
        case .unhide(let window): "unhide(window: \(window))"
        case .cover(let window): "cover(window: \(window))"
        case .uncover(let window): "uncover(window: \(window))"
        case .turn(let window): "turn(window: \(window))"
        case .tapOtherTab(let window): "tapOtherTab(window: \(window))"
        }
    }
}
