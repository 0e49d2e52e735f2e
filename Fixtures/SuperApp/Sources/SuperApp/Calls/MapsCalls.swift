import MapsRoutes
import RouterRuntime
import SharedModels

extension SuperApp {
    /// Floating-point values, names beyond ASCII, values from the context, callers from outside.
    @MainActor
    static func callMaps(_ router: Router, _ report: Report) async {
        await report.expect(Screen("Map", detail: "47.37 -8.5 at 12.0"), "//maps/at/47.37/-8.5") {
            try router.call("//maps/at/47.37/-8.5", as: Screen.self)
        }
        await report.expect(
            Screen("Map", detail: "1.0 2.0 at 3.5"),
            "store.atlas.show(latitude: 1, longitude: 2, zoom: 3.5)"
        ) {
            try router.store.atlas.show(latitude: 1, longitude: 2, zoom: 3.5)
        }
        let zurich = Coordinate(latitude: 47.37, longitude: 8.54)
        for url in ["//maps/place/Z%C3%BCrich", "//maps/place/Zürich"] {
            await report.expect(zurich, "\(url), from outside") {
                try await router.open(url, from: .external, as: Coordinate.self)
            }
        }
        await report.expect(zurich, ".atlasPlace(name: \"Zürich\")") {
            try await router.open(.atlasPlace(name: "Zürich"))
        }
        await report.expect("//maps/place/Z%C3%BCrich", "Route.atlasPlace(name: \"Zürich\").url") {
            try Route.atlasPlace(name: "Zürich").url
        }
        await report.expect(Screen("Map", detail: "home at 47.37 8.54"), "//maps/pin?label=home with a context") {
            try router.call("//maps/pin?label=home", context: ["coordinate": zurich], as: Screen.self)
        }
        await report.expect(Screen("Map", detail: "pin at 47.37 8.54"), ".atlasPin(coordinate: zurich)") {
            try router.call(.atlasPin(coordinate: zurich))
        }
        await report.expect(Screen("Chat 4", detail: "message 1"), "//maps/discuss/4") {
            try router.call("//maps/discuss/4", as: Screen.self)
        }
        await report.expect(
            Screen("Map", detail: "47.37 8.54 at 12.0"),
            "//maps/home, which the module's set-up rewrites"
        ) {
            try router.call("//maps/home", as: Screen.self)
        }
        await report.expectError("not a number", "//maps/at/north/8.54", where: { $0 is RouterError }) {
            try router.call("//maps/at/north/8.54", as: Screen.self)
        }
    }
}
