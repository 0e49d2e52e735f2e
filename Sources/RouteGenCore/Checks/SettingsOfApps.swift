/// Finds settings of apps in the configuration of a target whose table has its own routes alone.
enum SettingsOfApps {
    /// Checks the configuration of such a target.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - mayBeLinked: Whether apps may link the target, and so follow the settings that modules share.
    /// - Returns: A finding for each kind of setting, in no particular order.
    static func misplaced(in configuration: Configuration, mayBeLinked: Bool = true) -> [Diagnostic] {
        (configuration.settingsOfApp + (mayBeLinked ? [] : configuration.sharedSettings)).map { member in
            Problem(.invalidConfiguration, at: member)
                .saying(
                    "only the configuration of an app can have `\(member.value)`: this target's table has its own "
                        + "routes alone"
                )
                .advising("move it to the `routegen.json` of the app, or set `\"table\": \"app\"`")
        }
    }
}
