import Model
import RouterNavigation
import SwiftUI
import UserNotifications

extension SwiftUIWorld {
    /// The window at an index, if the user touches a page of the navigator in it.
    private func press(_ button: Int, in index: Int) {
        guard windows.indices.contains(index), !windows[index].isHidden, let page = windows[index].page,
            page.hasPrefix("Item") || page.hasPrefix("Own value")
        else { return }
        touchedWindow = index
        windows[index].userPresses(button)
    }

    /// Does something in a window; the user touches none that is hidden.
    private func inWindow(_ index: Int, evenHidden: Bool = false, _ body: (Interface) -> Void) {
        guard windows.indices.contains(index), evenHidden || !windows[index].isHidden else { return }
        body(windows[index])
    }

    /// Opens the window of a scene, of a group for scenes.
    func showWindow(of scene: SceneID) {
        guard scene == "side", windows.count == 1 else { return }
        app?.openWindow(value: scene)
        if host.state[scene] != nil, windows.count == 2 { scenes.append(scene) }
    }

    /// Whether the tabs of a window are the app's.
    private func hasOwnTabs(_ window: Int) -> Bool { scenes.indices.contains(window) && isOwn(scenes[window]) }

    private func goBack(in window: Interface) {
        let page = window.page
        guard window.userGoesBack() else { return }
        let hidden = navigator.state.pages.contains { shown in
            navigator.content(of: shown.id) is HiddenBackPage && number(of: shown).map { "Item \($0)" } == page
        }
        if hidden { report(.hiddenBackActs, "\(page ?? "") hides the back button") }
    }

