import Navigation
import RouterNavigation
import StoreRoutes
import UIKit

public final class AccountController: PageController {
    /// @route(open: present, from: external, requires: account, returns: UIViewController) //account
    public init() {
        super.init("Account")
        addButton("Settings") { [weak self] in try await self?.navigator?.push(.settingsController()) }
    }

    public required init?(coder: NSCoder) { nil }
}

public final class SettingsController: PageController {
    /// @route(parent: accountController, from: external, requires: account, returns: UIViewController) //settings
    public init() { super.init("Settings") }

    public required init?(coder: NSCoder) { nil }
}

public final class NotificationsController: PageController {
    /// @route(parent: settingsController, from: external, requires: account, returns: UIViewController) //settings/notifications
    public init() { super.init("Notifications") }

    public required init?(coder: NSCoder) { nil }
}

public final class LoginController: PageController {
    /// @route(open: present, returns: UIViewController) //login
    public init(request: RouteRequest) {
        super.init("Login")
        let next = request.postponed
        addButton("Sign in") { [weak self] in
            Session.isSignedIn = true
            let navigator = self?.navigator
            try await navigator?.dismiss()
            if let next { try await navigator?.openLink(next.url, from: next.origin) }
        }
    }

    public required init?(coder: NSCoder) { nil }
}
