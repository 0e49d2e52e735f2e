import UIKit

extension UIViewController {
    public func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
        let action = UIAction(title: title) { _ in action() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    }
}

/// What some screens have in common.
open class PageController: UIViewController {
    public init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public required init?(coder: NSCoder) { nil }
}
