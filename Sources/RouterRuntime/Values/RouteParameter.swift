/// A parameter of a handler together with where a request has its value: in the context, the path or the query.
public struct RouteParameter: Sendable {
    /// The parameter's name, which is the placeholder's, the query key's or the context key's too.
    public let name: String
    let handler: Int?
    let request: RouteRequest
    let capture: Int?
    /// The name of the parameter's place, under which a value is looked for first: `ivar1`.
    let positionalName: String?
    /// The text that the marker fixes, which nothing can replace.
    var fixedText: String?

    /// The value that code in the process passed under the parameter's name, which goes before path and query; `nil` where the marker
    /// fixes the parameter.
    public var contextValue: (any Sendable)? {
        guard fixedText == nil else { return nil }
        return positionalName.flatMap { request.context[$0] } ?? request.context[name]
    }

    /// The key of the query that the parameter's value stands under.
    private var key: String {
        guard let positionalName, request.hasText(positionalName, capture: nil) else { return name }
        return positionalName
    }

    /// The text that the marker fixes, else the first in the URL, percent escapes decoded: the placeholder's, else that of the query.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` for an escape that is not UTF-8.
    public var text: String? {
        get throws { try fixedText ?? request.text(key, capture: capture) }
    }

    /// The text that the marker fixes, else all texts in the URL: of a repeated placeholder, else of the query.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` for an escape that is not UTF-8.
    public var texts: [String] {
        get throws { try fixedText.map { [$0] } ?? request.texts(key, capture: capture) }
    }

    /// Whether the request has a value for the parameter.
    public var isPresent: Bool { fixedText != nil || valueFromCode != nil || request.hasText(key, capture: capture) }

    /// The value that came from code: of the context, or of a typed route that this one took over from.
    var valueFromCode: Any? {
        guard fixedText == nil else { return nil }
        if let value = contextValue { return value }
        return request.storage.callbacks.carried[name]
    }

    private var handlerName: String {
        handler.map { request.router.table.catalogue.name(ofHandler: $0) } ?? request.route ?? request.url
    }

    /// The error for a required parameter that is absent.
    public func missing(_ type: Any.Type) -> RouterError {
        RouterError(.missingParameter, .missingParameter(name, type: "\(type)", handler: handlerName))
    }

    /// The error for a text that is no value of the parameter's type.
    public func invalid(_ text: String, _ type: Any.Type) -> RouterError {
        RouterError(
            .invalidParameter,
            .invalidParameter(name, text: text, type: "\(type)", handler: handlerName)
        )
    }
}
