import RouteGenCore

/// How a string of a URL becomes a value of a parameter's type, as far as the sources of its module show.
enum ValueReading: Hashable, Sendable {
    /// By the rules for the standard type with that name.
    case standard
    /// As the raw value of an enumeration.
    case rawValue(RawValues)
    /// In no way: only code can pass a value.
    case none
    /// By a rule of the type's own. An absent value is an error.
    case ownRule
    /// By a rule that the sources do not show, if there is one. The type may be another name for an optional or an array.
    case unknown
}

extension ValueReading {
    /// The reading of a type that no module is known to declare.
    init(ofUndeclared type: TypeText) {
        let value = type.singleValue
        if value.isTuple || value.isExistential || value.text.hasSuffix(".Type") {
            self = .none
        } else if ["Binding", "SwiftUI.Binding"].contains(value.genericName) {
            self = .none
        } else if value.isStandardScalar {
            self = .standard
        } else if let generic = Self.genericStandardName(of: value) {
            self = ["Optional", "Array"].contains(generic) ? .unknown : .none
        } else {
            self = StandardTypes.kind(of: value.text) == .concrete ? .ownRule : .unknown
        }
    }

    /// The generic type of the standard library of which a value is: `Dictionary` for `[String: Int]`; `nil` for others.
    fileprivate static func genericStandardName(of value: TypeText) -> String? {
        // A single value is no array.
        if value.text.hasPrefix("[") { return "Dictionary" }
        return value.genericName.flatMap { StandardTypes.isSwift($0) ? $0 : nil }
    }
}

/// Finds how strings become values of the types that a module declares.
struct ValueReadings {
    let types: TypeIndex

    /// The reading of a parameter's type, for a signature inside some types.
    func reading(of type: TypeText, from enclosing: [String]) -> ValueReading {
        let value = type.singleValue
        // An extension may make any type readable.
        if let name = ValueReading.genericStandardName(of: value), types.conformances[name] != nil { return .ownRule }
        let name = value.genericName ?? value.text
        guard value.genericName != nil || value.names == [name] else { return ValueReading(ofUndeclared: type) }
        let path = types.declaredPath(of: name, from: enclosing)
        guard let entry = types.entry(at: path) else { return ValueReading(ofUndeclared: type) }
        return reading(of: entry, at: path)
    }

    private func reading(of entry: TypeIndex.Entry, at path: String) -> ValueReading {
        switch entry.kind {
        case .protocol: return .none
        case .class, .struct, .enum, .actor: break
        default: return .unknown
        }
        // A macro may add a conformance.
        guard entry.attributes.allSatisfy({ isKnown($0, of: path) }), !mayReadText(path) else {
            return types.rawValues.readsAbsentValues ? .unknown : .ownRule
        }
        guard entry.kind == .enum, let raw = entry.inheritedTypes.first, isRawType(raw, of: path) else { return .none }
        return .rawValue(types.rawValues.values(at: path, type: TypeText(raw).withoutStandardModule))
    }

    private func isKnown(_ attribute: Declaration.Attribute, of path: String) -> Bool {
        // The compiler's own attributes begin with a lower-case letter.
        attribute.name.utf8.first.map { $0 >= UInt8(ascii: "a") } == true
            || ["MainActor", "Observable", "Model"].contains(attribute.name)
            || types.globalActor(attribute, from: path.split(separator: ".").dropLast().map(String.init)) != nil
    }

    /// Whether a type may conform to a protocol that reads strings, itself or by what it inherits from.
    private func mayReadText(_ start: String) -> Bool {
        types.reachable(from: [start], by: types.paths(inheritedBy:)).contains { path in
            var inherited = types.inheritedTypes(of: path)[...]
            if path == start, let raw = inherited.first, isRawType(raw, of: path) { inherited.removeFirst() }
            return inherited.flatMap { types.paths(ofInherited: $0, by: path) }.contains { name in
                types.entry(at: name).map { $0.kind != .protocol && $0.kind != .class } ?? !Self.readsNoText(name)
            }
        }
    }

    /// Whether an inherited type is the raw type of an enumeration.
    private func isRawType(_ type: String, of path: String) -> Bool {
        types.entry(at: path)?.kind == .enum && types.entry(at: types.path(ofInherited: type, by: path)) == nil
            && TypeText(TypeText(type).withoutStandardModule).isStandardScalar
    }

    /// Whether it is a protocol or class of the system that reads no strings.
    private static func readsNoText(_ name: String) -> Bool {
        let name = TypeText(name).withoutStandardModule
        guard !["RawRepresentable", "OptionSet"].contains(name) else { return false }
        return StandardTypes.kind(of: name) == .protocol || systemClasses.contains(name)
    }

    private static let systemClasses: Set<String> = [
        "NSObject", "NSObjectProtocol", "NSResponder", "NSView", "NSViewController", "NSWindowController",
        "ObservableObject", "UIResponder", "UIView", "UIViewController", "View",
    ]
}

extension ModuleModel {
    /// How a string of a URL becomes a value of a handler's parameter.
    ///
    /// An enumeration may be that of another module among `modules`, if the handler's file imports it.
    func reading(
        of parameter: HandlerParameter,
        in handler: Handler,
        among modules: [ModuleModel]
    ) -> ValueReading {
        let reading = ValueReadings(types: types).reading(of: parameter.type, from: handler.typePath)
        guard reading == .unknown else { return reading }
        let type = parameter.type.singleValue.text
        let readings = owners(of: type, for: handler, among: modules).compactMap { module, name -> ValueReading? in
            // Any module may make the type readable in another way.
            guard !modules.contains(where: { $0.types.conformances[type] != nil }) else { return nil }
            return ValueReadings(types: module.types).reading(of: TypeText(name), from: [])
        }
        guard readings.count == 1, case .rawValue = readings[0] else { return reading }
        return readings[0]
    }

    /// The modules that declare a public type, of those that a handler's file imports, with its name there.
    private func owners(
        of type: String,
        for handler: Handler,
        among modules: [ModuleModel]
    ) -> [(ModuleModel, name: String)] {
        let imports = Set(handler.imports.map(\.module))
        return modules.compactMap { module in
            guard module.name != name, imports.contains(module.name) else { return nil }
            let start = "\(module.name)."
            let name = type.hasPrefix(start) ? String(type.dropFirst(start.count)) : type
            return module.types.entry(at: name)?.isPublic == true ? (module, name) : nil
        }
    }
}
