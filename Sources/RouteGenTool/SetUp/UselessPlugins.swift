import RouteGenCore

/// Finds targets that use the plugin, although there is nothing to generate for them.
enum UselessPlugins {
    /// Checks the module of a generated file.
    ///
    /// - Parameters:
    ///   - target: The place for findings about the target; `nil` if it does not use the plugin.
    ///   - module: The module.
    ///   - configuration: Its `routegen.json`.
    /// - Returns: The finding, at the place.
    static func check(
        _ target: SourceLocation?,
        _ module: ModuleScan,
        _ configuration: Configuration
    ) -> [Diagnostic] {
        guard let target, configuration.accessorModules.isEmpty, module.asksForNothing else { return [] }
        return [
            Problem(.uselessPlugin, at: target)
                .saying("`\(module.name)` uses the plugin `RouteGen`, but has no marker, no accessors and no table")
                .advising(
                    "remove the plugin from the target; if it should have routes, begin each marker with "
                        + "`/// @route`; if it should have accessors to another module, or a table of what it links, add a "
                        + #"`routegen.json` to its folder, with `{"accessors": {"for": ["MODULE"]}}` or `{"table": "app"}`"#
                )
        ]
    }
}
