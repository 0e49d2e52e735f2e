import RouterNavigation
import RouterPipeline
import SwiftUI

/// The user's session.
@MainActor
enum Session {
    static var isOpen = false
}

/// The error of a call that needs an account.
struct AccountNeeded: Error {}

/// @route(init) //login
struct LoginPage: View, ResultPage {
    let result = PageResult<Bool>()

    var body: some View {
        Button("Sign in") {
            Session.isOpen = true
            result.finish(true)
        }
    }
}

extension Messenger {
    /// Presents a login before the pages that require an account, and then opens them.
    static func presentLogin() -> RouteToken {
        navigator.router.use(for: .requiring(RouteRequirement.account), priority: 10) { request, next in
            if await !Session.isOpen {
                let isSignedIn = try await navigator.present(.loginPage(), isShared: true)
                guard isSignedIn == true else { throw CancellationError() }
            }
            return try await next(request)
        }
    }

    /// Leads to a page for signing in instead of the pages that require an account.
    static func redirectToSignIn() -> RouteToken {
        navigator.router.use(
            for: .requiring(RouteRequirement.account),
            priority: 10,
            onMainActor: { request in
                if Session.isOpen { return .next(request) }
                return .end(.redirect(to: .signIn(), from: .app, postponing: true))
            }
        )
    }

    /// Refuses the pages that require an account, with an error that the caller knows.
    static func refuseWithoutAccount() -> RouteToken {
        navigator.router.use(
            for: .requiring(RouteRequirement.account),
            priority: 20,
            onMainActor: { request in
                guard Session.isOpen else { throw AccountNeeded() }
                return .next(request)
            }
        )
    }

    /// Closes what the user who signs out may no longer see.
    static func signOut() async throws {
        Session.isOpen = false
        navigator.cancelRequests()
        try await navigator.recheckPages()
    }
}

/// @route(open: present) //sign-in
@MainActor func signIn(request: RouteRequest) -> SignInPage { SignInPage(next: request.postponed) }

/// A page for signing in, which knows the link that it has put off.
struct SignInPage: View, NavigationPage {
    let next: LinkRequest?

    var body: some View {
        Button("Sign in, and go on") {
            Session.isOpen = true
            if let next {
                Task { try await Messenger.navigator.openLink(next.url, from: next.origin) }
            }
        }
    }
}
