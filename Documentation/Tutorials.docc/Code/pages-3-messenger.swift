import RouterNavigation
import RouterRuntime

@main
struct Messenger {
    @MainActor static func main() async throws {
        let host = TerminalHost()
        let navigator = Navigator(Router(.messenger))
        navigator.allowsNavigationParameter = { parameter, _ in parameter == "switchTab" }
        try await navigator.attach(host)

        try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        try await navigator.open("//chat/5?switchTab=chats", from: .external)
    }
}