    func perform(_ event: SwiftUIEvent) {
        let navigator = navigator
        switch event {
        case .press(.asks, let window), .press(.showsSheet, let window):
            if case .press(.asks, _) = event { lastQuestion = ModelTime.now }
            inWindow(window) { shown in
                let closes = shown.closingPresentations.contains { $0.style == "alert" || $0.text.hasPrefix("Own") }
                if closes, SwiftUIRule.current.contains(.secondPresentationIsDropped) { mayDropModal = true }
            }
        case .pressLink: lastValue = ModelTime.now
        case .back, .backToRoot, .beginSwipe, .tapTab, .dismissPage:
            if lastValue == ModelTime.now {
                let isLost = SwiftUIRule.current.contains(.changeDuringBackIsLost)
                mayLoseValue = mayLoseValue || isLost
                let isUnseen = isLost || SwiftUIRule.current.contains(.refusedBackIsNotRepeated)
                mayLeavePage = mayLeavePage || isAdopted && isUnseen
            }
            // From the value, or from a page above it.
            let isFromValue = windows.contains { $0.description.contains(" > Own value") }
            if SwiftUIRule.current.contains(.changeDuringBackIsLost) {
                mayKeepClosed = mayKeepClosed || windows.contains { $0.description.contains(" > +Own page") }
            }
            if isFromValue, !SwiftUIRule.current.isDisjoint(with: [.changeDuringBackIsLost, .refusedBackIsNotRepeated])
            {
                mayLoseValue = true
            }
        case .drag:
            lastDrag = ModelTime.now
            tapsBeforeDrag = tapsBeforeDrag || tappedLink.map { !opened.contains($0) } ?? false
        default: break
        }
        switch event {
        case .back, .backToRoot, .beginSwipe, .completeSwipe, .dismissPage, .popToRoot:
            // The selection changes when the animation ends, so a page that opens during it is behind the sidebar.
            lastTurn = ModelTime.now + (Self.allowsLimits ? UInt64(ModelTime.animation + 1) * ModelTime.frame : 0)
        default: break
        }
        switch event {
        case .press(let action, let window):
            pressed = action
            press(0, in: window)
        case .pressTwice(let window):
            pressed = .pushes
            press(0, in: window)
            repeatedNumber = nextNumber
            press(0, in: window)
            repeatedNumber = nil
        case .pressLink(let window):
            guard windows.indices.contains(window) else { return }
            let before = windows[window].messages.count
            press(1, in: window)
            if windows[window].messages.count > before { report(.tapIsLost, windows[window].messages.last ?? "") }
        case .answer(let window):
            inWindow(window) { if $0.style == "alert" || $0.page?.hasPrefix("Own sheet") == true { $0.userPresses(0) } }
        case .back(let window): inWindow(window) { goBack(in: $0) }
        case .backToRoot(let window): inWindow(window) { $0.userGoesBack(to: 0) }
        case .beginSwipe(let window): inWindow(window) { $0.userBeginsSwipe() }
        case .cancelSwipe(let window): inWindow(window) { $0.userEndsSwipe(isCompleted: false) }
        case .completeSwipe(let window): inWindow(window) { $0.userEndsSwipe(isCompleted: true) }
        case .drag(let window): inWindow(window) { $0.userDragsDown() }
        case .dragSomeOfTheWay(let window): inWindow(window) { $0.userDragsDown(isCompleted: false) }
        case .tapTab(let tab, let window):
            inWindow(window) {
                switch Self.ownApp {
                case .columns: $0.userSelectsRow(tab == 0 ? OwnTab.home : .chats)
                case .tabs: $0.userTapsTab(tab)
                case .tabsOfOthers: $0.userTapsTab(hasOwnTabs(window) ? tab * 2 : tab)
                }
            }
        case .tapLink(let window):
            let number = makeNumber()
            tappedLink = number
            inWindow(window) { if let url = URL(string: "//item/\(number)") { _ = $0.userTapsLink(url) } }
        case .tapNotification:
            let number = makeNumber()
            Task { await UNUserNotificationCenter.current().userTaps(["link": "//item/\(number)"]) }
        case .dismissPage(let window): inWindow(window) { $0.pageDismissesItself() }
        case .push: perform("push") { try await navigator.push(.openItem(number: $0)) }
        case .present: perform("present") { try await navigator.present(.openItem(number: $0)) }
        case .presentFullScreen:
            perform("presentFullScreen") { try await navigator.present(.openItem(number: $0), style: .fullScreen) }
        case .replace: perform("replace") { try await navigator.replace(with: .openItem(number: $0)) }
        case .setRoot: perform("setRoot") { try await navigator.setRoot(.openItem(number: $0)) }
        case .popToRoot:
            perform("popToRoot") { _ in
                try await navigator.popToRoot()
                return nil
            }
        case .dismiss:
            perform("dismiss") { _ in
                try await navigator.dismiss()
                return nil
            }
        case .openBelowModals:
            perform("openBelowModals") { try await navigator.push(.openItem(number: $0), dismissingModals: true) }
        case .openInTab(let tab):
            perform("openInTab") { try await navigator.open("//item/\($0)?switchTab=\(tab == 0 ? "home" : "chats")") }
        case .openHiddenBack: perform("openHiddenBack") { try await navigator.push(.openHiddenBack(number: $0)) }
        case .openGuarded: perform("openGuarded") { try await navigator.push(.openGuarded(number: $0)) }
        case .popAndPush:
            perform("popAndPush") { try await navigator.open("//item/\($0)?popTo=%2F%2Fitem%2F1") }
        case .openURL:
            if let url = URL(string: "//item/\(makeNumber())") { app?.open(url) }
        case .openUniversalLink:
            if let url = URL(string: "//item/\(makeNumber())") { app?.openUniversalLink(url) }
        case .quickAction:
            // The delegate of the app gets it, which knows no window of SwiftUI.
            perform("quickAction") { try await navigator.openLink("//item/\($0)", from: .app) }
        case .handoff:
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "//item/\(makeNumber())")
            app?.continue(activity)
        case .openAction:
            // A link waits for the answer to an alert, and a newer link may take its place. One that comes again joins it, or
            // is taken for the second way in which the system delivers it.
            let isNew = lastAction.map { ModelTime.now > $0 + 30 * ModelTime.frame } ?? true
            // SwiftUI never presents the alert of a page in a sheet that begins to close, which is in the state until it is gone.
            let closes = UInt64(ModelTime.animation + 1) * ModelTime.frame
            let hasAsked = lastQuestion.map { ModelTime.now <= $0 + closes } ?? false
            let asks = hasAsked || mayHideAlert || mayDropModal || windows.contains { $0.style == "alert" }
            guard isNew, !actionIsInProgress, !asks else { return }
            lastAction = ModelTime.now
            expectedCount += 1
            actionIsInProgress = true
            if let url = URL(string: Self.action) { app?.openUniversalLink(url) }
        case .openWindow:
            if windows.count == 1 { app?.openWindow() }
        case .restoreWindow:
            if windows.count == 1 { showWindow(of: "side") }
        case .openScene:
            guard windows.count == 1 else { return }
            perform("openScene") { number in
                try await navigator.openScene("side", root: .openItem(number: number))
                return nil
            }
        case .closeScene:
            guard windows.count == 2, let app else { return }
            app.closeWindow(1)
            if scenes.count == 2 { scenes.removeLast() }
        case .hide(let window): inWindow(window) { $0.phase = .background }
        case .cover(let window): inWindow(window) { $0.isCovered = true }
        case .uncover(let window): inWindow(window, evenHidden: true) { $0.isCovered = false }
        case .unhide(let window): inWindow(window, evenHidden: true) { $0.phase = .active }
        case .activate(let window):
            inWindow(window, evenHidden: true) {
                $0.phase = .inactive
                $0.isCovered = false
                $0.phase = .active
            }
        case .tapOtherTab(let window):
            guard hasOwnTabs(window) else { return }
            inWindow(window) {
                lastTurn = ModelTime.now
                $0.userTapsTab(1)
            }
        case .turn(let window):
            inWindow(window) {
                lastTurn = ModelTime.now
                $0.width = $0.width == .compact ? .regular : .compact
            }
        }
    }
}
