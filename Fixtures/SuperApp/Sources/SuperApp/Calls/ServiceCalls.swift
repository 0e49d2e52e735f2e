import ConfigRoutes
import RouterRuntime
import RouterServices
import SharedModels

extension SuperApp {
    /// Services: by accessor, by protocol and key, of the main actor, asynchronous ones, and replaced.
    @MainActor
    static func callServices(_ router: Router, _ report: Report) async {
        await report.expect(true, "services.appConfig.openMiniProgram(id: \"maps\")") {
            try await router.services.appConfig.openMiniProgram(id: "maps")
        }
        await report.expect("https://example.com", "services.get((any AppConfigService).self).server") {
            try router.services.get((any AppConfigService).self).server
        }
        await report.expect([1, 2], "services.storage, twice, is one instance") {
            [
                try router.services.storage.keep("milk", as: "first"),
                try router.services.storageDisk.keep("bread", as: "second"),
            ]
        }
        await report.expect([1, 1], "services.storageCloud, twice, is two instances") {
            [
                try router.services.storageCloud.keep("milk", as: "first"),
                try router.services.storageCloud.keep("bread", as: "second"),
            ]
        }
        await report.expect("https://example.com", "services.get((any Storage).self, key: \"cloud\").place") {
            try router.services.get((any Storage).self, key: "cloud").place
        }
        await report.expectError("there is no such storage", "the key \"usb\"", where: { $0 is RouterError }) {
            try router.services.get((any Storage).self, key: "usb")
        }
        await report.expect(Theme.dark, "services.appearance, on the main actor") {
            try router.services.appearance.change(to: .dark)
            return try router.services.appearance.theme
        }
        await report.expect(true, "services.featureFlags(), which takes a moment") {
            try await router.services.featureFlags().isOn("dark-mode")
        }
        await report.expect(["AppConfigService"], "the protocols that an observer of services saw") {
            let observed = Notes()
            let token = router.services.observe { event in observed.add(event.protocolName) }
            defer { token.remove() }
            _ = try router.services.get((any AppConfigService).self).server
            return observed.all
        }
        await callServicesByURL(router, report)
        await replaceServices(router, report)
    }

    /// Requirements of protocols, called by servers on whoever serves the protocol.
    @MainActor
    private static func callServicesByURL(_ router: Router, _ report: Report) async {
        await report.expect(true, "//services/AppConfigService/openMiniProgram?id=shop") {
            try await router.open(
                "//services/AppConfigService/openMiniProgram?id=shop",
                from: .remote,
                as: Bool.self
            )
        }
        await report.expect(true, "superapp://services?protocol=…&method=openMiniProgram&ivar1=maps") {
            let url = "superapp://services?protocol=AppConfigService&method=openMiniProgram&resultType=0&ivar1=maps"
            return try await router.open(url, from: .remote, as: Bool.self)
        }
        await report.expect(["key: value"], "superapp://services?…&method=noteWithInfo: with ivar1") {
            let url = "superapp://services?protocol=AppConfigService&method=noteWithInfo:&resultType=0"
            return try router.call(url, context: ["ivar1": ["key": "value"]], from: .remote, as: [String].self)
        }
        await report.expectError("it is closed to web pages", "the same from: .webView", where: { $0 is RouterError }) {
            try await router.open("//services/AppConfigService/openMiniProgram?id=shop", from: .webView, as: Bool.self)
        }
        await report.expect(false, ".appConfigServiceOpenMiniProgram(id: \"chat\")") {
            try await router.open(.appConfigServiceOpenMiniProgram(id: "chat"))
        }
    }

    /// Another configuration, as a test or a preview would have it.
    @MainActor
    private static func replaceServices(_ router: Router, _ report: Report) async {
        let token = router.services.replace((any AppConfigService).self, with: PreviewConfig())
        await report.expect("preview", "services.appConfig.server, replaced") {
            try router.services.appConfig.server
        }
        token.remove()
        await report.expect("https://example.com", "services.appConfig.server, no longer replaced") {
            try router.services.appConfig.server
        }
    }
}

private struct PreviewConfig: AppConfigService {
    let server = "preview"

    func note(info: [String: Any]) -> [String] { [] }

    func openMiniProgram(id: String) async throws -> Bool { false }
}
