/// Finds optional parameters whose type is another module's name for a function type.
///
/// The module's own build does not read the other module, and takes such a parameter for a value.
enum HiddenCallbacks {
    /// Checks the handlers of a module.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - modules: The modules whose types are known.
    /// - Returns: The findings.
    static func check(_ module: ModuleModel, among modules: [ModuleModel]) -> [Diagnostic] {
        module.handlers.flatMap { handler in
            handler.namedParameters.compactMap { parameter in
                guard parameter.role == .value, parameter.type.isOptional else { return nil }
                let type = parameter.type.unwrapped.text
                let functions = module.owners(of: type, for: handler, among: modules).compactMap { owner, name in
                    owner.types.entry(at: name)?.aliased.flatMap { TypeText($0).isFunction ? (owner, $0) : nil }
                }
                guard let (owner, function) = functions.first else { return nil }
                return Diagnostic(
                    .unsupportedHandler,
                    "`\(type)` is a name of `\(owner.name)` for a function type, which the build of `\(module.name)` does "
                        + "not see, so the route takes no callback for `\(parameter.name)`",
                    at: parameter.location,
                    length: parameter.name.utf8.count,
                    severity: .warning,
                    help: "write the function type: `\(parameter.name): (\(function))?`"
                )
            }
        }
    }
}
