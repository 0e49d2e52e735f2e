import RouterNavigation
import RouterPipeline
import RouterRuntime

/// Prints what it shows.
@MainActor
final class PrintingHost: NavigationHost {
    func show(
        _ scene: NavigatorScene?,
        replacing old: NavigatorScene?,
        isAnimated: Bool,
        in navigator: Navigator
    ) {
        guard let scene, let old, scene.pages.count > old.pages.count else { return }
        let verb = scene.modals.count > old.modals.count ? "present" : "push"
        print("\(verb) \(title(scene.top, navigator))")
    }

    private func title(_ page: RouterNavigation.Page, _ navigator: Navigator) -> String {
        (navigator.content(of: page.id) as? any TitledPage)?.title ?? "?"
    }
}

let router = Router(.eeNavigatorAfter)

let navigator = Navigator(router)
let host = PrintingHost()
try await navigator.attach(host)
try await navigator.openScene("main", root: .url("//docs/folder"))

// Middleware before routes, and what replaces failures.
router.use { request in
    print("log: \(request.url)")
    return .next(request)
}
router.fallback(onMainActor: { _, _ in .value(Page(title: "not found")) })

try await navigator.push(.url("//chat/123#abc"))
print("push chat success")
try await navigator.push(.url("//chat/123/234"))
try await navigator.push(.url("//chat/123", context: ["name": "lwl"]))
try await navigator.push(.url("//chat/abc"))
try await navigator.present(.url("//chat/5"))
try await navigator.push(.openProfile(id: 7))
try await navigator.push(.url("//localhost:12345/tools"))
try await navigator.push(.url("https://www.example.com/a"))
try await navigator.push(.url("https://docs.example.com/5"))
print(router.canOpen("//chat/5"), router.canOpen("//chat/abc"))
