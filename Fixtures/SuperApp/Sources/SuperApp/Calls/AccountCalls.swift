import AccountRoutes
import RouterRuntime
import SharedModels

extension SuperApp {
    /// Cached and transient instances, errors of the handler's own, optional results, no result.
    @MainActor
    static func callAccount(_ router: Router, _ report: Report) async {
        await report.expectError("wrong password", ".sessionSignIn", where: { "\($0)".contains("wrongPassword") }) {
            try router.call(.sessionSignIn(name: "Eve", password: "?"))
        }
        await report.expect(User(id: 7, name: "Ada"), "//account/sign-in?name=Ada&password=open%20sesame") {
            try router.call("//account/sign-in?name=Ada&password=open%20sesame", as: User.self)
        }
        await report.expect("Ada", "store.session.currentUser()") { try router.store.session.currentUser()?.name }
        await report.expect(nil, "//account/sign-out, from a push message") {
            try await router.open("//account/sign-out", from: .notification)
            return try router.store.session.currentUser()
        }
        await report.expect([1, 2], "//account/visits/next, twice: a cached instance") {
            [
                try router.call("//account/visits/next", as: Int.self),
                try router.call("//account/visits/next", as: Int.self),
            ]
        }
        await report.expect([1, 1], "//account/single-visits/next, twice: transient instances") {
            [
                try router.call("//account/single-visits/next", as: Int.self),
                try router.call("//account/single-visits/next", as: Int.self),
            ]
        }
    }
}
