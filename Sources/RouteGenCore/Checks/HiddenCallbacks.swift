/// Finds optional parameters whose type is another module's name for a function type.
///
/// The module's own build does not read the other module, and takes such a parameter for a value. The build of an app
/// reads both.
package enum HiddenCallbacks {
    /// Checks the handlers of a module.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - types: The types of modules, by the modules' names.
    /// - Returns: The findings.
    static func check(_ module: ModuleModel, types: [String: TypeIndex]) -> [Diagnostic] {
        guard !types.isEmpty else { return [] }
        let imports = Dictionary(
            module.scan.files.map { ($0.parsed.path, Set($0.parsed.imports.map(\.module)).subtracting([module.name])) }
        ) { first, _ in first }
        return module.handlers.flatMap { handler in
            handler.namedParameters.compactMap { parameter in
                guard parameter.role == .value, parameter.type.isOptional else { return nil }
                let type = parameter.type.unwrapped.text
                guard !TypeText.standardNames.contains(type) else { return nil }
                for owner in (imports[handler.location.file] ?? []).sorted() {
                    let name = type.hasPrefix("\(owner).") ? String(type.dropFirst(owner.count + 1)) : type
                    guard let alias = types[owner]?.entry(at: name), alias.isPublic, let function = alias.aliased,
                        TypeText(function).isFunction
                    else { continue }
                    let place = Located((), at: parameter.location, length: parameter.name.utf8.count)
                    return Problem(.unsupportedHandler, at: place, severity: .warning)
                        .saying(
                            "`\(type)` is a name of `\(owner)` for a function type, which the build of "
                                + "`\(module.name)` does not see, so the route takes no callback for "
                                + "`\(parameter.name)`"
                        )
                        .advising("write the function type: `\(parameter.name): (\(function))?`")
                }
                return nil
            }
        }
    }

    /// Whether some handler has an optional parameter whose type may be that of another module which its file imports, so
    /// that the types of modules are worth reading.
    ///
    /// - Parameters:
    ///   - scans: The modules with the handlers.
    ///   - names: The modules that can be read; others are the system's.
    /// - Returns: Whether there is such a parameter.
    package static func arePossible(in scans: [ModuleScan], importing names: Set<String>) -> Bool {
        scans.contains { scan in
            scan.files.contains { file in
                let isImporting = file.parsed.imports.contains { $0.module != scan.name && names.contains($0.module) }
                let routed = isImporting ? file.marked.filter { !$0.markers.routes.isEmpty } : []
                return routed.flatMap { file.parsed.declarations[$0.index].parameters }.contains { parameter in
                    let type = TypeText(parameter.type)
                    let name = type.unwrapped.text
                    return type.isOptional && !TypeText.standardNames.contains(name)
                        && scan.types.entry(at: name) == nil
                }
            }
        }
    }
}
