import Model
import RouterNavigation
import RouterRuntime
import SwiftUI
import UserNotifications

/// An app with the host, in the model of SwiftUI.
@MainActor
final class SwiftUIWorld: World {
    private(set) static weak var current: SwiftUIWorld?
    /// The causes that are reported: all, or some of them.
    static var reports: (Cause, Set<SwiftUIRule>) -> Bool = { _, _ in true }
    private static let router = Router(.app)

    let host: SwiftUINavigationHost
    private(set) var app: RunningApp?
    /// The scene of each window.
    private(set) var scenes: [SceneID] = []
    private let taps = NotificationTaps()
    private var nextNumber = 2
    /// The pages that exist, by their numbers.
    var traces: [(number: Int, trace: WeakTrace)] = []
    /// How often the link that is an action has acted.
    var count = 0
    private(set) var expectedCount = 0
    private var operations: [Operation] = []
    private var closed: Set<PageID> = []
    private var problems: [Problem] = []
    /// The pages that a tap has asked for, and the window in which it was.
    private(set) var tapped: [Int: Int] = [:]
    /// The frames since which nothing shows a page.
    private var goneFor: [Int: Int] = [:]
    private var lastDraws = 0
    /// The number of pages that something shows.
    private var pageCount = 0

    /// A call of the navigator that has an outcome.
    private final class Operation {
        let name: String
        let number: Int
        var outcomes = 0
        init(_ name: String, _ number: Int) { (self.name, self.number) = (name, number) }
    }

    init(_ rules: Set<SwiftUIRule>) {
        SwiftUIRule.current = rules
        host = SwiftUINavigationHost(Navigator(Self.router))
        Self.current = self
        Interface.faults = []
        Interface.bodies = []
        Interface.transactions = []
        UNUserNotificationCenter.faults = []
        UNUserNotificationCenter.completesOffMain = rules.contains(.asyncDelegateCompletesOffMain)
    }

    var navigator: Navigator { host.navigator }

    func begin() {
        host.navigator.willClose = { [weak self] in _ = self?.closed.insert($0.id) }
        UNUserNotificationCenter.current().delegate = taps
        scenes = ["main"]
        let host = host
        app = RunningApp(on: .pad) {
            NavigationSceneView("main", in: host)
                .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        }
        Task {
            try? await host.navigator.attach(host)
            try? await host.navigator.openScene(
                "main",
                tabs: ("home", .url("//item/1")),
                ("chats", .url("//item/2"))
            )
        }
    }

    func end() {
        for window in windows { window.close() }
        app = nil
        navigator.detach()
        Self.current = nil
    }

    var isWaiting: Bool { operations.contains { $0.outcomes == 0 } }

    var windows: [Interface] { app?.windows ?? [] }

    func report(_ cause: Cause, _ text: String) {
        if Self.reports(cause, SwiftUIRule.current) { problems.append(Problem(cause.invariant, "\(cause): \(text)")) }
    }

    // MARK: Operations

    private func makeNumber() -> Int {
        nextNumber += 1
        return nextNumber
    }

    /// Calls the navigator, and notes how that ends.
    private func perform(
        _ name: String,
        check: @escaping @MainActor (_ number: Int) -> Void = { _ in },
        _ body: @escaping @MainActor (_ number: Int) async throws -> OpenedPage?
    ) {
        let number = makeNumber()
        let operation = Operation(name, number)
        operations.append(operation)
        Task { [weak self] in
            let opened = try? await body(number)
            guard let self else { return }
            operation.outcomes += 1
            if operation.outcomes > 1 { report(.operationEndsTwice, name) }
            guard let opened else { return }
            if navigator.content(of: opened.id) == nil, !closed.contains(opened.id) {
                report(.operationIsLost, "\(name) has opened item \(number), which is not in the state")
            }
            check(number)
        }
    }

    /// Opens a page because the user has pressed a button of another one.
    func opensPage(_ action: PageAction, from page: Int, with navigator: Navigator?) {
        guard let navigator else { return report(.tapIsLost, "item \(page) has no navigator") }
        let window = touchedWindow
        perform("\(action)") { [weak self] number in
            self?.checkPlace(of: number, openedBy: action, from: page)
        } _: { [weak self] number in
            self?.tapped[number] = window
            if action == .presents { return try await navigator.present(.openItem(number: number)) }
            return try await navigator.push(.openItem(number: number))
        }
    }

