import ChatRoutes
import RouterInspector
import RouterNavigation
import RouterPipeline
import RouterRuntime

/// What happens when a link arrives.
///
/// Each step runs, and what it prints is what it gave.
@MainActor
struct Story {
    private let terminal: Terminal
    private let router = Router(.superApp)
    private let host = TerminalHost()
    private let login = LoginWindow()

    init(_ terminal: Terminal) { self.terminal = terminal }

    /// Runs and prints the steps.
    ///
    /// - Throws: The error of a step that fails.
    func tell() async throws {
        let inspector = RouteInspector(router)
        let navigator = Navigator(router)
        try await navigator.attach(host)
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        letTheLoginComeFirst()

        let link = "superapp://chat/5/photos/7"
        step("A push message carries a link to a photo. Nobody is signed in.", isFirst: true)
        fact("link", link)
        fact("screen", screen)

        step("The link waits for the login, which middleware of its route shows.")
        let opening = Task { try await navigator.open(link, from: .notification) }
        await login.appears()
        fact("screen", screen)

        step("The user signs in. The link selects its tab and opens its page; the pages below are its back stack.")
        try login.signIn(router, name: "Ada", password: "open sesame")
        _ = try await opening.value
        fact("screen", screen)
        // The page of the last links in a debug build, as text, without its title.
        for line in inspector.text(searching: link).split(separator: "\n").dropFirst() {
            fact("link", String(line.dropFirst(2)))
        }

        step("The chat feature calls the shop by a typed route, without depending on the shop's module.")
        fact("call", "router.call(.recommend(chatID: 5, productID: 2))")
        fact("result", try router.call(.recommend(chatID: 5, productID: 2)))

        step("A second route for the same URLs does not build. The tests have recorded this message:")
        for line in try RefusedDuplicate().message(width: 96) { terminal.show("   " + line) }
    }

    private func letTheLoginComeFirst() {
        router.use(for: [.openPhoto]) { [login] request, next in
            if try await request.router.open(.sessionCurrentUser()) == nil { await login.user() }
            return try await next(request)
        }
    }

    /// The tabs, of which the selected one is in brackets, and the pages on its stack.
    private var screen: String { host.text.dropFirst("main: ".count) + (login.isShown ? " | Sign in" : "") }

    private func step(_ text: String, isFirst: Bool = false) {
        terminal.show((isFirst ? "" : "\n") + terminal.bold(text))
    }

    private func fact(_ name: String, _ text: String) {
        terminal.show("   \(terminal.faint(name.padding(8)))\(text)")
    }
}

extension String {
    /// The text with spaces up to a width.
    fileprivate func padding(_ width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}
