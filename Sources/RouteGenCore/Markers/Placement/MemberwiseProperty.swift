/// A stored property that has a parameter in the memberwise initializer of its struct.
struct MemberwiseProperty {
    /// The property.
    let declaration: Declaration
    /// Its parameter; `nil` if a call must or can leave it out.
    private(set) var parameter: Declaration.Parameter?
    /// The modifier that hides the initializer, as an initializer is only as visible as the properties it sets.
    private(set) var hidingModifier: String?
    /// Why its parameter is not known, as the end of a sentence; `nil` if it is.
    private(set) var obscurity: String?

    /// Reads a member of a struct.
    ///
    /// - Returns: `nil` if the initializer has no parameter for it.
    init?(_ member: Declaration) {
        guard member.kind == .variable, let storage = member.storage, !storage.isComputed,
            !member.modifiers.contains("static"), !(storage.isConstant && storage.initialValue != nil)
        else { return nil }
        declaration = member
        let wrappers = member.attributes.filter { PropertyWrapper.isWrapper($0) }
        let value = Value(of: member, storage, wrappers)
        hidingModifier = member.modifiers.first { $0 == "private" || $0 == "fileprivate" }
        // A hidden property with a wrapper and a value does not take part. With a wrapper that is not known it probably
        // has one, since otherwise no other file could build the struct.
        if hidingModifier != nil, !wrappers.isEmpty {
            switch value {
            case .leftOut, .unknown: return nil
            case .parameter: if storage.initialValue != nil { return nil }
            }
        }
        switch value {
        case .leftOut: break
        case .unknown(let reason): obscurity = reason
        case .parameter(let type): parameter = Self.parameter(member, type, storage)
        }
    }

    /// What an initializer takes for a property.
    private enum Value {
        case parameter(type: String)
        /// An argument that the route leaves out, since the property has a value without it.
        case leftOut
        case unknown(String)

        init(of member: Declaration, _ storage: Declaration.Storage, _ wrappers: [Declaration.Attribute]) {
            let type = member.resultType ?? storage.initialValue.flatMap(MemberwiseProperty.type(ofLiteral:))
            if member.modifiers.contains("lazy") {
                self = .leftOut
            } else if storage.initialValue != nil {
                self = type.map { TypeText($0).isOpaque ? .leftOut : .parameter(type: $0) } ?? .leftOut
            } else if let first = wrappers.first {
                self = Self.wrapped(member, first, isOnly: wrappers.count == 1)
            } else if let type {
                self = .parameter(type: type)
            } else {
                self = .unknown("`\(member.name)` is declared in a tuple")
            }
        }

        /// What it takes for a property with a wrapper and without a value of its own.
        private static func wrapped(_ member: Declaration, _ wrapper: Declaration.Attribute, isOnly: Bool) -> Value {
            guard wrapper.arguments == nil else { return .leftOut }
            guard isOnly else { return .unknown("`\(member.name)` has several wrappers without a value") }
            switch (PropertyWrapper(wrapper), member.resultType) {
            case (.hasValue, _): return .leftOut
            case (.takesValue, let type?): return .parameter(type: type)
            case (.takesWrapper, let type?): return .parameter(type: "\(wrapper.name)<\(type)>")
            case (.takesClosure, let type?):
                return .parameter(type: TypeText(type).isFunction ? type : "() -> \(type)")
            default: return .unknown("`@\(wrapper.name)` of `\(member.name)` is not a wrapper that is known")
            }
        }
    }

    private static func parameter(
        _ member: Declaration,
        _ type: String,
        _ storage: Declaration.Storage
    ) -> Declaration.Parameter {
        var type = type
        var specifiers: [String] = []
        while type.hasPrefix("@"), let end = type.firstIndex(of: " ") {
            specifiers.append(String(type[..<end]))
            type = String(type[end...].drop { $0 == " " })
        }
        var parameter = Declaration.Parameter(
            label: member.name,
            name: member.name,
            type: type,
            location: member.location
        )
        parameter.specifiers = specifiers
        parameter.defaultValue = storage.initialValue
        return parameter
    }

    /// The type that the compiler infers from a literal.
    private static func type(ofLiteral literal: String) -> String? {
        switch literal {
        case "true", "false": return "Bool"
        case "nil", "[]", "[:]": return nil
        default: break
        }
        guard case .literal = DefaultValue.classify(literal) else { return nil }
        if literal.hasPrefix("\"") { return "String" }
        let exponent = literal.contains("x") ? "p" : "e"
        return literal.contains(".") || literal.lowercased().contains(exponent) ? "Double" : "Int"
    }
}
