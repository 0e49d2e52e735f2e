/// Writes code that does not compile if declarations are isolated in another way than the tool takes them to be.
///
/// The module's default isolation is a build setting, and a type can inherit isolation from a protocol or a class of
/// another module. In Swift 5 mode, and for what is declared as `@preconcurrency`, the compiler only warns of a call
/// from elsewhere. The type of `#isolation` is an error in every mode. It is inside of the macro's expansion, so the
/// conversion of a function, which is an error in Swift 6 mode, leads to the handler.
struct IsolationCheckEmitter {
    private struct Check {
        var name: String
        var type: String
        var isProtocol: Bool
        /// The advice if it is isolated.
        var advice: String
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

    private let hasDefaultActor: Bool
    private var checks: [Check] = []

    /// Collects the types of a module's handlers whose isolation is uncertain.
    init(_ module: ModuleModel) {
        hasDefaultActor = module.types.isolation.defaultActor != nil
        var indices: [String: Int] = [:]
        var names = UniqueNames()
        for handler in module.handlers {
            guard let advice = handler.adviceAboutIsolation else { continue }
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
                    advice: advice,
                    location: handler.location,
                    availability: handler.availability.type.attributes,
                    conditions: [handler.condition]
                )
            )
        }
    }

    func emit(to code: inout GeneratedCode) {
        emitDefault(to: &code)
        for check in checks {
            code.line()
            code.conditional(check.condition) { code in
                let function = SwiftText.identifier("isolationOf\(check.name)_")
                // A protocol has no static members of its own.
                let kind = check.isProtocol ? "" : "static "
                let parameter = check.isProtocol ? "_ value: any \(check.type)" : ""
                let owner = check.isProtocol ? "value" : check.type
                code.line(
                    "\(check.availability)extension \(check.type) { fileprivate \(kind)func \(function)() "
                        + "{ let _: Swift.Never? = #isolation } }"
                )
                code.block("\(check.availability)nonisolated private func \(function)(\(parameter))") { code in
                    code.located(check.location, advice: check.advice) {
                        $0.line("let _: () -> Swift.Void = \(owner).\(function)")
                    }
                }
            }
        }
    }

    private func emitDefault(to code: inout GeneratedCode) {
        code.section("private func defaultIsolation_()") { code in
            code.advice(
                hasDefaultActor
                    ? "remove \"defaultIsolation\" from routegen.json."
                    : "add to routegen.json: \"defaultIsolation\": \"MainActor\""
            )
            code.line("let _: \(hasDefaultActor ? "any Swift.Actor" : "Swift.Never?") = #isolation")
        }
    }
}
