import Navigation
import StoreRoutes
import SwiftUI

/// @route(returns: any FeatureScreen)
enum AccountScreen: FeatureScreen {
    /// @route(open: present, from: external, requires: account) //account
    case account
    /// @route(parent: accountScreenAccount, from: external, requires: account) //settings
    case settings
    /// @route(parent: accountScreenSettings, from: external, requires: account) //settings/notifications
    case notifications
    /// @route(open: present) //login
    case login

    var view: some View {
        switch self {
        case .account: AccountPage()
        case .settings: SettingsPage()
        case .notifications: NotificationsPage()
        case .login: LoginPage()
        }
    }
}

public struct AccountPage: View {
    @Environment(\.model) private var model

    public init() {}

    public var body: some View {
        Button("Account") { model?.open(.accountScreenSettings()) }
    }
}

public struct SettingsPage: View {
    public init() {}

    public var body: some View { Text("Settings") }
}

public struct NotificationsPage: View {
    public init() {}

    public var body: some View { Text("Notifications") }
}

public struct LoginPage: View {
    @Environment(\.model) private var model

    public init() {}

    public var body: some View {
        Button("Login") { model?.signIn() }
    }
}
