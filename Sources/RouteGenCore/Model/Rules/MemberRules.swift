/// The rules for handlers that depend on declarations elsewhere: those of the types around them and in their signatures.
///
/// ``HandlerRules`` has the rules that a declaration alone shows.
struct MemberRules {
    private let declaration: Declaration
    private let types: TypeIndex
    private let path: [String]
    private let marker: RouteMarker
    private var diagnostics: [Diagnostic] = []

    init(_ declaration: Declaration, types: TypeIndex, marker: RouteMarker) {
        self.declaration = declaration
        self.types = types
        path = types.path(around: declaration)
        self.marker = marker
    }

    /// The findings about the declaration.
    consuming func check() -> [Diagnostic] {
        checkEnclosingTypes()
        // Further findings would only follow from these.
        if diagnostics.isEmpty { checkSignature() }
        return diagnostics.map { $0.noting("marked as a route here", at: marker.location) }
    }

    private var unsupported: Problem { Problem(.unsupportedHandler, at: declaration) }

    // MARK: The types around it

    private mutating func checkEnclosingTypes() {
        guard let last = path.indices.last else { return }
        if let scope = declaration.enclosing.first(where: { Self.isNameless($0.name) }) {
            reportNameless(scope)
            return
        }
        for index in path.indices {
            let names = Array(path[...index])
            guard let type = types.entry(names) else {
                var known = names[...]
                if known.count > 1, StandardTypes.modules.contains(names[0]) { known.removeFirst() }
                checkStandard(known.first, named: names, isLast: index == last && known.count == 1)
                continue
            }
            if type.isGeneric {
                // `HandlerRules` reports the generic parameters that enclose the declaration.
                guard declaration.enclosing.allSatisfy({ $0.genericParameters == nil }) else { return }
                reportExtension(
                    of: "generic type `\(SwiftText.path(names))`",
                    "its arguments",
                    declaredAt: type.location
                )
            } else if let aliased = type.aliased {
                // An extension of a type alias extends the type for which it is another name, here one of another module.
                let isName = TypeText(aliased).names == [aliased]
                checkStandard(isName ? aliased : nil, named: names, isLast: true, at: type.location)
            } else if type.kind == .protocol, index == last {
                checkProtocol(names)
            } else if let restriction = type.restriction, isExtended(names) {
                diagnostics += Problem(.inaccessibleHandler, at: declaration)
                    .saying(
                        "generated code cannot call `\(declaration.name)`: it is in `\(SwiftText.path(names))`, "
                            + "which \(restriction.reason)"
                    )
                    .noting("`\(restriction.modifier)` is here", at: restriction.location ?? type.location)
                    .advising("remove `\(restriction.modifier)`")
            } else if type.isNoncopyable, index == last, isInstanceMember {
                reportNoncopyable("is in `\(SwiftText.path(names))`", declaredAt: type.location)
            }
        }
    }

    /// Whether an extended type is written with more than names: `[String]`, `Int?`, `Box<Int>`.
    private static func isNameless(_ type: String) -> Bool {
        var isInBackticks = false
        return type.contains { character in
            if character == "`" { isInBackticks.toggle() }
            return !isInBackticks && "[]()<>?!".contains(character)
        }
    }

    /// Whether an extension, and not the declaration of the type, encloses the handler.
    private func isExtended(_ names: [String]) -> Bool {
        declaration.enclosing.first?.kind == .extension && names.count <= path.count
    }

    private var isInstanceMember: Bool {
        declaration.kind == .function && !declaration.modifiers.contains("static")
            && !declaration.modifiers.contains("class")
    }

    /// Checks a type that may be one of the standard library, by its name there.
    private mutating func checkStandard(
        _ known: String?,
        named names: [String],
        isLast: Bool,
        at location: SourceLocation? = nil
    ) {
        let name = SwiftText.path(names)
        switch known.flatMap(StandardTypes.kind) {
        case .generic: reportExtension(of: "generic type `\(name)`", "its arguments", declaredAt: location)
        case .protocol where isLast: reportExtension(of: "protocol `\(name)`", "a type that conforms to it")
        case .noncopyable where isLast && isInstanceMember: reportNoncopyable("is in `\(name)`", declaredAt: location)
        default: break
        }
    }

