import RouteTables

/// A parameter of a handler, and the place of its value in a request: in the context, the path or the query.
///
/// Generated code uses it.
public struct RouteParameter: Sendable {
    let storage: RouteRequest.Storage
    /// The parameter itself: its handler and index, or the name of a value that is not a handler's parameter.
    let place: Place
    /// The placeholder of the parameter in the pattern that matched.
    let capture: Int?
    /// Whether a value that does not fit is an error even if values are read loosely, because the caller has a default
    /// value instead.
    var reportsUnfitValues = false

    package init(storage: RouteRequest.Storage, place: Place, capture: Int?) {
        self.storage = storage
        self.place = place
        self.capture = capture
    }

    package enum Place: Sendable {
        /// A handler's parameter, in a request that matched the pattern at that index.
        case parameter(Int, handler: Int, patternIndex: Int?)
        case name(String)
    }

    // Names are created only when they are needed: finding a placeholder's value needs none.
    /// The parameter's name, which is also the name of the placeholder, the query key and the context key.
    package var name: String {
        switch place {
        case .parameter(let index, let handler, _):
            storage.router.table.metadata.parameterName(index, ofHandler: handler)
        case .name(let name): name
        }
    }

    /// The string that the marker fixes, which nothing can replace.
    private var fixedText: String? {
        switch place {
        case .parameter(_, _, let patternIndex?): storage.router.table.metadata.fixedText(name, inPattern: patternIndex)
        // A path that a relocation added matches no pattern of the table, but one is known.
        case .parameter(_, _, nil): storage.fixingPattern == nil ? nil : storage.fixedText(name)
        case .name(let name): storage.fixedText(name)
        }
    }

    private var request: RouteRequest { RouteRequest(storage: storage) }

    /// The value that code in the process passed under the parameter's name, which precedes path and query; `nil` if
    /// the marker fixes the parameter, and for an optional that is `nil`.
    ///
    /// It is in the context. For a handler, which has claimed such values, it may also be one of user information, or of a
    /// typed route that was redirected.
    var valueFromCode: Any? {
        guard storage.hasValuesFromCode, fixedText == nil else { return nil }
        if let value = storage.context[name], let present = PresentValue.of(value) { return present }
        guard case .parameter = place, let value = storage.callbacks.carried[name] else { return nil }
        return PresentValue.of(value)
    }

    /// The string that the marker fixes, or else the first string in the URL, with percent escapes decoded: of the
    /// placeholder, or else of the query.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` for an escape that is not UTF-8.
    var text: String? {
        get throws {
            if let fixedText { return fixedText }
            return try request.text(name, capture: capture)
        }
    }

    /// The string that the marker fixes, or else all strings in the URL: of a repeated placeholder, or else of the
    /// query.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` for an escape that is not UTF-8.
    package var texts: [String] {
        get throws { try fixedText.map { [$0] } ?? request.texts(name, capture: capture) }
    }

    /// Whether the request has a value for the parameter.
    var isPresent: Bool {
        if let capture, storage.plainRange(ofCapture: capture) != nil { return true }
        return fixedText != nil || valueFromCode != nil || request.hasText(name, capture: capture)
    }

    /// The placeholder's string, if nothing but the URL needs to be examined.
    var plainText: String? { storage.plainText(ofCapture: capture) }

    /// The number that the placeholder's digits spell, read in place; `nil` if more than the URL needs to be examined.
    func number<Value: FixedWidthInteger>(as type: Value.Type) -> Value? {
        storage.plainNumber(ofCapture: capture, as: type)
    }

    /// The value in the context if there is one, or else the value of the first string.
    ///
    /// Not specialized: each type would add a kilobyte to every app.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter`, `invalidParameter` or `malformedURL`.
    @_semantics("optimize.sil.specialize.generic.never")
    package func value<Value: RouteValue>(as type: Value.Type) throws -> Value {
        if let value = valueFromCode { return try self.value(value, as: type) }
        guard let text = try text else { throw missing(Value.self) }
        // An item of the query without a value, such as `?debug`.
        if text.isEmpty, type == Bool.self, capture == nil, fixedText == nil, let flag = true as? Value { return flag }
        guard let value = read(text, as: type) else { throw invalid(text, Value.self) }
        return value
    }

    /// A value of the context, or an element of one, as a value of the type.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_semantics("optimize.sil.specialize.generic.never")
    func value<Value: RouteValue>(_ value: Any, as type: Value.Type) throws -> Value {
        if let same = value as? Value { return same }
        guard let value = PresentValue.of(value) else { throw invalid("nil", Value.self) }
        // An array is not a single value, even if it has one element.
        if !(value is [Any]), let text = Self.text(of: value), let same = read(text, as: type) { return same }
        // A URL of a request looks like a string, and is none.
        throw invalid(Self.text(of: value) ?? "\(Swift.type(of: value)) \(value)", Value.self)
    }

    private static func text(of value: Any) -> String? {
        (value as? any RouteValue)?.routeText ?? (value as? any RouteTextConvertible)?.routeText
    }

    /// The value of a string, read as strictly as the router and the marker say; `nil` if it does not fit.
    func read<Value: RouteValue>(_ text: String, as type: Value.Type) -> Value? {
        if let value = Value(routeText: text) { return value }
        return isReadLoosely ? LooseText.value(text, as: type) : nil
    }

    private var isReadLoosely: Bool {
        if storage.router.readsLooseValues { return true }
        guard case .parameter(_, _, let patternIndex) = place, let patternIndex = patternIndex ?? storage.fixingPattern
        else { return false }
        return storage.router.table.metadata.readsLoosely(pattern: patternIndex)
    }

    /// The value that a closure reads; `nil` if it does not fit, and values are read loosely.
    func fitting<Value>(_ read: () throws -> Value) throws -> Value? {
        do {
            return try read()
        } catch let error as RouterError where isReadLoosely && error.code == .invalidParameter {
            return nil
        }
    }

    package var handlerName: String {
        if case .parameter(_, let handler, _) = place { return storage.router.table.metadata.name(ofHandler: handler) }
        return request.route ?? request.urlText
    }

    /// The error for a required parameter that is absent.
    package func missing(_ type: Any.Type) -> RouterError {
        RouterError(
            .missingParameter,
            .missingParameter(name, type: "\(type)", handler: handlerName),
            for: storage.origin
        )
    }

    /// The error for a value that is not valid for a reason of its own.
    package func invalid(_ problem: any RouterProblem) -> RouterError {
        RouterError(.invalidParameter, problem, for: storage.origin)
    }

    /// The error for a string that is not a value of the parameter's type.
    package func invalid(_ text: String, _ type: Any.Type) -> RouterError {
        RouterError(
            .invalidParameter,
            .invalidParameter(name, text: text, type: "\(type)", handler: handlerName),
            for: storage.origin
        )
    }
}
