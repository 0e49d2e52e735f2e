import Model
import RouterNavigation
import SwiftUI
import UserNotifications

extension SwiftUIWorld {
    func problemsInFrame() -> [Problem] {
        for fault in Interface.faults { report(.publishesInUpdate, fault) }
        for fault in UNUserNotificationCenter.faults { report(.completesOffMain, fault) }
        let draws = windows.reduce(windows.count) { $0 + $1.draws }
        defer { lastDraws = draws }
        guard draws != lastDraws || traces.count != pageCount else { return problems }
        noteHiddenValue()
        for ((index, window), scene) in zip(windows.enumerated(), scenes) where !window.isHidden {
            for page in window.visible {
                if page.text.isEmpty, navigator.state[scene] != nil || page.isClosing {
                    report(page.isClosing ? .closingIsEmpty : .pageIsEmpty, window.description)
                }
                if let number = Int(page.text.dropFirst("Item ".count)), let own = tapped[number], own != index,
                    scenes.indices.contains(own)
                {
                    report(.bothWindows, "a tap in window \(own) also acts in window \(index)")
                }
            }
            for (before, now, isByUser) in window.closing where before != now && !now.isEmpty && !now.hasSuffix(" ") {
                // A page's own things are its own affair.
                let (own, ownNow) = (withoutOwnPage(before), withoutOwnPage(now))
                if own != ownNow, !differInValue(own, ownNow), !(isByUser && mayPushIntoDraggedSheet) {
                    report(.closingChanges, "'\(before)' becomes '\(now)'")
                }
            }
        }
        checkReleased()
        return problems
    }

    /// Notes that SwiftUI may lose a value that a page's link has just appended, because the user or code selects another tab.
    private func noteHiddenValue() {
        guard SwiftUIRule.current.contains(.hiddenStackLosesChange) else { return }
        let tabs = Dictionary(uniqueKeysWithValues: navigator.state.scenes.map { ($0.id, $0.visibleStack.tab) })
        defer { visibleTabs = tabs }
        guard let lastValue, ModelTime.now - lastValue <= UInt64(ModelTime.animation) * ModelTime.frame else { return }
        if visibleTabs.contains(where: { tabs[$0.key] != $0.value }) { mayLoseValue = true }
    }

    func withoutOwnPage(_ description: String) -> String { description.replacing(" > +Own page", with: "") }

    /// Pages that are neither open nor drawn are released.
    ///
    /// A page that has not been open yet belongs to a request, until nothing moves: SwiftUI may lose it, and be asked again. One
    /// that has closed before it was drawn may be in a modal of which nobody knows for some frames whether SwiftUI presents it.
    private func checkReleased(isAtRest: Bool = false) {
        let open = Set(navigator.state.pages.compactMap { number(of: $0) })
        let waiting = Set(operations.filter { $0.outcomes == 0 }.map(\.number))
        opened.formUnion(open)
        traces.removeAll { $0.trace.trace == nil }
        pageCount = 0
        let texts = traces.isEmpty ? [] : Set(windows.flatMap(\.drawnTexts))
        for (number, _) in traces {
            // A window draws a page, or a sheet of its own, which has the page.
            let isDrawn = texts.contains("Item \(number)") || texts.contains("Own sheet of item \(number)")
            if isDrawn { drawn.insert(number) }
            if open.contains(number) || waiting.contains(number) || isDrawn {
                goneFor[number] = 0
                pageCount += 1
            } else if isAtRest || goneFor[number] != nil {
                goneFor[number, default: 0] += 1
                // A window that has come back has drawn nothing meanwhile.
                if windows.contains(where: \.isHidden) { goneFor[number] = 0 }
                if goneFor[number, default: 0] >= (isAtRest || drawn.contains(number) ? 3 : 10),
                    isAtRest || opened.contains(number)
                {
                    report(.pageIsKept, "item \(number)")
                }
            }
        }
    }

    /// Answers what pages ask, and closes their own sheets, where a modal that was dragged away, and must not close, waits for
    /// that.
    private func answersAtRest() {
        for (window, scene) in zip(windows, scenes) {
            guard window.style == "alert" || window.page?.hasPrefix("Own sheet") == true,
                let state = navigator.state[scene],
                layers(description(of: state)) > layers(window.description.replacing(Self.foreign, with: " | ~"))
            else { continue }
            window.userPresses(0)
            ModelTime.rest(seconds: 10)
        }
    }

