import RouterNavigation
import UIKit

extension App {
    /// Gives all stacks a bar with large titles.
    static func useLargeTitles() {
        App.host.makeStack = { _ in
            let stack = UINavigationController()
            stack.navigationBar.prefersLargeTitles = true
            return stack
        }
    }
}
