import UIKit

extension UIKitWorld {
    /// Lets a page do something with UIKit itself.
    func performOld(_ event: UIKitEvent) {
        guard let window = left.window, let root = window.rootViewController,
            let shown = window.presentations(above: root).last
        else { return }
        let stack = (shown as? UITabBarController)?.selectedStack ?? shown as? UINavigationController
        let page = stack?.topViewController ?? shown
        switch event {
        case .alert:
            let alert = UIAlertController(title: "Alert \(next())", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            show(alert, from: page)
        case .share:
            let sheet = UIViewController(nibName: nil, bundle: nil)
            sheet.title = "Share \(next())"
            show(sheet, from: page)
        case .shareEnds:
            guard foreign.contains(shown), !(shown is UIAlertController) else { return }
            shown.dismiss(animated: true)
        case .oldPush:
            guard let stack else { return }
            let old = TitledController("Old \(next())")
            foreign.append(old)
            if shown is UITabBarController, stack.transitionCoordinator == nil, !isBetweenSteps { oldPage = old }
            stack.pushViewController(old, animated: true)
        case .oldTab: left.bar?.selectedIndex = left.chats
        default:
            // Code that knows no navigator asks nobody.
            note?.isSaved = true
            oldPage = nil
            mayKeepBinding = true
            page.dismiss(animated: true)
        }
    }

    private func show(_ controller: UIViewController, from page: UIViewController) {
        foreign.append(controller)
        page.present(controller, animated: true)
    }
}
