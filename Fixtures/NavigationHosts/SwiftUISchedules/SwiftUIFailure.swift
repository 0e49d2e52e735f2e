import Model
import SwiftUI

/// A schedule in which an invariant does not hold today, for a cause.
struct SwiftUIFailure: Sendable {
    let cause: Cause
    private let failure: KnownFailure<SwiftUIWorld>

    init(
        _ sentence: String,
        _ cause: Cause,
        with rules: Set<SwiftUIRule> = [],
        without others: Set<SwiftUIRule> = [],
        _ steps: [Schedule<SwiftUIWorld>.Step],
        whenever events: [SwiftUIEvent]? = nil
    ) {
        self.cause = cause
        let rules = SwiftUIRule.usual.union(rules).subtracting(others)
        failure = KnownFailure(sentence, cause.invariant, steps, rules: rules, whenever: events)
    }

    func isExpected(in kinds: [String], _ rules: Set<SwiftUIRule>) -> Bool { failure.isExpected(in: kinds, rules) }

    /// The difference between what the schedule shows and the failure; `nil` if it fails as known.
    @MainActor
    var error: String? {
        SwiftUIWorld.reports = { $0 == cause }
        let problem = failure.schedule.problem()
        return problem == nil
            ? "no longer fails as known (\(cause)): \(failure.sentence) [\(failure.schedule)]" : nil
    }

    /// The problem that the schedule shows, whatever its cause; `nil` if it is mended.
    @MainActor
    var relapse: String? {
        SwiftUIWorld.reports = { _ in true }
        return failure.schedule.problem().map { "fails again: \(failure.sentence) [\(failure.schedule)] \($0.text)" }
    }

    /// The failures that are known. None is right: each one is here until the host is.
    static let all = [
        SwiftUIFailure(
            "A page that SwiftUI loses as the user goes back is shown again after two seconds only.",
            .stackDiffers,
            with: [.changeDuringBackIsLost],
            without: [.backWritesAtEnd],
            [
                step(.openBelowModals), step(.dragSomeOfTheWay(window: 0), 5), step(.openHiddenBack, 0),
                step(.back(window: 0)),
            ],
            whenever: [.openHiddenBack, .back(window: 0)]
        ),
        SwiftUIFailure(
            "A value that a page's link appends just before the user goes back is not shown.",
            .stackDiffers,
            with: [.changeDuringBackIsLost],
            [step(.popAndPush), step(.pressLink(window: 0), 0), step(.beginSwipe(window: 0))],
            whenever: [.pressLink(window: 0), .beginSwipe(window: 0)]
        ),
        SwiftUIFailure(
            "A page that code pushes while the user swipes a sheet down is pushed into the sheet.",
            .closingChanges,
            [step(.setRoot), step(.press(.presents, window: 0)), step(.drag(window: 0), 1), step(.popAndPush)],
            whenever: [.present, .drag(window: 0), .popAndPush]
        ),
        SwiftUIFailure(
            "What a page presents itself while something else appears is in the state, and SwiftUI does not show it.",
            .foreignIsNotShown,
            [step(.press(.presents, window: 0), 0), step(.press(.showsSheet, window: 0))],
            whenever: [.press(.showsSheet, window: 0)]
        ),
        SwiftUIFailure(
            "A sheet of a page that stays when another page takes its place is not in the state.",
            .foreignIsUnknown,
            without: [.removedViewTakesItsSheet],
            [step(.press(.showsSheet, window: 0)), step(.present), step(.replace)],
            whenever: [.press(.showsSheet, window: 0)]
        ),
        SwiftUIFailure(
            "A page that a page has pushed itself is not in the state.",
            .foreignIsUnknown,
            [step(.press(.showsPage, window: 0))],
            whenever: []
        ),
    ]

    static func step(_ event: SwiftUIEvent, _ frames: Int? = nil) -> Schedule<SwiftUIWorld>.Step {
        Schedule<SwiftUIWorld>.Step(event, frames: frames)
    }
}
