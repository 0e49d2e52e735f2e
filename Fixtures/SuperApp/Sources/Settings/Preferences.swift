import SharedModels

/// What the user has chosen.
///
/// @route //settings
@MainActor
final class Preferences {
    private var theme = Theme.system
    private var switches: [String: Bool] = [:]

    init() {}

    /// Changes the theme and gives the old one to a closure.
    ///
    /// @route theme/:theme
    func setTheme(theme: Theme, animated: Bool = true, completion: (Theme) -> Void) -> String {
        let old = self.theme
        self.theme = theme
        completion(old)
        return "\(theme)\(animated ? ", animated" : "")"
    }

    /// Turns something on or off.
    ///
    /// @route switch/:name
    func setSwitch(name: String, isOn: Bool) -> [String] {
        switches[name] = isOn
        return switches.filter(\.value).keys.sorted()
    }
}
