/// The parameters and the result of a handler as its accessors declare them.
struct AccessorSignature {
    let handler: Handler
    /// Whether the accessor is in a different module than the handler.
    let isForeign: Bool

    /// The type that the accessor returns.
    var output: String {
        // An opaque type has no name, so its accessors return the type in the marker, even in the handler's module.
        let isNamed = !isForeign && handler.result?.isOpaque != true
        let result = isNamed ? handler.result : handler.publicResult ?? handler.result
        return result?.text ?? "Swift.Void"
    }

    /// The declarations of the parameters.
    ///
    /// - Parameter isSending: Whether parameters that are not `Sendable` are `sending`, because a route may be used in
    ///   a different isolation than the one that created it.
    /// - Returns: A declaration for each parameter that has a value of its own.
    func parameters(isSending: Bool) -> [String] {
        handler.namedParameters.map { parameter in
            let label: String
            let name = SwiftText.identifier(parameter.name)
            switch parameter.label {
            case parameter.name: label = name
            case let outer?: label = "\(SwiftText.parameterLabel(outer)) \(name)"
            case nil: label = "_ \(name)"
            }
            let sending = isSending && !Self.isKnownSendable(parameter.type) ? "sending " : ""
            let escaping = parameter.role.isCallback && parameter.isRequired ? "@escaping " : ""
            let defaultValue: String
            switch parameter.defaultValue {
            case .none: defaultValue = ""
            case .literal(let literal): defaultValue = " = \(literal)"
            case .expression: defaultValue = " = nil"
            }
            return "\(label): \(sending)\(escaping)\(parameter.transportType)\(defaultValue)"
        }
    }

    /// The arguments of a route in the accessor's body, by the parameters' names: a value, a tuple, or nothing.
    var values: String? {
        let names = handler.namedParameters.map { SwiftText.identifier($0.name) }
        switch names.count {
        case 0: return nil
        case 1: return names[0]
        default: return "(\(names.joined(separator: ", ")))"
        }
    }

    /// The attributes that a function of the store repeats.
    var attributes: [String] { attributes(isOnMainActor: handler.isolation == .mainActor) }

    /// The attributes that the function that creates a route repeats.
    ///
    /// It does not call the handler, so code in any isolation can call it unless a value must stay on the main actor.
    var routeAttributes: [String] { attributes(isOnMainActor: keepsValuesOnMainActor) }

    /// Whether a route can only be created on the main actor: where the handler is isolated to it, and a value may not be
    /// `Sendable`.
    var keepsValuesOnMainActor: Bool {
        handler.isolation == .mainActor && !handler.namedParameters.allSatisfy { Self.isKnownSendable($0.type) }
    }

    /// Whether a function of the store takes values that are not `Sendable` for good: the handler keeps them, runs in an
    /// isolation that is not the caller's, or may still run when the caller no longer waits.
    var sendsValues: Bool {
        let uncertain = handler.namedParameters.filter { !Self.isKnownSendable($0.type) }
        return uncertain.contains { $0.isSending } || !uncertain.isEmpty && handler.callKind == .asynchronous
    }

    private func attributes(isOnMainActor: Bool) -> [String] {
        let deprecation = handler.availability.isDeprecated ? nil : handler.deprecation?.attribute
        return (isOnMainActor ? [Handler.Isolation.mainActorAttribute] : []) + handler.availability.attributes
            + [deprecation].compactMap { $0 }
    }

    private static func isKnownSendable(_ type: TypeText) -> Bool {
        var type = type
        while type.isOptional, type != type.unwrapped { type = type.unwrapped }
        if type.isStandardScalar { return true }
        guard type.text.hasPrefix("["), type.text.hasSuffix("]") else { return false }
        return TypeText(String(type.text.dropFirst().dropLast())).isStandardScalar
    }
}

extension RouteMarker.Deprecation {
    /// The attribute for a deprecation.
    ///
    /// Its message cannot be a raw literal.
    var attribute: String {
        "@available(*, deprecated\(message.map { ", message: \"\(SwiftText.escaped($0))\"" } ?? ""))"
    }
}
