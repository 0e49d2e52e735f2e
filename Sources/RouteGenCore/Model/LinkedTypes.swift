/// The names of the types in modules whose sources are read, to tell whether the protocol of a service exists.
///
/// A module's own build does not read the modules that it imports. The build of an app reads all that it links.
public struct LinkedTypes: Sendable {
    private struct Module {
        var protocols: Set<String> = []
        /// The names of all types, which may be other names for protocols.
        var types: Set<String> = []
        /// Whether it may export other modules.
        var exportsImports = false
    }

    private var modules: [String: Module] = [:]

    /// Creates an index of no modules.
    public init() {}

    /// Whether some service has a protocol that its type does not name and its module does not declare.
    ///
    /// Hardly any code has one. If it does, the sources of all modules must be searched for types.
    public static func areNeeded(for scans: [ModuleScan]) -> Bool {
        scans.contains { scan in
            scan.files.contains { file in
                file.marked.contains { index, markers in
                    let type = file.parsed.declarations[index]
                    return markers.services.compactMap(\.protocolName?.value).contains { name in
                        !type.inheritedTypes.contains(name) && scan.types.declaration(of: name) == nil
                    }
                }
            }
        }
    }

    /// Adds the types that a file declares.
    ///
    /// Names in comments count too, so a protocol that exists is never missed.
    ///
    /// - Complexity: O(*n*) in the length of the file, at the speed of a search for bytes.
    public mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, module: String) {
        let outline = FileOutline(path: "", bytes: bytes, listsFunctions: false)
        modules[module, default: Module()].types.formUnion(outline.types)
        modules[module]?.protocols.formUnion(FileOutline.protocols(in: bytes))
        if ByteSearch.first("_exported", in: SourceText(copying: bytes), from: 0) != nil || outline.isUnclear {
            modules[module]?.exportsImports = true
        }
    }

    /// Whether everything is known that an import of a module makes visible.
    func isComplete(_ module: String) -> Bool { modules[module]?.exportsImports == false }

    /// Whether a module declares a type.
    func declares(_ name: String, in module: String) -> Bool { modules[module]?.types.contains(name) ?? false }

    /// Whether a module declares a protocol.
    func declaresProtocol(_ name: String, in module: String) -> Bool {
        modules[module]?.protocols.contains(name) ?? false
    }
}
