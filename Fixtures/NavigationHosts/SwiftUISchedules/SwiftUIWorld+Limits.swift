import Model
import SwiftUI

extension SwiftUIWorld {
    /// What SwiftUI tells nobody, so that the state differs from what the user sees, each with its smallest schedule.
    ///
    /// The invariants allow these differences, and no others.
    static let limits: [MendedFailure<SwiftUIWorld>] = [
        MendedFailure(
            "A page that a page has pushed itself is not in the state.",
            [step(.press(.showsPage, window: 0))]
        ),
        MendedFailure(
            "A value that a page's link appends just before the user goes back is not shown.",
            with: [.changeDuringBackIsLost],
            [step(.popAndPush), step(.pressLink(window: 0), 0), step(.beginSwipe(window: 0))]
        ),
        MendedFailure(
            "A page of an app's own stack stays in the path if the user goes back in the frame in which its link appends a value.",
            with: [.changeDuringBackIsLost],
            without: [.backWritesAtEnd],
            isAdopted: true,
            [step(.handoff), step(.pressLink(window: 0), 0), step(.back(window: 0))]
        ),
        MendedFailure(
            "Such a page stays, too, if SwiftUI does not show a path again that has its old value.",
            with: [.refusedBackIsNotRepeated],
            without: [.backWritesAtEnd],
            isAdopted: true,
            [step(.quickAction), step(.pressLink(window: 0), 0), step(.back(window: 0))]
        ),
        MendedFailure(
            "A page that code pushes while the user swipes a sheet down is pushed into the sheet.",
            [step(.setRoot), step(.press(.presents, window: 0)), step(.drag(window: 0), 1), step(.popAndPush)]
        ),
        MendedFailure(
            "A page of a link that the user taps in a sheet just before swiping it down is pushed into the sheet.",
            [step(.present), step(.tapLink(window: 0), 0), step(.drag(window: 0))]
        ),
        MendedFailure(
            "A page of a link that waits for another one as the user swipes its sheet down is pushed into the sheet.",
            [
                step(.present), step(.press(.pushes, window: 0), 0), step(.tapLink(window: 0), 3),
                step(.drag(window: 0)),
            ]
        ),
        MendedFailure(
            "A value that a page's link appends while its own page appears is not shown if the user selects another tab then.",
            with: [.hiddenStackLosesChange],
            [step(.press(.showsPage, window: 0), 0), step(.pressLink(window: 0), 3), step(.tapTab(1, window: 0))]
        ),
        MendedFailure(
            "A value that a page's link appends while its own page appears is not shown if code selects another tab then.",
            with: [.hiddenStackLosesChange],
            [step(.pressLink(window: 0), 0), step(.press(.showsPage, window: 0), 1), step(.openInTab(1))]
        ),
        MendedFailure(
            "A value of a page's link that code removes while the user goes back from it, or above it, may stay on the screen.",
            with: [.changeDuringBackIsLost],
            without: [.coveredPagesDisappear],
            [step(.pressLink(window: 0)), step(.beginSwipe(window: 0), 5), step(.popToRoot)]
        ),
        MendedFailure(
            "A value of a page's link that code removes just before its sheet closes goes while the sheet closes.",
            [
                step(.present), step(.pressLink(window: 0), 2), step(.popToRoot, 1), step(.popAndPush),
            ]
        ),
        MendedFailure(
            "A value that the app appends to its own path while the user goes back is not shown.",
            with: [.changeDuringBackIsLost],
            isAdopted: true,
            [step(.press(.showsPage, window: 0), 5), step(.dismissPage(window: 0), 4), step(.pressLink(window: 0))]
        ),
        MendedFailure(
            "Pages that close below a page's own page stay if the user goes back from that meanwhile.",
            with: [.changeDuringBackIsLost],
            [
                step(.press(.showsPage, window: 0)), step(.tapNotification), step(.popToRoot),
                step(.beginSwipe(window: 0)),
            ]
        ),
        MendedFailure(
            "Of two modals that a page presents itself at once, the user sees one, and the state has both.",
            [step(.press(.asks, window: 0), 0), step(.press(.showsSheet, window: 0))]
        ),
        MendedFailure(
            "What a page presents itself while another page's own sheet closes is in the state, and SwiftUI drops it (iOS 16).",
            with: [.secondPresentationIsDropped],
            without: [.removedViewTakesItsSheet],
            [step(.press(.showsSheet, window: 0)), step(.setRoot, 3), step(.press(.asks, window: 0))]
        ),
        MendedFailure(
            "What a page presents itself before SwiftUI says that another page's own sheet is gone is dropped, too (iOS 16).",
            with: [.secondPresentationIsDropped],
            [
                step(.press(.showsSheet, window: 0)), step(.drag(window: 0), 0), step(.openInTab(0), 6),
                step(.press(.asks, window: 0)),
            ]
        ),
        MendedFailure(
            "Of two modals that a page presents itself at once, SwiftUI drops one (iOS 16), which stays in the state.",
            with: [.secondPresentationIsDropped],
            [
                step(.present, 1), step(.press(.asks, window: 0), 4), step(.press(.showsSheet, window: 0)),
                step(.dismissPage(window: 0)),
            ]
        ),
    ]

