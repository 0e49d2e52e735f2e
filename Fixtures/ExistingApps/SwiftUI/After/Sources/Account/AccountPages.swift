import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

public struct AccountPage: View, FeatureScreen {
    @Environment(\.links) private var links

    /// @route(open: present, from: external, requires: account) //account
    public init() {}

    public var body: some View {
        Button("Account") { links?.push(.settingsPage()) }
    }
}

public struct SettingsPage: View, FeatureScreen {
    /// @route(parent: accountPage, from: external, requires: account) //settings
    public init() {}

    public var body: some View { Text("Settings") }
}

public struct NotificationsPage: View, FeatureScreen {
    /// @route(parent: settingsPage, from: external, requires: account) //settings/notifications
    public init() {}

    public var body: some View { Text("Notifications") }
}

/// Covers the app until the user unlocks it.
public struct LockPage: View, FeatureScreen {
    @Environment(\.dismiss) private var dismiss

    /// @route(open: root) //lock
    public init() {}

    public var body: some View {
        Button("Unlock") {
            Session.gate.open()
            dismiss()
        }
    }
}

public struct LoginPage: View, FeatureScreen {
    @Environment(\.links) private var links

    /// @route(open: present) //login
    public init() {}

    public var body: some View {
        Button("Login") {
            Session.isSignedIn = true
            links?.resume()
        }
    }
}
