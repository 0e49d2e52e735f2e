import Navigation
import UIKit

public final class AccountController: PageController {
    public init() {
        super.init("Account")
        addButton("Settings") { Coordinators.app?.show(.settings) }
    }

    public required init?(coder: NSCoder) { nil }
}

public final class SettingsController: PageController {
    public init() { super.init("Settings") }

    public required init?(coder: NSCoder) { nil }
}

public final class NotificationsController: PageController {
    public init() { super.init("Notifications") }

    public required init?(coder: NSCoder) { nil }
}

public final class LoginController: PageController {
    public init() {
        super.init("Login")
        addButton("Sign in") { Coordinators.app?.signIn() }
    }

    public required init?(coder: NSCoder) { nil }
}