    /// Whether a window shows something in place of the stacks: the sidebar, what the app shows if no row is selected, a tab
    /// of others.
    private func showsOthers(_ window: Interface, _ scene: SceneID) -> Bool {
        guard isOwn(scene) else { return false }
        return Self.ownApp == .columns
            ? window.collapsedColumn == 0 || window.selectedRow == nil : window.description.contains("[Other]")
    }

    /// Reports pages that have opened where nobody sees them, and shows the stacks again.
    private func showStacks() {
        compareWindows()
        for (window, scene) in zip(windows, scenes) where isOwn(scene) {
            let isCovered = navigator.state[scene]?.modals.isEmpty == false
            let isBehind = Self.ownApp == .columns ? window.collapsedColumn == 0 : showsOthers(window, scene)
            if isBehind, !isCovered, lastOpening[scene, default: 0] > lastTurn {
                report(.operationIsLost, "a page opens where nobody sees it: \(window.description)")
            }
            if Self.ownApp == .columns {
                window.width = .regular
            } else if isBehind {
                window.userTapsTab(navigator.state[scene]?.visibleStack.tab == "chats" ? 2 : 0)
            }
        }
        ModelTime.rest(seconds: 5)
        answersAtRest()
    }

    /// The number of layers that are the navigator's.
    private func layers(_ description: String) -> Int { description.split(separator: "|").count { !$0.contains("~") } }

    /// What a page presents itself, as a window describes it.
    private static let foreign = #/ \| alert Sure\?| \| sheet alone Own sheet of item \d+/#

    func problemsAtRest() -> [Problem] {
        // What a window shows that the user does not see counts when it comes back.
        let hidden = windows.filter(\.isHidden)
        for window in hidden { window.systemShows() }
        if !hidden.isEmpty { ModelTime.rest(seconds: 10) }
        answersAtRest()
        if Self.ownApp != .tabs { showStacks() }
        // What has gone is released within a frame.
        for _ in 0..<3 {
            ModelTime.tick()
            _ = problemsInFrame()
            checkReleased(isAtRest: true)
        }
        if count != expectedCount { report(.linkActsTwice, "\(count) times instead of \(expectedCount)") }
        compareWindows()
        return problems
    }

    /// Compares what windows show with the state.
    private func compareWindows() {
        for (window, scene) in zip(windows, scenes) where !showsOthers(window, scene) {
            let state = navigator.state[scene].map { description(of: $0) } ?? ""
            let shown = window.description.replacing(Self.foreign, with: " | ~").replacing(" Other", with: "")
            if shown.isEmpty { report(.windowIsEmpty, "the window of '\(scene)' shows nothing") }
            guard withoutLimits(shown) != withoutLimits(state), !isKeptBelowOwnPage(shown, state),
                !isLeftInPath(shown, state)
            else { continue }
            let difference = "the user sees '\(shown)', the state is '\(state)'"
            let layers = (shown.split(separator: "|").count, state.split(separator: "|").count)
            if shown.replacing(" | ~", with: "") == state.replacing(" | ~", with: "") {
                // SwiftUI may not present what a page wants to present, and does not say so.
                report(shown.count < state.count ? .foreignIsNotShown : .foreignIsUnknown, difference)
            } else if layers.0 == layers.1 {
                report(.stackDiffers, difference)
            } else {
                report(layers.0 > layers.1 ? .modalStands : .modalIsMissing, difference)
            }
        }
    }

    /// A scene as a user would see it.
    func description(of scene: NavigatorScene) -> String {
        func text(_ pages: [Page]) -> String {
            pages.map { $0.isForeign ? "Own value" : "Item \(number(of: $0) ?? 0)" }.joined(separator: " > ")
        }
        let content =
            if scene.tabs.isEmpty {
                text(scene.visibleStack.pages)
            } else if Self.ownApp == .columns, isOwn(scene.id) {
                text(scene.visibleStack.pages)
            } else {
                scene.stacks.map { $0.id == scene.visibleStack.id ? "[\(text($0.pages))]" : text($0.pages) }
                    .joined(separator: " ")
            }
        let modals = scene.modals.map { modal in
            if modal.root.isForeign { return "~" }
            let style = modal.style.map { "\($0)" } ?? "no style"
            return "\(style)\(modal.isWrapped ? "" : " alone") \(text(modal.pages))"
        }
        return ([content] + modals).joined(separator: " | ")
    }
}
