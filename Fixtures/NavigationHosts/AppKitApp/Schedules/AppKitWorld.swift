import AppKit
import RouterNavigation
import RouterRuntime

/// An app with two windows, whose pages use the navigator, and also AppKit as old code does.
///
/// Its application delegate has the methods of the app in the documentation, and no others.
@MainActor
final class AppKitWorld: NSObject, World, NSApplicationDelegate {
    let navigator: Navigator
    let host: AppKitNavigationHost
    let application = NSApplication()
    let operations = Operations()
    /// The sheets that no navigator has made.
    var foreign: [NSViewController] = []
    var alerts: [NSAlert] = []
    /// A page that refuses to close until it is saved.
    weak var note: NoteController?
    /// The text of a problem if something is wrong when nothing moves, and nothing else has happened.
    var expectation: (@MainActor () -> String?)?
    var problems: [Problem] = []
    private var released = ReleasedPages<NSViewController>()
    private var count = 0

    init(_ rules: Set<AppKitRule>, isAdopted: Bool) {
        AppKitModel.reset(rules)
        navigator = Navigator(Router(.app))
        host = AppKitNavigationHost(navigator)
        super.init()
        application.delegate = self
    }

    func begin() { application.systemLaunches() }

    func applicationDidFinishLaunching(_ notification: Notification) {
        let (navigator, host) = (navigator, host)
        host.openScene = {
            try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        }
        operations.begin("open the windows") {
            try await navigator.attach(host)
            try await navigator.openScene("side", root: .url("//inbox"))
            try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        }
    }

    func application(_ application: NSApplication, open urls: [URL]) {}

    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { host.reopen() }

    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        host.shouldTerminate(sender)
    }

    func application(
        _ application: NSApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { false }

    /// A number that no page has.
    func next() -> Int {
        count += 1
        return count
    }

    var isWaiting: Bool { operations.areWaiting }

    func end() {
        navigator.detach()
        expectation = nil
        // A sheet and its controller have references to each other until the sheet ends.
        for (_, window) in windows { window.close() }
        foreign = []
        alerts = []
    }

    // MARK: Problems

    private var windows: [(SceneID, NSWindow)] {
        navigator.state.scenes.compactMap { scene in host.window(of: scene.id).map { (scene.id, $0) } }
    }

    func problemsInFrame() -> [Problem] {
        var problems = problems + operations.problems
        problems += AppKitModel.exceptions.prefix(1).map { Problem(.noExceptions, $0) }
        for (id, window) in windows where window.drawnTitles.contains("") {
            problems.append(Problem(.nothingIsEmpty, "\(id) shows \(window.drawnTitles)"))
        }
        return problems + pagesThatAreKept()
    }

    private func pagesThatAreKept() -> [Problem] {
        let open = navigator.state.pages.compactMap { navigator.content(of: $0.id) as? NSViewController }
        return released.kept(besides: open, isWaiting: isWaiting)
            .map { Problem(.pagesAreReleased, "\($0.title ?? "?") is kept") }
    }

    func problemsAtRest() -> [Problem] {
        var problems: [Problem] = []
        // AppKit does not say that a page shows a sheet. A request lets the navigator read the screen.
        for scene in navigator.state.scenes {
            navigator.requestClosing(scene.visibleStack.root.id, in: scene.id)
        }
        let others = Set(foreign.map { $0.title ?? "" } + alerts.map(\.messageText))
        for (id, window) in windows {
            guard let scene = navigator.state[id], window.isVisible else {
                problems.append(Problem(.stateIsShown, "\(id) is closed, and the state has it"))
                continue
            }
            let titles = { (page: Page) in
                page.isForeign ? "~" : (self.navigator.content(of: page.id) as? NSViewController)?.title ?? "?"
            }
            let state = [titles(scene.visibleStack.top)] + scene.modals.map { titles($0.top) }
            let shown = window.drawnTitles.map { others.contains($0) ? "~" : $0 }
            // A window that is minimised, or a tab that is not selected, shows nothing.
            if !window.drawnTitles.isEmpty, shown != state {
                problems.append(Problem(.stateIsShown, "\(id) shows \(shown), and the state is \(state)"))
            }
        }
        if let note, !note.isSaved, application.isTerminated || !navigator.state.pages.contains(where: isNote) {
            problems.append(Problem(.refusalsHold, "a page that refuses has been closed"))
        }
        if let text = expectation?() { problems.append(Problem(.stateIsShown, text)) }
        return problems
    }

    private func isNote(_ page: Page) -> Bool { (navigator.content(of: page.id) as? NoteController) === note }
}
