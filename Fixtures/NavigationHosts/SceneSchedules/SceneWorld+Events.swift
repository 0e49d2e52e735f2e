import Model
import RouterScenes

extension SceneWorld {
    func perform(_ event: SceneEvent) {
        if event != .cancelSwipe { forgetGesture() }
        guard window.phase != .background else { return performInBackground(event) }
        switch event {
        case .hide: window.phase = .background
        case .back: goesBack()
        case .backToRoot: goesBack(to: 0)
        case .beginSwipe: window.userBeginsSwipe()
        case .cancelSwipe: window.userEndsSwipe(isCompleted: false)
        case .completeSwipe: window.userEndsSwipe(isCompleted: true)
        case .drag: drags()
        case .dragSomeOfTheWay: window.userDragsDown(isCompleted: false)
        case .tapHome: selects(0)
        case .tapShop: selects(1)
        case .ask: window.userPresses(2)
        case .answer: answers()
        case .turn: window.width = window.width == .compact ? .regular : .compact
        case .pressPush: press { [unowned self] in pushes() }
        case .pressPresent: press { [unowned self] in presents(.sheet) }
        case .pressLink:
            Self.next = makeNumber()
            if window.userPresses(1) { supersede() }
        case .dismissPage: window.pageDismissesItself()
        default: performLink(event)
        }
    }

    /// Nothing is touched in the background, and the system brings the window of a link to the front.
    private func performInBackground(_ event: SceneEvent) {
        switch event {
        case .back, .backToRoot, .beginSwipe, .cancelSwipe, .completeSwipe, .drag, .dragSomeOfTheWay, .tapHome,
            .tapShop,
            .pressPush, .pressPresent, .pressLink, .dismissPage, .hide, .turn, .ask, .answer:
            break
        case .unhide: window.phase = .active
        default:
            if event.isLink { window.phase = .active }
            performLink(event)
        }
    }

    private func press(_ action: @escaping () -> Void) {
        Self.press = action
        window.userPresses(0)
    }

    private func showItem(_ url: String) {
        let number = makeNumber()
        show("\(url)/\(number)", number)
    }

    private func performLink(_ event: SceneEvent) {
        switch event {
        case .linkHome: showItem("//home/item")
        case .linkShop: showItem("//shop/item")
        case .linkHomeParent: showItem("//home/above")
        case .linkShopParent: showItem("//shop/above")
        case .linkPresented: showItem("//sheet")
        case .linkPresentedTwice:
            let (lower, number) = (makeNumber(), makeNumber())
            show("//sheet/\(lower)/above/\(number)", number)
        case .linkCovering:
            host.coversModals = true
            showItem("//shop/item")
            host.coversModals = false
        case .linkOpen: showOpenPage()
        case .linkHere: showItem("//item")
        case .twoLinks:
            showItem("//home/item")
            showItem("//sheet")
        default: performCode(event)
        }
    }

    private func performCode(_ event: SceneEvent) {
        switch event {
        case .push: pushes()
        case .present: presents(.sheet)
        case .presentFullScreen: presents(.fullScreen)
        case .pop: change { $0.pop() }
        case .popToRoot: change { $0.popToRoot() }
        case .dismiss: change { $0.dismiss() }
        case .dismissAll: change { $0.select($0.visibleStack.tab ?? "") }
        case .selectHome: change { $0.select("home") }
        case .selectShop: change { $0.select("shop") }
        case .showSidebar:
            supersede()
            host.isAtSidebar = true
        case .popAndPush:
            host.scene.pop()
            pushes()
        case .replaceAll:
            host.scene = NavigationScene(tabs: Self.tabs)
            pushes()
            presents(.fullScreen)
        default: break
        }
    }

    private func change(_ change: (inout NavigationScene<Item>) -> Void) {
        supersede()
        change(&host.scene)
    }
}
