import RouteTables

/// Finds services whose markers misspell the protocol.
///
/// A protocol may come from any module that the file imports, and the tool does not read all of them. So a finding needs
/// certainty: the type conforms to a protocol of the module whose name is similar, and each import is of a system
/// module, which has no protocol with such a name.
enum UnknownProtocols {
    /// Checks the services of a module.
    static func check(_ module: ModuleModel) -> [Diagnostic] {
        guard !module.scan.exportsImports else { return [] }
        return module.services.compactMap { finding(about: $0, module.types) }
    }

    private static func finding(about service: Service, _ types: TypeIndex) -> Diagnostic? {
        let written = service.protocolType.text
        guard !written.contains("."), types.declaration(of: written) == nil,
            service.imports.allSatisfy({ systemModules.contains($0.module) })
        else { return nil }
        let supertypes = supertypes(of: service.typeName, in: types)
        let protocols = supertypes.filter { types.entry(at: $0)?.kind == .protocol }
        guard !supertypes.contains(written), let nearest = Spelling.nearest(to: written, among: protocols) else {
            return nil
        }
        return Diagnostic(
            .unknownProtocol,
            "there is no protocol `\(written)`",
            at: service.marker.location,
            length: service.marker.length,
            related: types.entry(at: nearest).map {
                let message = "`\(nearest)`, to which `\(service.typeName)` conforms, is here"
                return [Diagnostic.Related(location: $0.location, message: message)]
            } ?? [],
            help: "did you mean `\(nearest)`?"
        )
    }

    /// The types that a type inherits from and conforms to, directly or not, by paths.
    private static func supertypes(of path: String, in types: TypeIndex) -> [String] {
        var found: [String] = []
        var waiting = [path]
        while let next = waiting.popLast() {
            let inherited = types.inheritedTypes(of: next).flatMap { types.paths(ofInherited: $0, by: next) }
            for path in inherited where !found.contains(path) {
                found.append(path)
                waiting.append(path)
            }
        }
        return found
    }

    /// The modules of RouteGen and the system that services import most.
    private static let systemModules: Set = [
        "Swift", "RouterRuntime", "RouterDynamic", "RouterFoundation", "RouterNavigation", "Foundation", "Dispatch",
        "Combine", "SwiftUI", "UIKit", "AppKit", "os", "OSLog",
    ]
}
