import ChatRoutes
import RouterRuntime
import SharedModels

extension SuperApp {
    /// Captures, optional captures, defaults, arrays, asynchronous handlers, actors, a second path, and a handler that calls another feature.
    @MainActor
    static func callChat(_ router: Router, _ report: Report) async {
        let newest = Screen("Chat 5", detail: "newest message")
        await report.expect(newest, "//chat/5") { try router.call("//chat/5", as: Screen.self) }
        await report.expect(newest, ".openChat(chatID: 5)") { try router.call(.openChat(chatID: 5)) }
        await report.expect(Screen("Chat 5", detail: "message 12"), "superapp://chat/5/12") {
            try router.call("superapp://chat/5/12", as: Screen.self)
        }
        await report.expect(Screen("Chat 8", detail: "newest message"), "https://superapp.example/… //im/chat/8") {
            try router.call("//im/chat/8", as: Screen.self)
        }
        await report.expect("//chat/5/12", "Route.openChat(chatID: 5, position: 12).url") {
            let router = Router(.superApp)
            try router.call("//chat/5", as: Screen.self)
            try router.call(.openChat(chatID: 5))
            let sent = try await router.store.send(chatID: 5, text: "hi")
            let url = try Route.openChat(chatID: 5, position: 12).url
            return sent.isEmpty ? sent : url
        }
        await report.expect("media of chat 5", ".infoPage(chatID: 5, tab: \"media\")") {
            try router.call(.infoPage(chatID: 5, tab: "media")).title
        }
        await report.expect(3, "//chat/unread") { try router.call("//chat/unread", as: Int.self) }
        await report.expect(["owner of 5", "guest of 5"], ".members(chatID: 5)") {
            try router.call(.members(chatID: 5))
        }
        await report.expect(["a of 5", "b of 5", "c of 5"], "//chat/5/members?roles=a&roles=b&roles=c&limit=9") {
            try router.call("//chat/5/members?roles=a&roles=b&roles=c&limit=9", as: [String].self)
        }
        await report.expect("sent 'hello you' to 5 (high)", "//chat/5/send?text=hello%20you&urgency=3") {
            try await router.open("//chat/5/send?text=hello%20you&urgency=3", as: String.self)
        }
        await report.expect("sent 'hi' to 5 (normal)", "store.send(chatID: 5, text: \"hi\")") {
            try await router.store.send(chatID: 5, text: "hi")
        }
        await report.expect(1, "//chat/drafts/save/5?text=dear") {
            try await router.open("//chat/drafts/save/5?text=dear", as: Int.self)
        }
        await report.expect("dear", "store.drafts.text(chatID: 5)") {
            try await router.store.drafts.text(chatID: 5)
        }
        await report.expect("Desk recommended in chat 5", ".recommend(chatID: 5, productID: 2)") {
            try router.call(.recommend(chatID: 5, productID: 2))
        }
        await report.expect(Screen("Invitation X7K2P9", detail: "chat 5"), "https://join.example/X7K2P9/5?from=mail") {
            try router.call("https://join.example/X7K2P9/5?from=mail", as: Screen.self)
        }
        await report.expect(Screen("Invitation X7K2P9", detail: "chat 0"), ".join(code: \"X7K2P9\")") {
            try router.call(.join(code: "X7K2P9"))
        }
        await report.expectError("no URL", "Route.join(code:).url", where: { $0 is RouterError }) {
            try Route.join(code: "X7K2P9").url
        }
        await report.expect(["5", "push", "hello", "Chat 5"], "//chat/5?from=push, with user info and a completion") {
            var received: [String] = []
            try router.request("//chat/5?from=push").with(userInfo: ["note": "hello"]).call { parameters, instance in
                received = ["chatID", "from", "note"].map { "\(parameters[$0] ?? "-")" }
                received.append((instance as? Screen)?.title ?? "-")
            }
            return received
        }
        await callExperiments(router, report)
        await report.expectError("asynchronous", "//chat/5/send, synchronously", where: { $0 is RouterError }) {
            try router.call("//chat/5/send?text=hi", as: String.self)
        }
        await report.expectError("no number", "//chat/five", where: { $0 is RouterError }) {
            try router.call("//chat/five", as: Screen.self)
        }
    }

    /// Two routes of one pattern, one of which is asked first whether it takes the request.
    @MainActor
    private static func callExperiments(_ router: Router, _ report: Report) async {
        await report.expect("list of files in 5", "//chat/5/files") {
            try router.call("//chat/5/files", as: String.self)
        }
        await report.expect("gallery of files in 5", "//chat/5/files with the new look") {
            try router.call("//chat/5/files", context: ["newLook": true], as: String.self)
        }
        await report.expectError("it refuses", ".showFilesAnew(chatID: 5)", where: { $0 is RouterError }) {
            try router.call(.showFilesAnew(chatID: 5))
        }
    }
}
