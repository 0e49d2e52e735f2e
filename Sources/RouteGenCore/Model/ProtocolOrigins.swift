/// Which modules declare the protocols that services name, as far as the sources tell.
///
/// A marker names a protocol as its file sees it. Whether two modules mean the same one is known once it is known who
/// declares protocols of that name.
public struct ProtocolOrigins: Sendable {
    private var modules: [String: Set<String>] = [:]

    /// Creates an index that knows of no protocol.
    public init() {}

    /// The names of protocols on which it depends whether services of different modules conflict.
    ///
    /// There are hardly ever any; if there are, the sources of all modules have to be searched for them.
    public static func names(inQuestionAmong scans: [ModuleScan]) -> Set<String> {
        var modules: [ModuleScan.ServiceName: Set<String>] = [:]
        for scan in scans {
            for name in scan.serviceNames { modules[name, default: []].insert(scan.name) }
        }
        return Set(modules.filter { $0.value.count > 1 }.map(\.key.protocolName))
    }

    /// Notes which protocols of some names a file declares; one that it merely seems to declare, in a comment, counts.
    ///
    /// - Parameters:
    ///   - names: The names.
    ///   - bytes: The file's text in UTF-8.
    ///   - module: The module that the file belongs to.
    /// - Complexity: O(*n*) in the length of the file, at the speed of a search for bytes.
    public mutating func add(_ names: Set<String>, in bytes: UnsafeBufferPointer<UInt8>, module: String) {
        for name in ProtocolSearch.names(in: bytes) where names.contains(name) {
            modules[name, default: []].insert(module)
        }
    }

    /// What two services have in common if they are known to serve the same protocol.
    ///
    /// Within one module a name means one protocol, whoever declares it.
    func identity(of service: Service) -> String {
        let name = service.protocolType.text
        let first = String(name.prefix { $0 != "." })
        let declaring = modules[first] ?? []
        if declaring.contains(service.module) { return "\(service.module).\(name)" }
        let imported = declaring.intersection(service.imports.map(\.module))
        if imported.count == 1, let module = imported.first { return "\(module).\(name)" }
        // `Module.Name`, if a type of that module is meant.
        if service.imports.contains(where: { $0.module == first }) { return name }
        return "\(service.module) \(name)"
    }
}
