import SwiftUI

extension SwiftUIFailure {
    /// The schedules that failed once, and must not fail again.
    static let mended = [
        SwiftUIFailure(
            "A sheet that closes in the operation that pushes a page is empty while it closes.",
            .closingIsEmpty,
            [step(.present), step(.openURL)]
        ),
        SwiftUIFailure(
            "A sheet that a link closes while it still appears is empty until it has closed.",
            .pageIsEmpty,
            [step(.present, 3), step(.openURL)]
        ),
        SwiftUIFailure(
            "A modal with several pages goes back to its root while it closes.",
            .closingChanges,
            [step(.presentFullScreen), step(.press(.pushes, window: 0)), step(.setRoot)]
        ),
        SwiftUIFailure(
            "A page to which the user has gone back is kept until the next change.",
            .pageIsKept,
            [step(.press(.pushes, window: 0)), step(.back(window: 0))]
        ),
        SwiftUIFailure(
            "A page that hides the back button has one, because the host says that it is not hidden.",
            .hiddenBackActs,
            with: [.outerBackButtonCounts],
            [step(.openHiddenBack), step(.back(window: 0))]
        ),
    ]
}
