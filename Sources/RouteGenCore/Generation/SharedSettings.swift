/// The configuration of an app with the settings that the modules which it links have for all their apps.
///
/// The settings of a package that the app does not trust are ignored.
package struct SharedSettings {
    /// The app's configuration, with the tabs, the windows, the requirements and the runtime services of its modules.
    package private(set) var configuration: Configuration
    /// The tabs that two modules declare differently.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The module that declares each tab, by the name of its case; `nil` for the app.
    private var owners: [String: String?]

    /// Adds what modules share.
    ///
    /// The app's own tab comes before that of a module. The order of the modules makes no difference.
    ///
    /// - Parameters:
    ///   - own: The configuration of the app.
    ///   - modules: The modules of its table.
    ///   - configurations: Their configurations, by their names.
    package init(_ own: Configuration, of modules: [ModuleScan], _ configurations: [String: Configuration]) {
        configuration = own
        owners = Dictionary(own.tabs.map { ($0.caseName, nil) }) { first, _ in first }
        let lists = [\Configuration.windows, \.requirements, \.runtimeServices]
        var names = lists.map { Set(own[keyPath: $0].map(\.value)) }
        for module in modules.sorted(by: { $0.name < $1.name }) {
            guard let shared = configurations[module.name], own.trust.decision(about: module.package) == .trusted else {
                continue
            }
            for (index, list) in lists.enumerated() {
                configuration[keyPath: list] += shared[keyPath: list].filter { names[index].insert($0.value).inserted }
            }
            for tab in shared.tabs { add(tab, of: module.name) }
            if shared.isMistaken { configuration.isMistaken = true }
        }
    }

    private mutating func add(_ tab: DeclaredTab, of module: String) {
        guard let owner = owners[tab.caseName] else {
            owners[tab.caseName] = module
            configuration.tabs.append(tab)
            return
        }
        guard let owner, let known = configuration.tabs.first(where: { $0.caseName == tab.caseName }),
            (known.name.value, known.root.value) != (tab.name.value, tab.root.value)
        else { return }
        diagnostics.append(
            Problem(.invalidConfiguration, at: tab.name)
                .saying("the modules `\(owner)` and `\(module)` declare the tab `\(tab.name.value)` differently")
                .noting("`\(known.name.value)` begins with `\(known.root.value)` here", at: known.name.location)
                .advising("leave one of them, or declare the tab in the `routegen.json` of the app, which comes first")
        )
    }
}
