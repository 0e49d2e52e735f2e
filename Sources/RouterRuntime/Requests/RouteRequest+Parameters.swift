import RouteTables

extension RouteRequest {
    /// All values merged.
    ///
    /// Values of the path replace those of the query, values of the context replace both, and values that the route's
    /// marker fixes replace all.
    ///
    /// A query key that appears several times has an array of strings, and so has a repeated placeholder. Escapes that
    /// are not UTF-8 become U+FFFD.
    ///
    /// Values that may not be `Sendable` are missing where they may not be used: they are there for synchronous code that
    /// takes part in a synchronous call, and for handlers of the main actor.
    public var parameters: [String: Any] { parameters(carrying: storage.callbacks.readable) }

    /// All values merged, with those of code that are not in the context.
    @_optimize(size)
    package func parameters(carrying carried: [String: Any]) -> [String: Any] {
        var parameters: [String: Any] = [:]
        // Each access to a dictionary in place would add its code.
        @inline(never) func set(_ name: String, _ value: Any?) { parameters[name] = value }
        for (name, values) in storage.url?.queryValues ?? [:] { set(name, values.count == 1 ? values[0] : values) }
        var index = 0
        for (name, isRepeated) in storage.captureNames {
            let texts = storage.texts(ofCapture: index)
            set(name, isRepeated ? texts : texts.first)
            index += 1
        }
        for (name, value) in carried { set(name, value) }
        for (name, value) in context { set(name, value) }
        if let patternIndex = storage.fixingPattern {
            for (name, text) in router.table.metadata.fixedTexts(ofPattern: patternIndex) { set(name, text) }
        }
        return parameters
    }

    func text(_ name: @autoclosure () -> String, capture: Int?) throws -> String? {
        let isCapture = capture != nil && storage.isMatched
        let text = isCapture ? capture.flatMap { storage.text(ofCapture: $0) } : storage.url?.queryValue(name())
        if let text { try storage.check(text) }
        return text
    }

    func texts(_ name: String, capture: Int?) throws -> [String] {
        let isCapture = capture != nil && storage.isMatched
        let texts = isCapture ? capture.map { storage.texts(ofCapture: $0) } : storage.url?.queryValues(name)
        for text in texts ?? [] { try storage.check(text) }
        return texts ?? []
    }

    func hasText(_ name: String, capture: Int?) -> Bool {
        if let capture, storage.isMatched { return !storage.texts(ofCapture: capture).isEmpty }
        return storage.url?.queryValue(name) != nil
    }
}

extension RouteRequest.Storage {
    /// Checks that a string from the URL can be read.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` for escapes that are not UTF-8.
    func check(_ text: String) throws {
        guard let url else { return }
        do {
            try url.check(text)
        } catch {
            throw RouterError(.malformedURL, .malformedURL(url.text, error), for: origin)
        }
    }
}

extension RouteRequest {
    /// The value with a name, as a handler's parameter of that name would receive it: from the context, else the path,
    /// else the query.
    ///
    /// - Parameters:
    ///   - name: The name of the placeholder, query item or context value.
    ///   - type: The type: one that a URL can carry, or an optional or array of such a type.
    /// - Returns: The value.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`; `malformedURL` if the value has
    ///   escapes that are not UTF-8.
    public func value<Value: RouteValue>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        let capture = storage.captureNames.firstIndex { $0.name == name }
        return try Value.value(of: RouteParameter(storage: storage, place: .name(name), capture: capture))
    }
}