    /// Whether a page has opened in the scene of the one whose button was pressed, and on its stack.
    private func checkPlace(of number: Int, openedBy action: PageAction, from page: Int) {
        let scenes = navigator.state.scenes
        guard let from = scenes.first(where: { contains($0.pages, page) }),
            let to = scenes.first(where: { contains($0.pages, number) })
        else { return }
        if from.id != to.id {
            return report(.wrongWindow, "item \(page) is in '\(from.id)', item \(number) in '\(to.id)'")
        }
        guard action == .pushes else { return }
        let stacks = to.content.stacks.map(\.pages) + to.modals.map(\.pages)
        if !stacks.contains(where: { contains($0, page) && contains($0, number) }) {
            report(.wrongStack, "item \(number) is not above item \(page): \(description(of: to))")
        }
    }

    private func contains(_ pages: [Page], _ number: Int) -> Bool { pages.contains { self.number(of: $0) == number } }

    func number(of page: Page) -> Int? {
        switch navigator.content(of: page.id) {
        case let page as ItemPage: page.number
        case let page as GuardedItemPage: page.number
        default: nil
        }
    }

    // MARK: Events

    private var touchedWindow = 0
    /// What the button that the user has pressed does.
    private(set) var pressed: PageAction?

    /// The window at an index, if the user touches a page of the navigator in it.
    private func press(_ button: Int, in index: Int) {
        guard windows.indices.contains(index), let page = windows[index].page, page.hasPrefix("Item") else { return }
        touchedWindow = index
        windows[index].userPresses(button)
    }

    private func inWindow(_ index: Int, _ body: (Interface) -> Void) {
        if windows.indices.contains(index) { body(windows[index]) }
    }

    func perform(_ event: SwiftUIEvent) {
        let navigator = navigator
        switch event {
        case .press(let action, let window):
            pressed = action
            press(0, in: window)
        case .pressLink(let window):
            guard windows.indices.contains(window) else { return }
            let before = windows[window].messages.count
            press(1, in: window)
            if windows[window].messages.count > before { report(.tapIsLost, windows[window].messages.last ?? "") }
        case .answer(let window):
            inWindow(window) { if $0.style == "alert" || $0.page == "Own sheet" { $0.userPresses(0) } }
        case .back(let window): inWindow(window) { $0.userGoesBack() }
        case .backToRoot(let window): inWindow(window) { $0.userGoesBack(to: 0) }
        case .beginSwipe(let window): inWindow(window) { $0.userBeginsSwipe() }
        case .cancelSwipe(let window): inWindow(window) { $0.userEndsSwipe(isCompleted: false) }
        case .completeSwipe(let window): inWindow(window) { $0.userEndsSwipe(isCompleted: true) }
        case .drag(let window): inWindow(window) { $0.userDragsDown() }
        case .dragSomeOfTheWay(let window): inWindow(window) { $0.userDragsDown(isCompleted: false) }
        case .tapTab(let tab, let window): inWindow(window) { $0.userTapsTab(tab) }
        case .tapLink(let window):
            let number = makeNumber()
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
        case .openGuarded: perform("openGuarded") { try await navigator.push(.openGuarded(number: $0)) }
        case .popAndPush:
            perform("popAndPush") { try await navigator.open("//item/\($0)?popTo=%2F%2Fitem%2F1") }
        case .openURL:
            if let url = URL(string: "//item/\(makeNumber())") { app?.open(url) }
        case .openUniversalLink:
            if let url = URL(string: "//item/\(makeNumber())") { app?.openUniversalLink(url) }
        case .openAction:
            expectedCount += 1
            if let url = URL(string: "//count") { app?.openUniversalLink(url) }
        case .openWindow:
            guard windows.count == 1 else { return }
            app?.openWindow()
            scenes.append("main")
        case .openScene:
            guard windows.count == 1, let app else { return }
            scenes.append("side")
            let host = host
            app.openWindow(showing: NavigationSceneView("side", in: host))
            perform("openScene") { number in
                try await host.navigator.openScene("side", root: .openItem(number: number))
                return nil
            }
        case .closeScene:
            guard windows.count == 2, let app else { return }
            app.closeWindow(1)
            if scenes.removeLast() == "side" { host.report(.closedScene("side")) }
        case .activate(let window):
            inWindow(window) {
                $0.phase = .inactive
                $0.phase = .active
            }
        }
    }