    /// A router calls members of a protocol on the service for it, without knowing its type.
    private mutating func checkProtocol(_ names: [String]) {
        let name = SwiftText.path(names)
        // The underlying type of an alias in the protocol may depend on the conforming type.
        let dependent = signatureTypes.flatMap(\.names).lazy.compactMap { [types, declaration] used in
            ([used] + types.resolved(TypeText(used), from: names, where: declaration.conditions).names).lazy
                .compactMap { types.associatedType(in: $0, from: names) }.first.map { (used: used, type: $0) }
        }
        guard let (used, chosen) = dependent.first else { return }
        let use = declaration.isRequirement ? "serves" : "conforms to"
        diagnostics += unsupported.saying(
            "`\(declaration.name)` uses `\(used)`, which depends on the type that \(use) `\(name)`, "
                + "so a router cannot call it"
        )
        .noting("`\(chosen.name)` is declared here", at: chosen.declaration.location)
        .advising("use a concrete type instead, or mark the methods of the conforming types")
    }

    // MARK: The signature

    private var signatureTypes: [TypeText] {
        declaration.parameters.map { TypeText($0.type) }
            + [declaration.resultType.map { TypeText($0) }].compactMap { $0 }
    }

    private mutating func checkSignature() {
        let conditions = declaration.conditions
        for type in signatureTypes where !type.isFunction {
            if isNoncopyable(type) {
                reportNoncopyable("uses `\(type.text)`")
                continue
            }
            for name in type.names {
                let declared = types.declaredPath(of: name, from: path)
                guard let entry = types.entry(at: declared) else {
                    checkUndeclared(name, in: type)
                    continue
                }
                // A value of `any P` can be copied, even if `P` does not require that.
                if entry.isNoncopyable, entry.kind != .protocol {
                    reportNoncopyable("uses `\(name)`", declaredAt: entry.location)
                } else if declared.contains("."), declared != name, !types.isCertain(entry, where: conditions) {
                    diagnostics += unsupported.saying(
                        "`\(declaration.name)` uses `\(name)`, which is declared only inside an `#if`, "
                            + "so generated code cannot name it outside of it"
                    )
                    .noting("`\(declared)` is declared here", at: entry.location)
                    .advising(
                        "put the handler inside the same `#if`, or declare the type in the other branches too"
                    )
                }
            }
        }
        let buildsType = declaration.kind == .initializer || declaration.kind == .enumCase
        if buildsType, let type = types.entry(path), type.isNoncopyable {
            reportNoncopyable("is in `\(SwiftText.path(path))`", declaredAt: type.location)
        }
    }

    /// Whether a type is existential, and its values need not be copyable: `any ~Copyable`, or another name for it.
    private func isNoncopyable(_ type: TypeText) -> Bool {
        let text = types.resolved(type, from: path, where: declaration.conditions).text
        return text.contains(bytesOf: "~Copyable") || text.contains(bytesOf: "~Escapable")
    }

    private mutating func checkUndeclared(_ name: String, in type: TypeText) {
        // Without its arguments, `Span` is a type of another module.
        let isOther = StandardTypes.isGenericNoncopyable(name) && !type.text.contains(bytesOf: "\(name)<")
        if StandardTypes.kind(of: name) == .noncopyable, !isOther { reportNoncopyable("uses `\(name)`") }
    }

    // MARK: Findings

    private mutating func reportExtension(
        of type: String,
        _ problem: String,
        declaredAt location: SourceLocation? = nil
    ) {
        diagnostics += unsupported.saying(
            "`\(declaration.name)` is in an extension of the \(type), and a router cannot choose \(problem)"
        )
        .noting("it is declared here", at: location)
        .advising("write a free function or a member of a non-generic type that calls it")
    }

    /// The arguments of `[String]` and `Box<Int>` are known, but accessors are named after the type.
    private mutating func reportNameless(_ type: Declaration) {
        diagnostics += unsupported.saying(
            "`\(declaration.name)` is in an extension of `\(type.name)`, which has no name for accessors"
        )
        .noting("`\(type.name)` is here", at: type.location)
        .advising("declare a name for the type, `typealias Name = \(type.name)`, and extend that: `extension Name`")
    }

    private mutating func reportNoncopyable(_ use: String, declaredAt location: SourceLocation? = nil) {
        diagnostics += unsupported.saying(
            "`\(declaration.name)` \(use), whose values cannot be copied or kept, so a router cannot pass them"
        )
        .noting("it is declared here", at: location)
        .advising("use a type whose values can be copied and kept, such as a class that holds the value")
    }
}
