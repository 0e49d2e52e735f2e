import Navigation
import RouterScenes
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
    @Environment(\.links) private var links

    public init() {}

    public var body: some View {
        Button("Account") { links?.push(.accountScreenSettings()) }
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
    @Environment(\.links) private var links

    public init() {}

    public var body: some View {
        Button("Login") {
            Session.isSignedIn = true
            links?.resume()
        }
    }
}
