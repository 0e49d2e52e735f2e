import ChatRoutes
import Foundation
import RouterNavigation
import RouterRuntime

extension SuperApp {
    /// Pages, tabs and modals in a terminal, which is drawn after each step.
    @MainActor
    static func callNavigation(_ router: Router, _ report: Report) async {
        let host = TerminalHost()
        let navigator = Navigator(router)
        await report.expect("main: [home] chats  Home", "two tabs") {
            try await navigator.attach(host)
            try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
            return host.text
        }
        await report.expect("main: [home] chats  Home > Chat 5", ".openChat(chatID: 5), pushed") {
            try await navigator.push(.openChat(chatID: 5))
            return host.text
        }
        await report.expect("main: home [chats]  Inbox > Chat 5", "//chat/5?switchTab=chats#latest") {
            try await navigator.open("//chat/5?switchTab=chats#latest")
            return host.text
        }
        await callOutsideLinks(navigator, host, report)
        await callDeepLinks(navigator, host, report)
        await callResults(navigator, host, report)
        await report.expect("main: home [chats]  Inbox > Chat 5", "the app after a restart") {
            let restored = Navigator(router)
            let newHost = TerminalHost()
            try await restored.attach(newHost)
            let saved = try JSONEncoder().encode(navigator.state)
            let state = try JSONDecoder().decode(NavigationState.self, from: saved)
            let dropped = try await restored.restore(state)
            report.remark("left out: \(dropped.map(\.page.description))")
            return newHost.text
        }
    }

    /// Links from outside steer only what the app allows.
    @MainActor
    private static func callOutsideLinks(_ navigator: Navigator, _ host: TerminalHost, _ report: Report) async {
        let link = "//im/chat/8?switchTab=home"
        await report.expect("main: home [chats]  Inbox > Chat 5 > Chat 8", "\(link), from a push") {
            let opened = try await navigator.open(link, from: .notification)
            let text = host.text
            // The user goes back.
            if let opened { host.user(.closed([opened.id], "main"), in: navigator) }
            return text
        }
        await report.expect("main: [home] chats  Home > Chat 5 > Chat 8", "the same, when it may select the tab") {
            navigator.allowsNavigationParameter = { parameter, request in
                parameter == "switchTab" && request.route?.hasPrefix("//im/") == true
            }
            try await navigator.open(link, from: .notification)
            return host.text
        }
        await report.expect("main: [home] chats  Home > Chat 5", "the user goes back") {
            if let top = navigator.state.activeScene?.top { host.user(.closed([top.id], "main"), in: navigator) }
            return host.text
        }
    }

    /// Pages that open as their routes say.
    @MainActor
    private static func callDeepLinks(_ navigator: Navigator, _ host: TerminalHost, _ report: Report) async {
        await report.expect(
            "main: home [chats]  Inbox > Photos of 5 > Photo 7",
            "//chat/5/photos/7, from a push, with its back stack"
        ) {
            try await navigator.open("//chat/5/photos/7", from: .notification)
            return host.text
        }
        await report.expect("main: home [chats]  Inbox > Photos of 5 > Photo 8", ".openPhoto(chatID: 5, photoID: 8)") {
            try await navigator.open(.openPhoto(chatID: 5, photoID: 8))
            return host.text
        }
        await report.expect(
            "main: home [chats]  Inbox > Photos of 5 > Photo 8 | sheet Help",
            "//help, which is presented"
        ) {
            try await navigator.open("//help", from: .notification)
            return host.text
        }
        await report.expect("main: [home] chats  Home > Chat 5 | sheet Help", "//go/help, which switches the tab") {
            try await navigator.open("//go/help")
            return host.text
        }
        await report.expect("main: home [chats]  Inbox > Chat 5", "//inbox, in its tab, and then a chat") {
            try await navigator.open("//inbox", reuse: .ifOpen)
            try await navigator.open(.openChat(chatID: 5))
            return host.text
        }
        await report.expect("main: [home] chats  Home > Chat 5", "the other tab") {
            try await navigator.switchTab("home")
            return host.text
        }
    }

    /// A page that gives a result, and one that refuses to close.
    @MainActor
    private static func callResults(_ navigator: Navigator, _ host: TerminalHost, _ report: Report) async {
        await report.expect("sunset", "the photo that the user picks") {
            async let photo = pickedPhoto(navigator)
            while navigator.state.activeScene?.modals.isEmpty != false { await Task.yield() }
            report.remark(host.text)
            let top = navigator.state.activeScene?.top
            (top.flatMap { navigator.content(of: $0.id) } as? PhotoPicker)?.tap("sunset")
            return try await photo ?? "none"
        }
        let editor = NoteEditor()
        await report.expectError("refused", "going back from a note that is not saved", where: isRefusal) {
            try await navigator.push(.page(editor))
            try await navigator.popToRoot()
        }
        await report.expect("main: home [chats]  Inbox > Chat 5", "the same, when it is saved") {
            report.remark(host.text)
            editor.isSaved = true
            try await navigator.popToRoot()
            try await navigator.switchTab("chats")
            return host.text
        }
    }

    /// Lets the user pick a photo.
    @MainActor
    private static func pickedPhoto(_ navigator: Navigator) async throws -> String? {
        let photo = try await navigator.present(.pickPhoto())
        return photo
    }

    private static func isRefusal(_ error: any Error) -> Bool {
        (error as? NavigationError)?.code == .refused
    }
}
