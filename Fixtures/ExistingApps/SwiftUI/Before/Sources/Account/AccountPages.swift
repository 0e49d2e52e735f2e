import Navigation
import SwiftUI

public struct AccountPage: View {
    @Environment(\.model) private var model

    public init() {}

    public var body: some View {
        Button("Account") { model?.open(.settings) }
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
