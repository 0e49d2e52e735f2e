import RouterRuntime
import SettingsRoutes
import SharedModels

extension SuperApp {
    /// Callbacks, by URL and typed; truth values; enums that do not have the value asked for.
    @MainActor
    static func callSettings(_ router: Router, _ report: Report) async {
        await report.expect("dark, animated; was system", "store.preferences.setTheme(theme: .dark) { … }") {
            var old: Theme?
            let result = try router.store.preferences.setTheme(theme: .dark) { old = $0 }
            return "\(result); was \(old.map { "\($0)" } ?? "not told")"
        }
        await report.expect("light; was dark", "//settings/theme/light?animated=false with a callback") {
            var old: Theme?
            let callback = { (theme: Theme) in old = theme }
            let url = "//settings/theme/light?animated=false"
            let result = try router.call(url, callbacks: [RouteCallback(callback)], as: String.self)
            return "\(result); was \(old.map { "\($0)" } ?? "not told")"
        }
        await report.expectError("one callback too few", "//settings/theme/light", where: { $0 is RouterError }) {
            try router.call("//settings/theme/light", as: String.self)
        }
        await report.expectError("no such theme", "//settings/theme/pink", where: { $0 is RouterError }) {
            try router.call("//settings/theme/pink", callbacks: [RouteCallback { (_: Theme) in }], as: String.self)
        }
        await report.expect(["wifi"], "//settings/switch/wifi?isOn=true") {
            try router.call("//settings/switch/wifi?isOn=true", as: [String].self)
        }
        await report.expect([], "store.preferences.setSwitch(name: \"wifi\", isOn: false)") {
            try router.store.preferences.setSwitch(name: "wifi", isOn: false)
        }
    }
}
