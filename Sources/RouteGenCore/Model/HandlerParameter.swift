/// A parameter of a handler, and how a request supplies its value.
package struct HandlerParameter: Hashable, Sendable {
    /// The source of the parameter's value.
    package enum Role: Hashable, Sendable {
        /// The placeholder, query item or context value with its name.
        case value
        /// A closure that the caller passes.
        case callback
        /// A dictionary of all parameters of the request.
        case info
        /// The request itself.
        case request
        /// The service of its type, which the router supplies.
        case service
    }

    var label: String?
    package var name: String
    package var type: TypeText
    /// Whether the caller gives the value up.
    var isSending = false
    /// The attributes of a function type that accessors must repeat: `@MainActor`, `@Sendable`.
    var functionAttributes: [String] = []
    package var role: Role
    /// The value that applies if the request has none.
    package var defaultValue: DefaultValue
    /// Whether its type is another module's, and may be another name for a function type.
    var mayBeFunction = false
    package var location: SourceLocation

    /// Whether a request must supply the value.
    package var isRequired: Bool { defaultValue == .none && !type.isOptional }

    /// The expression that reads the service of its type.
    func service(isAwaited: Bool) -> String {
        "call_.\(isAwaited ? "waitedService" : "service")((\(type.unwrapped.text)).self)"
    }

    /// The function type of a closure with its attributes and without names; `nil` if it is written as an alias.
    var function: String? {
        type.function.map { (functionAttributes + [$0]).joined(separator: " ") }
    }

    /// The function type with `@Sendable`; `nil` if it has the attribute.
    ///
    /// The name of a function or a method has that type. A cast at run time does not convert it to the type without the
    /// attribute, but the compiler does.
    var sendableFunction: String? {
        guard let function else { return nil }
        // The attributes precede the parameters, and may have parentheses: `@isolated(any) @Sendable () -> Void`.
        let attributes = function.split(separator: " ").prefix { $0.hasPrefix("@") }
        return attributes.contains("@Sendable") ? nil : "@Sendable \(function)"
    }

    /// The type of the value in a typed route.
    var transportType: String {
        let type =
            functionAttributes.isEmpty || type.isOptional
            ? type.text : "\(functionAttributes.joined(separator: " ")) \(type.text)"
        guard defaultValue == .expression else { return type }
        return role.isCallback ? "(\(type))?" : TypeText(type).optional.text
    }
}

extension HandlerParameter.Role {
    /// Whether it is a closure.
    var isCallback: Bool { self == .callback }
    /// Whether it has a name in a request: neither the request itself nor a service.
    var isNamed: Bool { self != .request && self != .service }
}

extension HandlerParameter: Placed {
    package var caretLength: Int { max(1, (label ?? name).utf8.count) }
}
