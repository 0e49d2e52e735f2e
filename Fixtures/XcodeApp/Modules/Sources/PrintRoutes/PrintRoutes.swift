import AppRoutes
import ChatRoutes
import RouterRuntime

/// Calls a route of each feature through the table that the app uses, and prints the results.
@main
@MainActor
struct PrintRoutes {
    static func main() async throws {
        let router = Router(.appRoutes)
        for url in ["xcodeapp://chat/5", "//shop/lamp", "//shop/lamp/price", "//shop/lamp/questions"] {
            print(url, try router.call(url))
        }
        print("from another app", try await router.open("xcodeapp://shop/lamp", from: .external))
        print("typed", try router.call(.openChat(chatID: 7)).chatID)
        print("link", try Route.openChat(chatID: 7).url)
    }
}
