import UIKit

extension UIKitWorld {
    /// What the host does wrong today, each with its smallest schedule.
    static let knownFailures: [KnownFailure<UIKitWorld>] = []
}
