import RouterDynamic
import RouterRuntime
import SharedModels

extension SuperApp {
    /// What becomes of URLs that no route takes, and how to find out without going there.
    @MainActor
    static func callUnknown(_ report: Report) async {
        let router = Router(.superApp)
        await report.expect(Screen("Web", detail: "https://help.example/404"), "//nowhere, with a fallback") {
            let token = router.fallback { request, error in .redirect(to: "https://help.example/404") }
            defer { token.remove() }
            return try router.call("//nowhere", as: Screen.self)
        }
        await report.expect("//nowhere failed", "//nowhere, with a fallback of the main actor") {
            let router = Router(.superApp)
            router.fallback(onMainActor: { request, error in
                Banner.text = "\(request.url) failed"
                return nil
            })
            _ = try? router.call("//nowhere")
            return Banner.text
        }
        await report.expect(true, "the suggestion for //chat/unraed") {
            do {
                try router.call("//chat/unraed")
                return false
            } catch let error as RouterError {
                return error.report().contains("did you mean '//chat/unread'?")
            }
        }
        await report.expect(true, "the same in Chinese") {
            do {
                try router.call("//chat/unraed")
                return false
            } catch let error as RouterError {
                return error.report(in: .chinese).contains("是否想写“//chat/unread”？")
            }
        }
        await report.expect(false, "canOpen(\"//shop/product/1\", from: .webView)") {
            router.canOpen("//shop/product/1", from: .webView)
        }
        await report.expect("123", "a pattern on its own") {
            let pattern = try RoutePattern("myapp://chat/:chatID")
            let values = pattern.values(in: "myapp://chat/123?from=a")
            return values?["chatID"]?.first ?? "no match"
        }
        await report.expect(true, "resolve and explain") {
            let resolution = try router.resolve("superapp://chat/5")
            let explanation = router.explain("//chat/five")
            report.remark("\(explanation)")
            try await router.perform(resolution)
            return resolution.handler == "Chat.openChat(chatID:position:)"
        }
    }
}

/// The banner on the screen.
@MainActor private enum Banner {
    static var text = ""
}
