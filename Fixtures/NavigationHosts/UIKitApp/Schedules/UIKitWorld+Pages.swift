import RouterNavigation
import SwiftUI
import UIKit

/// A page that must not be dragged down.
final class HeldController: TitledController {
    override init(_ title: String) {
        super.init(title)
        isModalInPresentation = true
    }

    required init?(coder: NSCoder) { nil }
}

/// @route //held/:number
@MainActor func openHeld(number: Int) -> HeldController { HeldController("Held \(number)") }

/// @route //popover/:number
@MainActor func openPopover(number: Int) -> UIViewController {
    let page = TitledController("Popover \(number)")
    page.modalPresentationStyle = .popover
    return page
}

extension UIKitWorld {
    /// Lets a page open one that is not like the others.
    func performUnlike(_ event: UIKitEvent, from page: UIViewController) {
        guard let navigator = (page as? TitledController)?.navigator else { return }
        let left = left
        switch event {
        case .tapView:
            let url = "//view/\(next())"
            operations.begin("push \(url)") { try await navigator.push(.url(url), in: left.id) }
        case .presentHeld, .presentPopover:
            let url = "//\(event == .presentHeld ? "held" : "popover")/\(next())"
            operations.begin("present \(url)") { try await navigator.present(.url(url), in: left.id) }
        default:
            let url = "//chat/\(next())"
            for _ in 0..<2 {
                operations.begin("push \(url)") {
                    try await navigator.push(.url(url), in: left.id)
                } then: { [weak self] _, _ in
                    guard let self, let path = navigator.state[left.id]?.path.filter({ $0.url == url }), path.count > 1
                    else { return }
                    problems.append(Problem(.operationsEndOnce, "two taps open \(url) twice"))
                }
            }
        }
    }

    /// Presses the button of a page that presents a sheet, if the user sees one.
    ///
    /// - Returns: The page if its sheet does not open, because its binding still has a value.
    func pageThatCannotFilter() -> String? {
        guard !mayKeepBinding, left.scene?.activationState == .foregroundActive,
            let page = touched(left) as? UIHostingController<AnyView>
        else { return nil }
        page.interface.userPresses(0)
        ModelTime.rest()
        return top(left) is PresentationHostingController
            ? nil : "the sheet of \(page.title ?? "?") does not open"
    }

    /// Drags the sheet down that the user touches.
    func drag(_ sheet: UIViewController?) {
        guard let sheet else { return }
        sheet.userSwipesDown()
        let root = (sheet as? UINavigationController)?.viewControllers.first ?? sheet
        guard sheet.isBeingDismissed, root is HeldController else { return }
        problems.append(Problem(.refusalsHold, "the user drags \(root.title ?? "?") down, which forbids it"))
    }
}
