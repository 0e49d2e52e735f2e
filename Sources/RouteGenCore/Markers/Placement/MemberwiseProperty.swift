/// A stored property that has a parameter when a route builds its type.
struct MemberwiseProperty {
    /// The property.
    let declaration: Declaration
    /// Its parameter; `nil` if a call must or can leave it out.
    private(set) var parameter: Declaration.Parameter?
    /// The modifier that hides the initializer, as an initializer is only as visible as the properties it sets.
    private(set) var hidingModifier: String?
    /// The reason that its parameter is not known, as the end of a sentence; `nil` if it is.
    private(set) var problem: String?

    /// Reads a member of a struct; `nil` if the initializer has no parameter for it.
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
            case .wrapper: break
            }
        }
        switch value {
        case .leftOut: break
        case .unknown(let reason): problem = reason
        case .parameter(let type): parameter = Self.parameter(member, type, storage.initialValue)
        case .wrapper(let type): parameter = Self.parameter(member, type, nil)
        }
    }

    /// Reads a member of a class; `nil` unless it is a property that other code can set on a new instance.
    ///
    /// It has a value before that, here or by an initializer. A property whose type is not written has no parameter,
    /// unless its value is a literal.
    init?(settable member: Declaration) {
        guard member.kind == .variable, let storage = member.storage, !storage.isComputed, !storage.isConstant,
            !member.modifiers.contains(where: Self.preventsSetting),
            !member.attributes.contains(where: Self.preventsSetting),
            let type = member.resultType ?? storage.initialValue.flatMap(Self.type(ofLiteral:)),
            !TypeText(type).isOpaque
        else { return nil }
        declaration = member
        parameter = Self.parameter(member, type, storage.initialValue ?? member.name)
    }

    /// Whether a property with a modifier is hidden, belongs to the type, or does not keep a value that only it has.
    private static func preventsSetting(_ modifier: String) -> Bool {
        ["private", "fileprivate", "static", "class", "lazy", "weak", "unowned", "override"]
            .contains(modifier.prefix { $0 != "(" })
    }

    /// Whether a property with an attribute is set by the interface, by a wrapper that is not known, or not everywhere.
    private static func preventsSetting(_ attribute: Declaration.Attribute) -> Bool {
        if ["Published", "IBInspectable", "ObservationIgnored"].contains(attribute.name) { return false }
        return attribute.name == "available" || PropertyWrapper.isWrapper(attribute)
    }

    /// The argument of an initializer for a property.
    private enum Value {
        case parameter(type: String)
        /// The wrapper itself, without which the property has no value.
        case wrapper(type: String)
        /// An argument that the route leaves out, since the property has a value without it.
        case leftOut
        case unknown(String)

        init(of member: Declaration, _ storage: Declaration.Storage, _ wrappers: [Declaration.Attribute]) {
            let type = member.resultType ?? storage.initialValue.flatMap(MemberwiseProperty.type(ofLiteral:))
            let wrapper = wrappers.first
            // An optional property may have a wrapper that does not take its implied `nil`.
            let takesNil = wrapper.map { $0.arguments == nil && PropertyWrapper($0).takesValue } ?? true
            if member.modifiers.contains("lazy") {
                self = .leftOut
            } else if let value = storage.initialValue, value != "nil" || takesNil {
                self = type.map { TypeText($0).isOpaque ? .leftOut : .parameter(type: $0) } ?? .leftOut
            } else if let wrapper {
                self = Self.wrapped(member, wrapper, isOnly: wrappers.count == 1)
            } else if let type {
                self = .parameter(type: type)
            } else {
                self = .unknown("`\(member.name)` is declared in a tuple")
            }
        }

        /// The argument for a property with a wrapper and without a value of its own.
        private static func wrapped(
            _ member: Declaration,
            _ wrapper: Declaration.Attribute,
            isOnly: Bool
        ) -> Value {
            guard wrapper.arguments == nil else { return .leftOut }
            switch (PropertyWrapper(wrapper), member.resultType) {
            case (.hasValue, _): return .leftOut
            case _ where !isOnly: return .unknown("`\(member.name)` has several wrappers without a value")
            case (.takesValue, let type?): return .parameter(type: type)
            case (.takesWrapper, let type?): return .wrapper(type: "\(wrapper.name)<\(type)>")
            case (.takesClosure, let type?): return .parameter(type: TypeText(type).isFunction ? type : "() -> \(type)")
            default: return .unknown("`@\(wrapper.name)` of `\(member.name)` is not a wrapper that is known")
            }
        }
    }

    private static func parameter(
        _ member: Declaration,
        _ type: String,
        _ initialValue: String?
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
        parameter.defaultValue = initialValue
        return parameter
    }

    /// The type that the compiler infers from a literal.
    private static func type(ofLiteral literal: String) -> String? {
        switch literal {
        case "true", "false": return "Bool"
        case "nil", "[]", "[:]": return nil
        default: break
        }
        guard case .literal = DefaultValue(literal) else { return nil }
        if literal.hasPrefix("\"") { return "String" }
        let exponent: Character = literal.contains("x") ? "p" : "e"
        return literal.contains(".") || literal.lowercased().contains(exponent) ? "Double" : "Int"
    }
}
