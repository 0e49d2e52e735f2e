import Model

/// Something that a user, a page, a link or code does.
enum SceneEvent: String, WorldEvent, CaseIterable {
    // The user
    case back, backToRoot, beginSwipe, cancelSwipe, completeSwipe, drag, dragSomeOfTheWay, tapHome, tapShop
    case pressPush, pressPresent, pressLink, dismissPage
    // Links
    case linkHome, linkShop, linkHomeParent, linkShopParent, linkPresented, linkPresentedTwice, linkCovering, linkOpen
    case linkHere, twoLinks
    // Code
    case push, present, presentFullScreen, pop, popToRoot, dismiss, dismissAll, selectHome, selectShop, popAndPush
    case replaceAll

    static func random(_ numbers: inout RandomNumbers) -> SceneEvent {
        // What meets other changes most comes more often.
        switch numbers.next(below: 3) {
        case 0: numbers.element(of: [.back, .back, .drag, .drag, .pressLink, .linkHome, .linkShop, .linkPresented])
        default: numbers.element(of: allCases)
        }
    }

    var description: String { rawValue }
}
