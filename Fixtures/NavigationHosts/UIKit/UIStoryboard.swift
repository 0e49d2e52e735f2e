public import Foundation

@MainActor public final class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller = creator?(NSCoder()) else { preconditionFailure("there is no \(identifier)") }
        return controller
    }
}
