/// Writes code that does not compile if a type is isolated although the sources of its module do not show it.
///
/// A type can inherit isolation from a protocol or a class of another module. If that is declared as `@preconcurrency`,
/// the compiler only warns of a call from elsewhere, but refuses to convert a function.
struct IsolationCheckEmitter {
    private struct Check {
        var name: String
        var type: String
        var isProtocol: Bool
        /// The place of the first handler.
        var location: SourceLocation
        /// The attributes of a declaration that names the type.
        var availability: String
        /// The conditions of the handlers; `nil` for one that is always compiled.
        var conditions: [String?]

        var condition: String? {
            let all = Set(conditions.compactMap(\.self)).sorted()
            return conditions.contains(nil) ? nil : all.map { "(\($0))" }.joined(separator: " || ")
        }
    }

    private var checks: [Check] = []

    /// Collects the types of handlers whose isolation is uncertain.
    init(handlers: [Handler]) {
        var indices: [String: Int] = [:]
        var names = UniqueNames()
        for handler in handlers where handler.hasUncertainIsolation {
            let type = handler.typeReference
            if let index = indices[type] {
                checks[index].conditions.append(handler.condition)
                continue
            }
            indices[type] = checks.count
            let name = names.unique(handler.typePath.map(SwiftText.withoutBackticks).joined())
            checks.append(
                Check(
                    name: name,
                    type: type,
                    isProtocol: handler.isRequirement,
                    location: handler.location,
                    availability: handler.availability.type.attributes,
                    conditions: [handler.condition]
                )
            )
        }
    }

    func emit(to code: inout GeneratedCode) {
        for check in checks {
            code.line()
            code.conditional(check.condition) { code in
                let function = SwiftText.identifier("isolationOf\(check.name)_")
                let attributes = check.availability
                // A protocol has no static members of its own.
                let kind = check.isProtocol ? "" : "static "
                let parameter = check.isProtocol ? "_ value: any \(check.type)" : ""
                let owner = check.isProtocol ? "value" : check.type
                code.line("\(attributes)extension \(check.type) { fileprivate \(kind)func \(function)() {} }")
                code.block("\(attributes)nonisolated private func \(function)(\(parameter))") { code in
                    let reference = "let _: () -> Swift.Void = \(owner).\(function)"
                    // The compiler quotes this line, and with it the comment.
                    code.located(check.location) {
                        $0.line("\(reference)  // If this fails, routegen.json needs `isolatedTypes`.")
                    }
                }
            }
        }
    }
}
