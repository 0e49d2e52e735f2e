/// A parameter of a handler, with the way in which a request fills it.
struct HandlerParameter: Hashable, Sendable {
    /// What fills the parameter.
    enum Role: Hashable, Sendable {
        /// The placeholder, query item or context value of its name.
        case value
        /// A closure that the caller passes; which one it is, counted from 0.
        case callback(ordinal: Int)
        /// All parameters of the request in a dictionary.
        case info
        /// The request itself.
        case request
    }

    /// What holds where the request has no value.
    enum Default: Hashable, Sendable {
        /// Nothing: the value is required (or `nil`, if the type is optional).
        case none
        /// A literal, which means the same everywhere.
        case literal(String)
        /// Any other expression, which only the handler itself can evaluate: the argument is left out.
        case expression
    }

    var label: String?
    var name: String
    var type: TypeText
    /// Attributes of a function type that accessors have to repeat: `@MainActor`, `@Sendable`.
    var functionAttributes: [String] = []
    var role: Role
    var defaultValue: Default
    var location: SourceLocation

    /// Whether a request has to supply the value.
    var isRequired: Bool { defaultValue == .none && !type.isOptional }

    /// The type in which the value travels from a typed route to the handler.
    var transportType: String {
        let type =
            functionAttributes.isEmpty || type.isOptional
            ? type.text : "\(functionAttributes.joined(separator: " ")) \(type.text)"
        guard defaultValue == .expression else { return type }
        return role.isCallback ? "(\(type))?" : "\(type.isFunctionText ? "(\(type))" : type)?"
    }
}

extension HandlerParameter.Role {
    /// Whether it is a closure.
    var isCallback: Bool {
        if case .callback = self { return true }
        return false
    }
}

extension String {
    fileprivate var isFunctionText: Bool { TypeText(self).isFunction || hasPrefix("any ") }
}
