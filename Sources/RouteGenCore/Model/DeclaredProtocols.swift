/// The modules that declare the protocols of services, as far as the sources show.
///
/// A marker names a protocol as its file sees it. To tell whether two modules mean the same protocol, the tool needs to
/// know which modules declare protocols with that name.
public struct DeclaredProtocols: Sendable {
    private var modules: [String: Set<String>] = [:]

    /// Creates an empty index.
    public init() {}

    /// The names of protocols that determine whether services of different modules conflict.
    ///
    /// Hardly any code has one. If it does, the sources of all modules must be searched for them.
    public static func names(inQuestionAmong scans: [ModuleScan]) -> Set<String> {
        var modules: [ModuleScan.ServiceName: Set<String>] = [:]
        for scan in scans {
            for name in scan.serviceNames { modules[name, default: []].insert(scan.name) }
        }
        return Set(modules.filter { $0.value.count > 1 }.map(\.key.protocolName))
    }

    /// Adds the protocols with some names that a file declares.
    ///
    /// A declaration in a comment counts too.
    ///
    /// - Parameters:
    ///   - names: The names.
    ///   - bytes: The file's text in UTF-8.
    ///   - module: The module that the file belongs to.
    /// - Complexity: O(*n*) in the length of the file, at the speed of a search for bytes.
    public mutating func add(_ names: Set<String>, in bytes: UnsafeBufferPointer<UInt8>, module: String) {
        for name in FileOutline.protocols(in: bytes) where names.contains(name) {
            modules[name, default: []].insert(module)
        }
    }

    /// The identity of a service's protocol: two services that are known to serve the same protocol have the same one.
    ///
    /// Within one module, a name always means the same protocol.
    func identity(of service: Service) -> String {
        let name = service.protocolType.text
        let first = String(name.prefix { $0 != "." })
        let declaring = modules[first] ?? []
        if declaring.contains(service.module) { return "\(service.module).\(name)" }
        let imported = declaring.intersection(service.imports.map(\.module))
        if imported.count == 1, let module = imported.first { return "\(module).\(name)" }
        // `Module.Name` names a type of an imported module.
        if service.imports.contains(where: { $0.module == first }) { return name }
        return "\(service.module) \(name)"
    }
}