    // MARK: Looking

    func problemsInFrame() -> [Problem] {
        for fault in Interface.faults { report(.publishesInUpdate, fault) }
        for fault in UNUserNotificationCenter.faults { report(.completesOffMain, fault) }
        let draws = windows.reduce(windows.count) { $0 + $1.draws }
        defer { lastDraws = draws }
        guard draws != lastDraws || traces.count != pageCount else { return problems }
        for (index, window) in windows.enumerated() {
            for page in window.visible {
                if page.text.isEmpty, navigator.state[scenes[index]] != nil || page.isClosing {
                    report(page.isClosing ? .closingIsEmpty : .pageIsEmpty, window.description)
                }
                if let number = Int(page.text.dropFirst("Item ".count)), let own = tapped[number], own != index,
                    windows.indices.contains(own), scenes[own] == scenes[index]
                {
                    report(.bothWindows, "a tap in window \(own) also acts in window \(index)")
                }
            }
            for (before, now) in window.closing where before != now && !now.isEmpty && !now.hasSuffix(" ") {
                // A page's own things are its own affair.
                if !now.contains("Own") { report(.closingChanges, "'\(before)' becomes '\(now)'") }
            }
        }
        checkReleased()
        return problems
    }

    /// Pages that are neither open nor drawn are released.
    private func checkReleased() {
        let open = Set(navigator.state.pages.compactMap { number(of: $0) })
        let waiting = Set(operations.filter { $0.outcomes == 0 }.map(\.number))
        traces.removeAll { $0.trace.trace == nil }
        pageCount = 0
        for (number, _) in traces {
            if open.contains(number) || waiting.contains(number) || isDrawn(number) {
                goneFor[number] = 0
                pageCount += 1
            } else {
                goneFor[number, default: 0] += 1
                if goneFor[number] == 3 { report(.pageIsKept, "item \(number)") }
            }
        }
    }

    private func isDrawn(_ number: Int) -> Bool {
        windows.contains { $0.drawnTexts.contains("Item \(number)") }
    }

    func problemsAtRest() -> [Problem] {
        // What has gone is released within a frame.
        for _ in 0..<3 {
            ModelTime.tick()
            _ = problemsInFrame()
        }
        if count != expectedCount { report(.linkActsTwice, "\(count) times instead of \(expectedCount)") }
        for (window, scene) in zip(windows, scenes) {
            let state = navigator.state[scene].map { description(of: $0) } ?? ""
            let shown = window.description
            guard shown != state else { continue }
            let difference = "the user sees '\(shown)', the state is '\(state)'"
            var own = shown
            for foreign in [" | alert Sure?", " | sheet alone Own sheet", " > +Own page"] {
                own = own.replacingOccurrences(of: foreign, with: "")
            }
            let layers = (own.split(separator: "|").count, state.split(separator: "|").count)
            if own != shown {
                report(own == state ? .foreignIsUnknown : .foreignHides, difference)
            } else if layers.0 != layers.1 {
                report(layers.0 > layers.1 ? .modalStands : .modalIsMissing, difference)
            } else {
                report(.stackDiffers, difference)
            }
        }
        return problems
    }

    /// A scene as a user would see it.
    private func description(of scene: NavigationScene) -> String {
        func text(_ pages: [Page]) -> String {
            pages.map { "Item \(number(of: $0) ?? 0)" }.joined(separator: " > ")
        }
        let content =
            switch scene.content {
            case .stack(let stack): text(stack.pages)
            case .tabs(let group):
                group.tabs.map { $0.id == group.selected.id ? "[\(text($0.stack.pages))]" : text($0.stack.pages) }
                    .joined(separator: " ")
            }
        let modals = scene.modals.map { modal in
            let isAlone = if case .page = modal.content { " alone" } else { "" }
            return "\(modal.style)\(isAlone) \(text(modal.pages))"
        }
        return ([content] + modals).joined(separator: " | ")
    }
}

/// The delegate as the documentation shows it.
final class NotificationTaps: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        guard let link = response.notification.request.content.userInfo["link"] as? String else { return }
        _ = try? await SwiftUIWorld.current?.navigator.openLink(link, from: .push)
    }
}
