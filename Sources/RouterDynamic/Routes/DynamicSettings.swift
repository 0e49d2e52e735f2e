import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// The routes and relocations added at run time.
struct DynamicSettings: RouteOverlaySettings {
    var routes = Versioned<[DynamicRoute]>([])
    var relocations = Versioned<[RelocationLayer]>([])
    /// The parsed relocations.
    let patterns = RelocationPatterns()

    func removing(_ id: Int) -> (any RouteOverlaySettings)? {
        var result = self
        result.routes.value.removeAll { $0.id == id }
        result.relocations.value.removeAll { $0.id == id }
        return result.isEmpty ? nil : result
    }

    /// Whether nothing is added.
    var isEmpty: Bool { routes.value.isEmpty && relocations.value.isEmpty }

    func overlay(for router: Router, reusing other: (any RouteOverlay)?) -> any RouteOverlay {
        let version = DynamicOverlay.Version(routes: routes.version, relocations: relocations.version)
        if let other = other as? DynamicOverlay, other.version == version { return other }
        return DynamicOverlay(self, version, router)
    }
}

extension PipelineSettings {
    /// The routes and relocations added at run time.
    var dynamic: DynamicSettings {
        get { overlay as? DynamicSettings ?? DynamicSettings() }
        set { overlay = newValue }
    }
}
