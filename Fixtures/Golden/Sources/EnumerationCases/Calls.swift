import GoldenSupport
import RouterPlans
import RouterRuntime

public enum EnumerationCasesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.enumerationCases)
        for url in [
            "//post/5", "//post/5?comment=2", "//p/5/2", "//post/x", "//home", "//Destination/settings",
            "//Destination/about", "//search?text=a&tags=b&tags=c", "//search?text=a&page=3", "//search", "//default",
            "//traced/a", "//unmarked", "//sheets/alert?text=Hello", "//sheets/count", "//kind/large",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        for url in ["//screens/help", "//screens/start", "//latest", "//screens/default"] {
            await transcript.note(url) { try await router.open(url, as: Screen.self) }
        }
        for url in ["//forum/5", "//forum/5?comment=2", "//forum/home", "//forum/newest"] {
            await transcript.note(url) { try await router.open(url, as: Page.self) }
        }
        for url in ["//forum/settings/theme", "//page/about", "//help-page?topic=a", "//help-page"] {
            await transcript.note(url) { try router.call(url, as: Page.self) }
        }
        await transcript.note("//room/5") { try router.call("//room/5", as: Place.self) }
        await transcript.note("//forum/count") { try router.call("//forum/count", as: Int.self) }
        await transcript.note("plan") {
            let plan = try await router.plan(for: "//forum/settings/theme", as: Page.self)
            return plan.pagesAboveRoot.map(\.destination)
        }
        await transcript.note("enclosed") { try [router.call(.forumPagePost(id: 5)), router.call(.helpPage())] }
        await transcript.note("static property") { try [router.call(.screenHelp()), router.call(.start())] }
        await transcript.note("from the web") { try await router.open("//p/1", from: .webView, as: Destination.self) }
        await transcript.note("a path of the app's own") {
            var path: [Destination] = []
            path.append(try router.call(.destinationPost(id: 5)))
            path.append(try router.call("//search?text=a", as: Destination.self))
            path.append(try router.store.destination.about())
            return path
        }
        await transcript.note("without an actor") { try await Self.post(router) }
        await transcript.note("post's URL") { try Route.destinationPost(id: 5, comment: 2).url }
        await transcript.note("constant") { RoutePath.destinationPost2.pattern }
        await transcript.note("login") {
            guard case .login(let then) = try router.call(.login { $0 + 1 }) else { return "no login" }
            return then(1)
        }
        await transcript.note("kind") { try router.call(.sheetKindSmall()).rawValue }
    }

    /// The value of a case belongs to no actor, even if its enumeration does.
    nonisolated private static func post(_ router: Router) async throws -> String {
        guard case .alert(let text) = try router.call(.sheetAlert(text: "Free")) else { return "no alert" }
        return text
    }
}
