import ChatRoutes
import RouterDynamic
import RouterRuntime
import SharedModels

extension SuperApp {
    /// What a server changes in an app that is out: paths that are led elsewhere, added, removed; routes that are added at run time.
    @MainActor
    static func callRelocated(_ report: Report) async {
        let router = Router(.superApp)
        let chat = Screen("Chat 5", detail: "newest message")
        await report.expect(chat, "//caht/5, misspelled in released code") {
            _ = router.relocate([
                .replace("superapp://caht/:chatID", target: "superapp://chat/:chatID(\\d+)/:position(\\d+)?")
            ])
            return try router.call("//caht/5", as: Screen.self)
        }
        await report.expect(["nobody: no route has the path '//nobody'"], "what is wrong is refused and named") {
            let result = router.relocate([.remove("//nobody"), .remove("//chat/unread")])
            return result.refused.values.map { "nobody:\($0.message.split(separator: ":").last ?? "")" }
        }
        await report.expectError("removed", "//chat/unread, removed", where: isNotFound) {
            try router.call("//chat/unread", as: Int.self)
        }
        await report.expect(3, "//chat/unread, after a reset") {
            _ = router.relocate([.reset("//chat/unread")])
            return try router.call("//chat/unread", as: Int.self)
        }
        await report.expect("spring sale", "//campaigns/spring, added at run time") {
            try router.add("//campaigns/:name") { request in "\(try request.value("name", as: String.self)) sale" }
            return try router.call("//campaigns/spring", as: String.self)
        }
    }
}
