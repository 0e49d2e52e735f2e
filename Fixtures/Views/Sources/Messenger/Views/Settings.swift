import StandInUI

/// What all pages of the settings have.
protocol SettingsPage: View {
    var title: String { get }
}

extension SettingsPage {
    var body: some View { Text(title) }
}

/// @route(init) //settings
struct SettingsView: SettingsPage {
    var title = "settings"
}

/// @route(init) //settings/account
struct AccountView: SettingsPage {
    var name: String?
    @Environment(\.dismiss) var dismiss

    var title: String { "account of \(name ?? "nobody")" }
}

/// @route(init) //settings/notifications
struct NotificationsView: SettingsPage {
    var isOn = true, sound: Sound = .bell

    var title: String { "notifications \(isOn ? "on" : "off"), \(sound.rawValue)" }
}

enum Sound: String {
    case bell, drum
}

/// @route(init) //settings/appearance
struct AppearanceView: SettingsPage {
    var size: Double = 1.0
    #if DEBUG || !DEBUG
        var grid = false
    #endif

    var title: String { "size \(size)\(grid ? " with a grid" : "")" }
}

/// @route(init) //settings/about
struct AboutView: SettingsPage {
    private(set) var version = "1.0"
    let title = "about"
}

/// @route(init) //settings/language/:code
struct LanguageView: SettingsPage {
    var code: String { willSet {} }

    var title: String { "language \(code)" }
}

/// @route //settings/advanced
enum Advanced {
    /// @route(init) logs
    struct LogsView: View {
        var level = 1

        var body: some View { Text("logs of level \(level)") }
    }
}
