import RouterNavigation
import RouterRuntime

@main
struct Messenger {
    @MainActor static func main() async throws {
        let host = TerminalHost()
        let navigator = Navigator(Router(.messenger))
        try await navigator.attach(host)

        try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        try await navigator.push(.openChat(chatID: 5))
        try await navigator.pop()
    }
}
