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
    // The system
    case hide, unhide, cover, uncover
    // Pages that ask something
    case ask, answer
    // An app with a sidebar, whose window becomes narrow, or wide
    case showSidebar, turn

    @MainActor
    static func random(_ numbers: inout RandomNumbers) -> SceneEvent {
        // What meets other changes most comes more often.
        switch numbers.next(below: 3) {
        case 0: numbers.element(of: [.back, .back, .drag, .drag, .pressLink, .linkHome, .linkShop, .linkPresented])
        default: numbers.element(of: SceneWorld.hasSidebar ? allCases : allCases.filter { !$0.needsSidebar })
        }
    }

    var description: String { rawValue }

    private var needsSidebar: Bool { [.showSidebar, .turn].contains(self) }

    /// Whether a link comes, for which the system brings the window to the front.
    var isLink: Bool { rawValue.hasPrefix("link") || self == .twoLinks }
}
