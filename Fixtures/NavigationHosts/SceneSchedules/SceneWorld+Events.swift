import Model
import RouterScenes

extension SceneWorld {
    func perform(_ event: SceneEvent) {
        if event != .cancelSwipe { forgetGesture() }
        guard !window.isHidden else { return performInHiddenWindow(event) }
        switch event {
        case .hide: window.phase = .background
        case .cover: window.isCovered = true
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
        case .pressPush: press { [unowned self] in code.pushes() }
        case .pressPresent: press { [unowned self] in code.presents(.sheet) }
        case .pressLink:
            Self.next = code.makeNumber()
            if window.userPresses(1) { code.supersede() }
        case .dismissPage: window.pageDismissesItself()
        default:
            if event == .showSidebar { showsSidebar() }
            code.performLink(event)
        }
    }

    /// Nothing is touched in a hidden window, and the system brings the window of a link to the front.
    private func performInHiddenWindow(_ event: SceneEvent) {
        switch event {
        case .back, .backToRoot, .beginSwipe, .cancelSwipe, .completeSwipe, .drag, .dragSomeOfTheWay, .tapHome,
            .tapShop,
            .pressPush, .pressPresent, .pressLink, .dismissPage, .hide, .cover, .turn, .ask, .answer:
            break
        case .unhide, .uncover: window.systemShows()
        default:
            if event.isLink { window.systemShows() }
            code.performLink(event)
        }
    }

    private func press(_ action: @escaping () -> Void) {
        Self.press = action
        window.userPresses(0)
    }
}
