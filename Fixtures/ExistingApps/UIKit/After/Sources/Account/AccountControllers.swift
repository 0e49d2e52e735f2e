import Navigation
import RouterScenes
import StoreRoutes
import UIKit

public final class AccountController: PageController {
    /// @route(open: present, from: external, requires: account, returns: UIViewController) //account
    public init() {
        super.init("Account")
        addButton("Settings") { [weak self] in self?.links?.push(.settingsController()) }
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

/// Covers the app until the user unlocks it.
public final class LockController: PageController {
    /// @route(open: root, returns: UIViewController) //lock
    public init() {
        super.init("Lock")
        addButton("Unlock") { [weak self] in
            Session.gate.open()
            self?.dismiss(animated: true)
        }
    }

    public required init?(coder: NSCoder) { nil }
}

public final class LoginController: PageController {
    /// @route(open: present, returns: UIViewController) //login
    public init() {
        super.init("Login")
        addButton("Sign in") { [weak self] in
            Session.isSignedIn = true
            self?.links?.resume()
        }
    }

    public required init?(coder: NSCoder) { nil }
}
