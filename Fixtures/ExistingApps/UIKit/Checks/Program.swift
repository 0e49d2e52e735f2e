import Model
import Navigation
import UIKit

/// Opens the app's links and presses its buttons, and prints what the user sees.
@main
@MainActor
struct Program {
    private static let links = [
        "home", "news/3", "search?text=shoes", "shop", "category/shoes", "product/5", "product/5/reviews", "sale",
        "orders", "order/7", "order/7/parcel", "inbox", "chat/3", "chat/3/photo/2", "account", "settings",
        "settings/notifications", "help", "help/returns", "contact",
    ]

    static func main() {
        ModelTime.run {
            for link in links { await open(link) }
            for link in ["PRODUCT/5", "category/shirts%2Fblouses", "product/new", "login", "nothing", "wishlist"] {
                let program = await Program()
                await program.opens("store://\(link)")
                program.note("store://\(link)")
            }
            await buttons()
            await sheets()
            await linksInARow()
            await alert()
            await lock()
            for exception in UIKitModel.exceptions { print(exception) }
        }
    }

    let scene: UIWindowScene
    private let delegate = SceneDelegate()

    /// Starts the app, perhaps by a link.
    init(_ links: [String] = []) async {
        Session.isSignedIn = false
        scene = UIWindowScene(UISceneSession("window"))
        let contexts = links.compactMap { URL(string: $0) }.map { UIOpenURLContext($0) }
        scene.delegate = delegate
        let options = UIScene.ConnectionOptions(Set(contexts))
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        await ModelTime.settle()
    }

    /// Opens a link in a running app and in one that it starts, before and after the user has signed in.
    private static func open(_ link: String) async {
        let program = await Program()
        await program.signIn()
        await program.opens("store://\(link)")
        program.note("store://\(link)")
        let shown = program.description
        program.ends()
        let other = await Program(["https://store.example/\(link)"])
        defer { other.ends() }
        guard other.description != shown else { return }
        other.note("https://store.example/\(link), signed out")
        await other.step("Sign in")
    }

    /// Buttons that open pages of their own features and of others, and code that pushes.
    private static func buttons() async {
        let program = await Program()
        await program.signIn()
        for button in ["Offer", "Sizes"] { await program.step(button) }
        await program.opens("store://product/5/reviews")
        program.note("store://product/5/reviews")
        await program.opens("store://orders")
        await program.step("Order")
        await program.opens("store://chat/3")
        await program.step("Order")
        program.ends()
        let other = await Program()
        await other.opens("store://shop")
        await other.step("Cart")
        await other.step("Sign in")
        other.ends()
    }

    private static func sheets() async {
        let program = await Program()
        await program.signIn()
        await program.opens("store://help")
        await program.step("Contact")
        await program.opens("store://account")
        await program.step("Settings")
        await program.opens("store://product/6")
        program.note("store://product/6")
        program.ends()
    }

    /// Links that come after others.
    private static func linksInARow() async {
        let program = await Program()
        await program.signIn()
        for link in ["product/5/reviews", "sale", "news/3", "product/5", "product/5", "settings", "help/returns"] {
            await program.opens("store://\(link)")
            program.note("store://\(link)")
        }
        program.ends()
    }

    /// A link that comes while an old screen asks something.
    private static func alert() async {
        let program = await Program()
        await program.signIn()
        await program.opens("store://order/7")
        await program.step("Cancel")
        program.opensAtOnce("store://sale")
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        program.note("store://sale")
        (program.presented.last as? UIAlertController)?.userTaps(0)
        await ModelTime.settle()
        program.note("  Yes")
        program.ends()
    }

    // MARK: What happens

    func opensAtOnce(_ link: String) {
        guard let url = URL(string: link) else { return print("no URL: \(link)") }
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    }

    func opens(_ link: String) async {
        opensAtOnce(link)
        await ModelTime.settle()
    }

    private func step(_ button: String) async {
        visible?.navigationItem.rightBarButtonItem?.userTaps()
        await ModelTime.settle()
        note("  \(button)")
    }

    /// Signs in as a user who opens the account.
    func signIn() async {
        await opens("store://account")
        visible?.navigationItem.rightBarButtonItem?.userTaps()
        await ModelTime.settle()
        presented.last?.userSwipesDown()
        await ModelTime.settle()
    }

    func ends() { scene.systemDisconnects() }

    private func note(_ what: String) { print("\(what): \(description)") }

    private var presented: [UIViewController] {
        guard let root = delegate.window?.rootViewController else { return [] }
        return Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
    }

    var visible: UIViewController? {
        let tabs = delegate.window?.rootViewController as? UITabBarController
        return ((presented.last ?? tabs?.selectedViewController) as? UINavigationController)?.topViewController
    }

    /// The tabs with the selected one in brackets, and what is presented above them.
    var description: String {
        func titles(_ controller: UIViewController) -> String {
            let pages = (controller as? UINavigationController)?.viewControllers ?? [controller]
            for page in pages { page.loadViewIfNeeded() }
            return pages.map { $0.title ?? "?" }.joined(separator: " > ")
        }
        guard let tabs = delegate.window?.rootViewController as? UITabBarController else { return "nothing" }
        let stacks = (tabs.viewControllers ?? []).enumerated().map { index, stack in
            index == tabs.selectedIndex ? "[\(titles(stack))]" : titles(stack)
        }
        return ([stacks.joined(separator: " ")] + presented.map { "sheet \(titles($0))" }).joined(separator: " | ")
    }
}
