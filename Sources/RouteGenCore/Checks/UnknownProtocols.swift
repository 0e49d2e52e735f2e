import RoutePatterns

/// Finds services whose markers misspell the protocol.
///
/// A protocol may come from any module that the file imports, and the tool does not read all of them. So a finding needs
/// certainty: the type conforms to a protocol whose name is similar, and each import is of a system module, which has no
/// protocol with such a name, or of a module whose sources are read and that declares no type with the name.
enum UnknownProtocols {
    /// Checks the services of a module.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - linked: The types of the modules whose sources are read.
    /// - Returns: The findings, in no particular order.
    static func check(_ module: ModuleModel, _ linked: LinkedTypes = LinkedTypes()) -> [Diagnostic] {
        guard !module.scan.exportsImports else { return [] }
        return module.services.compactMap { finding(about: $0, module.types, linked) }
    }

    private static func finding(about service: Service, _ types: TypeIndex, _ linked: LinkedTypes) -> Diagnostic? {
        let written = service.protocolType.text
        let imported = service.imports.map(\.module).filter { !systemModules.contains($0) }
        guard !written.contains("."), types.declaration(of: written) == nil, imported.allSatisfy(linked.isComplete),
            !imported.contains(where: { linked.declares(written, in: $0) })
        else { return nil }
        let all = types.reachable(from: [service.typeName], by: types.paths(inheritedBy:))
        let supertypes = Array(all.dropFirst())
        let protocols = supertypes.filter { name in
            types.entry(at: name).map { $0.kind == .protocol }
                ?? imported.contains { linked.declaresProtocol(name, in: $0) }
        }
        guard !supertypes.contains(written), let nearest = Spelling.nearest(to: written, among: protocols) else {
            return nil
        }
        return Diagnostic(
            .unknownProtocol,
            "there is no protocol `\(written)`",
            at: service.marker,
            related: types.entry(at: nearest).map {
                let message = "`\(nearest)`, to which `\(service.typeName)` conforms, is here"
                return [$0.location.note(message)]
            } ?? [],
            help: "did you mean `\(nearest)`"
                + (types.entry(at: nearest) == nil
                    ? imported.first { linked.declaresProtocol(nearest, in: $0) }.map { " of the module `\($0)`" } ?? ""
                    : "") + "?"
        )
    }

    /// The modules of RouteGen and the system that services import most.
    private static let systemModules: Set = [
        "Swift", "RouterRuntime", "RouterServices", "RouterPipeline", "RouterDynamic", "RouterFoundation",
        "RouterNavigation", "Foundation", "Dispatch", "Combine", "SwiftUI", "UIKit", "AppKit", "os", "OSLog",
    ]
}
