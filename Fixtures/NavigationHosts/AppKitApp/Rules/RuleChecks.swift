import AppKit

/// Tests of the model of AppKit: each rule, and what happens without it if it is a switch.
@MainActor
final class RuleChecks {
    let checks: Checks
    private var tested: Set<AppKitRule> = []

    init(_ checks: Checks) { self.checks = checks }

    /// Tests all rules.
    static func run(_ checks: Checks) async {
        let rules = RuleChecks(checks)
        await rules.sheets()
        await rules.windows()
        checks.expect(rules.tested, Set(AppKitRule.allCases), "each rule is tested")
        AppKitModel.reset()
    }

    private func check<Value: Equatable>(
        _ rule: AppKitRule,
        _ expected: Value,
        without other: Value? = nil,
        _ test: @MainActor (Stage) async -> Value
    ) async {
        tested.insert(rule)
        AppKitModel.reset()
        checks.expect(await test(Stage()), expected, "\(rule)")
        checks.expect(other != nil, rule.isSwitch, "\(rule) is a switch")
        guard let other else { return }
        AppKitModel.reset(AppKitRule.usual.subtracting([rule]))
        checks.expect(await test(Stage()), other, "without \(rule)")
    }

    private func sheets() async {
        await check(.secondSheetWaits, [["Home", "First"], ["Home", "Second"]]) { stage in
            let alert = NSAlert()
            alert.messageText = "First"
            alert.beginSheetModal(for: stage.window)
            stage.home.presentAsSheet(stage.page("Second"))
            await stage.ends()
            let titles = stage.window.drawnTitles
            alert.userAnswers()
            await stage.ends()
            return [titles, stage.window.drawnTitles]
        }
        await check(.secondSheetWaits, [[], ["disappears Sheet"]]) { stage in
            let sheet = stage.page("Sheet")
            stage.home.presentAsSheet(sheet)
            stage.home.dismiss(sheet)
            let calls = stage.calls
            self.checks.expect(stage.window.drawnTitles, ["Home", "Sheet"], "a closing sheet is drawn")
            await stage.ends()
            return [calls, stage.calls]
        }
        await check(.closingSheetIsNotPresented, 0, without: 1) { stage in
            let sheet = stage.page("Sheet")
            stage.home.presentAsSheet(sheet)
            stage.home.dismiss(sheet)
            return stage.home.presentedViewControllers?.count ?? 0
        }
        await check(.sheetKeepsWindowOpen, true, without: false) { stage in
            stage.home.presentAsSheet(stage.page("Sheet"))
            stage.window.userCloses()
            return stage.window.isVisible
        }
        await check(.closingWindowDropsSheets, ["closes"], without: ["closes", "disappears Sheet"]) { stage in
            let sheet = stage.page("Sheet")
            stage.home.presentAsSheet(sheet)
            stage.home.dismiss(sheet)
            stage.window.close()
            await stage.ends()
            return stage.calls
        }
        await check(.sheetBecomesKey, [], without: ["key"]) { stage in
            stage.home.presentAsSheet(stage.page("Sheet"))
            stage.calls = []
            stage.window.attachedSheet?.userClicks()
            return stage.calls
        }
    }

    private func windows() async {
        await check(.quittingAsksApplication, ["asked", "closes", "closes"]) { stage in
            stage.window.userCloses()
            stage.window.close()
            return stage.calls
        }
        await check(.windowTabsHideOthers, [[], ["Home"]]) { stage in
            let other = NSWindow(contentViewController: stage.page("Other"))
            other.orderFront(nil)
            stage.window.userMerges(other)
            let hidden = stage.window.drawnTitles
            stage.window.userSelectsTab()
            return [hidden, stage.window.drawnTitles]
        }
        await check(.lastWindowEndsNothing, false) { stage in
            stage.window.userCloses()
            return stage.application.isTerminated
        }
        await check(.lastWindowEndsNothing, ["reopen"]) { stage in
            stage.application.userClicksInDock(hasVisibleWindows: false)
            return stage.calls
        }
        await check(.quittingAsksApplication, [true, false]) { stage in
            stage.reply = .terminateCancel
            stage.application.userQuits()
            let isRefused = !stage.application.isTerminated
            return [isRefused, stage.calls.contains("asked")]
        }
        await check(.linksComeBeforeLaunch, ["link", "launched"], without: ["launched", "link"]) { stage in
            stage.application.systemLaunches([URL(fileURLWithPath: "/link")])
            return stage.calls
        }
    }
}

/// A window and an app, which note what AppKit says.
@MainActor
final class Stage: NSObject, NSWindowDelegate, NSApplicationDelegate {
    let application = NSApplication()
    let window: NSWindow
    let home: StagePage
    var calls: [String] = []
    var reply = NSApplication.TerminateReply.terminateNow

    override init() {
        home = StagePage("Home")
        window = NSWindow(contentViewController: home)
        super.init()
        home.stage = self
        window.orderFront(nil)
        window.delegate = self
        application.delegate = self
    }

    func page(_ title: String) -> StagePage {
        let page = StagePage(title)
        page.stage = self
        return page
    }

    /// Lets an animation end.
    func ends() async { await ModelTime.settle() }

    func windowShouldClose(_ sender: NSWindow) -> Bool {
        calls.append("asked")
        return true
    }
    func windowWillClose(_ notification: Notification) { calls.append("closes") }
    func windowDidBecomeKey(_ notification: Notification) { calls.append("key") }
    func applicationDidFinishLaunching(_ notification: Notification) { calls.append("launched") }
    func application(_ application: NSApplication, open urls: [URL]) { calls.append("link") }
    func application(
        _ application: NSApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { false }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { reply }
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
        calls.append("reopen")
        return true
    }
}

/// A page that notes when it disappears.
final class StagePage: TitledController {
    weak var stage: Stage?

    override func viewDidDisappear() { stage?.calls.append("disappears \(title ?? "?")") }
}
