import RouterNavigation
import SwiftUI
import UIKit

/// A page of the app.
class TitledController: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
}

/// @route //home
@MainActor func home() -> UIViewController {
    let controller = TitledController("Home")
    controller.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), selectedImage: nil)
    return controller
}

/// @route //inbox
@MainActor func inbox() -> UIViewController { TitledController("Inbox") }

/// @route(from: external, notification) //chat/:chatID
@MainActor func openChat(chatID: Int) -> UIViewController { TitledController("Chat \(chatID)") }

/// @route //settings
@MainActor func settings() -> UIViewController { UINavigationController() }

/// @route //question
@MainActor func question() -> UIAlertController {
    let alert = UIAlertController(title: "Question", message: nil, preferredStyle: .alert)
    alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in Task { try await App.navigator.open("//chat/9") } }
    )
    return alert
}

/// A page that asks the user something with UIKit itself.
///
/// @route(from: external) //ask
@MainActor func ask() -> UIViewController {
    let controller = TitledController("Question")
    let action = UIAction(title: "Ask") { [weak controller] _ in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller?.present(alert, animated: true)
    }
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Ask", primaryAction: action)
    return controller
}

/// A page in a sheet, which opens another page there.
///
/// @route(from: external, open: present) //sheet
@MainActor func openSheet() -> UIViewController {
    let controller = TitledController("Sheet")
    let action = UIAction(title: "More") { [weak controller] _ in
        let navigator = controller?.navigator
        Task { try await navigator?.push(.url("//chat/6")) }
    }
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", primaryAction: action)
    return controller
}

/// A page that changes all windows, those in the background first.
///
/// @route(from: external) //everywhere
@MainActor func everywhere() -> UIViewController {
    let controller = TitledController("All windows")
    let action = UIAction(title: "Everywhere") { _ in
        Task {
            for scene in App.navigator.state.scenes { try await App.navigator.push(.url("//chat/9"), in: scene.id) }
        }
    }
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Everywhere", primaryAction: action)
    return controller
}

/// A page with changes that may not be saved.
final class NoteController: TitledController, GuardedPage {
    var isSaved = false

    func shouldClose() async -> Bool { isSaved }
}

/// @route //note
@MainActor func note() -> NoteController { NoteController("Note") }

/// @route //lock
@MainActor func lock() -> UIViewController { TitledController("Lock") }

/// Puts something into the cart.
///
/// @route(from: external) //cart/add/:number
@MainActor func addToCart(number: Int) {}

/// A page that UIKit cannot show without help.
struct Article: NavigationPage {
    let number: Int
}

/// @route //article/:number
@MainActor func article(number: Int) -> Article { Article(number: number) }

/// A page in SwiftUI, as many apps with a host for UIKit have it.
struct ViewPage: View, NavigationPage {
    let number: Int
    @Environment(\.navigator) private var navigator
    @State private var isFiltering = false

    var body: some View {
        if number == 0 {
            Button("View 0") { Task { try await navigator?.push(.url("//chat/5")) } }
        } else {
            Button("View \(number)") { isFiltering = true }
                .sheet(isPresented: $isFiltering) { Text("Filters") }
                .reportsModal(isPresented: $isFiltering)
        }
    }
}

/// @route //view/:number
@MainActor func openView(number: Int) -> ViewPage { ViewPage(number: number) }
