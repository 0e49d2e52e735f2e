/// Finds settings of apps in the configuration of a target whose table has its own routes alone.
enum SettingsOfApps {
    /// Checks the configuration of such a target.
    ///
    /// - Returns: A finding for each kind of setting, in no particular order.
    static func misplaced(in configuration: Configuration) -> [Diagnostic] {
        [
            finding("rewrites", configuration.rewrites.first?.source, "the rules"),
            finding("tabs", configuration.tabs.first?.name, "the tabs"),
            finding("destination", configuration.destination, "it"),
            finding("provided", configuration.provided.first, "the names"),
            finding("requirements", configuration.requirements.first, "the names"),
            finding("trusted", configuration.trust.trusted.first, "the packages"),
            finding("untrusted", configuration.trust.untrusted.first, "the packages"),
        ].compactMap { $0 }
    }

    private static func finding(_ name: String, _ place: Located<String>?, _ contents: String) -> Diagnostic? {
        place.map { place in
            Diagnostic(
                .invalidConfiguration,
                "only the configuration of an app can have `\(name)`: this target's table has its own routes alone",
                at: place,
                help: "move \(contents) to the `routegen.json` of the app, or set `\"aggregate\": true`"
            )
        }
    }
}
