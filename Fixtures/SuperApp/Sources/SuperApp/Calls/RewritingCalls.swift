import RouterDynamic
import RouterRuntime
import SharedModels

extension SuperApp {
    /// What Khala and EENavigator rewrite for: pages that move between app and web, experiments, callers that are kept apart.
    @MainActor
    static func callRewritten(_ report: Report) async {
        let router = Router(.superApp, origins: ["superapp-web": .webView])
        await callMoved(router, report)
        await callPages(router, report)
        await callFilters(report)

        let experiment = Screen("Web", detail: "https://lab.example/chat/5")
        await report.expect(experiment, "//chat/5, in an experiment") {
            let token = try router.rewrite(for: .urls("//chat/:chatID")) { request in
                guard request.context["experiment"] as? Bool == true else { return nil }
                return request.replacing(url: "https://lab.example/chat/5")
            }
            defer { token.remove() }
            return try router.call("//chat/5", context: ["experiment": true], as: Screen.self)
        }
        await report.expect(["Desk"], "superapp-web://shop/search?text=des") {
            try router.call("superapp-web://shop/search?text=des", as: [String].self)
        }
        await report.expectError("closed to the web", "superapp-web://chat/unread", where: isNotFound) {
            try router.call("superapp-web://chat/unread", as: Int.self)
        }
    }

    /// Pages that moved between the web and the app, by the rules in the app's `routegen.json`.
    @MainActor
    private static func callMoved(_ router: Router, _ report: Report) async {
        await report.expect("Lamp", "https://shop.example/products/1, which has a screen") {
            try router.call("https://shop.example/products/1", as: Product.self).name
        }
        await report.expect(Screen("Web", detail: "https://blog.example/sale?from=push"), "//shop/sale, on the web") {
            try await router.open("//shop/sale?from=push", as: Screen.self)
        }
        let step = "  -> https://blog.example/sale, as '//shop/sale' to 'https://blog.example/sale'"
        await report.expect(step, "the rule of //shop/sale") {
            String(router.explain("//shop/sale").description.split(separator: "\n")[1])
        }
    }

    @MainActor
    private static func callPages(_ router: Router, _ report: Report) async {
        await report.expect(Screen("Web", detail: "https://blog.example/a"), "https://blog.example/a") {
            try await router.open("https://blog.example/a", from: .external, as: Screen.self)
        }
        let chat = Screen("Chat 5", detail: "newest message")
        await report.expect(chat, "https://chat.example/5, a page of the web that has a screen") {
            try router.rewrite("https://chat.example/**", to: "//chat/**")
            return try router.call("https://chat.example/5", as: Screen.self)
        }
        let degraded = Screen("Web", detail: "https://m.superapp.example/chat?id=7&from=push")
        await report.expect(degraded, "//chat/7, for which the web stands in") {
            let token = try router.rewrite("//chat/:chatID", to: "https://m.superapp.example/chat?id=:chatID")
            defer { token.remove() }
            return try router.call("//chat/7?from=push", as: Screen.self)
        }
    }

    /// Khala's filters: an ordered list of closures, each of which is asked once.
    @MainActor
    private static func callFilters(_ report: Report) async {
        let router = Router(.superApp)
        await report.expect(["//chat/5", "//chat/5?token=1"], "//chat/5, with a token for each request") {
            router.rewrite(name: "token") { $0.replacing(url: $0.url.text + "?token=1") }
            let request = try router.resolve("//chat/5").request
            return request.hops + [request.url.text]
        }
        await report.expect([String?](), "the filters, after removing one") {
            router.rewriteFilters.removeAll { $0.name == "token" }
            return router.rewriteFilters.map(\.name)
        }
        await report.expect(["Chat 7", "Chat 5"], "//chat/5 and //chat/7, swapped by two filters") {
            router.rewrite { $0.url.text == "//chat/5" ? $0.replacing(url: "//chat/7") : nil }
            router.rewrite { $0.url.text == "//chat/7" ? $0.replacing(url: "//chat/5") : nil }
            let first = try router.call("//chat/5", as: Screen.self)
            return [first.title, try router.call("//chat/7", as: Screen.self).title]
        }
        await report.expect("Chat 5", "//sale, by an engine of the app") {
            let router = Router(.superApp)
            router.rewriter = { request, rules in
                if request.url.text == "//sale" { return request.replacing(url: "//chat/5") }
                return try rules(request)
            }
            return try router.call("//sale", as: Screen.self).title
        }
    }

    /// Whether an error says that no route takes the URL.
    static func isNotFound(_ error: any Error) -> Bool {
        (error as? RouterError)?.code == .notFound
    }
}
