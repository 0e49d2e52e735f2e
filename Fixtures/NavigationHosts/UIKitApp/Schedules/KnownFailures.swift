import UIKit

extension UIKitWorld {
    /// What the host does wrong today, each with its smallest schedule.
    static let knownFailures: [KnownFailure<UIKitWorld>] = [
        KnownFailure(
            "A page that is a SwiftUI view is not shown, although the host says that it can show it.",
            .operationsAreNotLost,
            [.init(.tapView)]
        )
    ]
}