    /// The same of an app with a sidebar.
    private static let limitOfColumns = MendedFailure<SwiftUIWorld>(
        "A page that opens while the user goes back to the sidebar is behind it.",
        [step(.tapTab(0, window: 0)), step(.back(window: 0), 1), step(.openBelowModals)]
    )

    /// Compares the limits with what happens if the invariants do not allow them.
    static func checkLimits(_ checks: Checks) {
        allowsLimits = false
        for limit in limits { checks.expect(limit.schedule.problem() != nil, true, limit.sentence) }
        ownApp = .columns
        checks.expect(limitOfColumns.schedule.problem() != nil, true, limitOfColumns.sentence)
        (ownApp, allowsLimits) = (.tabs, true)
    }

    /// Whether code changes a sheet that the user drags down.
    var mayPushIntoDraggedSheet: Bool {
        Self.allowsLimits && (tapsBeforeDrag || operations.contains { !$0.isLink && $0.end >= lastDrag })
    }

    /// Notes that a page presents something itself, perhaps besides something else.
    func pagePresents(besides other: Bool) {
        guard other else { return }
        mayHideAlert = true
        if SwiftUIRule.current.contains(.secondPresentationIsDropped) { mayDropModal = true }
    }

    /// Whether closing pages differ from before only in a value of a page's link: one that has gone, with what is above it,
    /// or one that the user has pressed just then.
    func differInValue(_ before: String, _ now: String) -> Bool {
        guard Self.allowsLimits else { return false }
        return before.hasPrefix(now + " > Own value") || now.hasPrefix(before + " > Own value")
    }

    /// Whether the visible stack differs from the state in pages below a page's own page alone, which have closed.
    func isKeptBelowOwnPage(_ shown: String, _ state: String) -> Bool {
        guard Self.allowsLimits, mayKeepClosed, shown.contains(" > +Own page"),
            let shown = withoutLimits(shown).wholeMatch(of: Self.visibleStack),
            let state = withoutLimits(state).wholeMatch(of: Self.visibleStack)
        else { return false }
        return shown.before == state.before && shown.after == state.after && shown.stack.hasPrefix(state.stack + " > ")
    }

    /// Whether the user sees the page below that of the state, because the path is the same before and after it.
    func isLeftInPath(_ shown: String, _ state: String) -> Bool {
        guard Self.allowsLimits, mayLeavePage, let shown = withoutLimits(shown).wholeMatch(of: Self.visibleStack),
            let state = withoutLimits(state).wholeMatch(of: Self.visibleStack)
        else { return false }
        return shown.before == state.before && shown.after == state.after
            && state.stack.split(separator: " > ").dropLast() == shown.stack.split(separator: " > ")[...]
    }

    private static let visibleStack = #/(?<before>[^\[]*)\[(?<stack>[^\]]*)\](?<after>.*)/#

    private static let foreignModals = #/( \| ~)+/#

    /// A description without what SwiftUI does not show, and without what is not in the state.
    func withoutLimits(_ description: String) -> String {
        guard Self.allowsLimits else { return description }
        let text = withoutOwnPage(description).replacing(Self.foreignModals, with: " | ~")
        if mayDropModal { return withoutValues(text.replacing(" | ~", with: "")) }
        return withoutValues(text)
    }

    private func withoutValues(_ text: String) -> String {
        mayLoseValue ? text.replacing(" > Own value", with: "") : text
    }
}
