import RouteTables

/// A request for a handler: its URL, its values, its caller, and what it carries.
///
/// A handler can have a parameter of this type to receive the request itself. Rewriting, middleware and observers
/// receive it too.
public struct RouteRequest: Sendable {
    package var storage: Storage

    /// The router that performs the request.
    public var router: Router { storage.router }

    /// The URL as the caller wrote it, or as code rewrote it, with its parts.
    ///
    /// ```swift
    /// router.use { request in
    ///     let url = request.url  // https://www.example.com/chat/5?from=mail
    ///     if url.host == "www.example.com", let source = request.parameters["from"] { print(source) }
    ///     return .next(request)
    /// }
    /// ```
    ///
    /// For a typed route, the URL of the route, or an empty one if it has none. A string that is not a URL has no
    /// parts.
    ///
    /// The URL of a typed route is written when you access this property.
    ///
    /// - Complexity: O(*n*) in the length of the URL.
    public var url: RouteURL { storage.writtenURL }

    /// The string of the URL, which needs no parts.
    package var urlText: String { storage.urlText }

    /// The URL in one spelling, with its own prefix replaced as the app's links say.
    ///
    /// Scheme and host are in lower case, user information and one slash at the end are left out, no character is escaped
    /// without need, and characters that need an escape have one.
    ///
    /// So `https://www.example.com/chat/5` and `myapp:/chat/5` are one URL, if both prefixes belong to the app. A
    /// string that is not a URL stays as it is.
    ///
    /// - Complexity: O(*n*) in the length of the URL.
    public var normalizedURL: String {
        (storage.url ?? (try? router.split(urlText)))?.normalized ?? urlText
    }

    /// The values that code in the process passed by name, with their original types.
    ///
    /// Middleware can add values for later middleware and the handler.
    public var context: [String: any Sendable] {
        get { storage.context }
        set {
            storage = storage.copy { $0.context = newValue }
        }
    }

    /// The caller.
    ///
    /// Rewriting does not change it, nor does a redirect, except one that names another caller, `from: .app`.
    public var origin: RouteOrigin { storage.origin }

    /// The URLs that led to this one by rewriting, relocation and redirects; empty for the first request.
    public var hops: [String] { storage.hops.urls }

    /// The pattern of the route; `nil` if no route takes the request, or before the lookup.
    public var route: String? { storage.foundPattern }

    package init(storage: Storage) {
        self.storage = storage
    }
}

extension RouteRequest {
    /// The error for the request if it has no route.
    var notFound: RouterError {
        if let typed = storage.typed { return router.unknown(typed.path, for: origin) }
        return router.notFound(urlText, origin)
    }
}

@_spi(Generated)
extension RouteRequest {
    /// Calls a function that a marker names with `when:`.
    ///
    /// Generated code uses it.
    public func passes(_ condition: (RouteRequest) -> Bool) -> Bool { condition(self) }

    /// Calls a function without parameters that a marker names with `when:`.
    ///
    /// Generated code uses it.
    public func passes(_ condition: () -> Bool) -> Bool { condition() }

    /// Calls a function of the main actor that a marker names with `when:`.
    ///
    /// Generated code uses it.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync` on another thread than the main thread.
    public func passesOnMainActor(_ condition: @MainActor (RouteRequest) -> Bool) throws -> Bool {
        guard MainThread.isCurrent else { throw RouterError(.requiresAsync, .mainActorCondition(urlText), for: origin) }
        return MainThread.assumeIsolated { condition(self) } as? Bool ?? false
    }

    /// Calls a function of the main actor without parameters that a marker names with `when:`.
    ///
    /// Generated code uses it.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync` on another thread than the main thread.
    public func passesOnMainActor(_ condition: @MainActor () -> Bool) throws -> Bool {
        try passesOnMainActor { _ in condition() }
    }

    /// Calls a method that a marker names with `when:` on an instance that the app has given to the router.
    ///
    /// Generated code uses it.
    ///
    /// - Throws: ``RouterError`` with the code `missingInstance` if there is none; the error of a factory.
    public func passes<Instance>(_ type: Instance.Type, _ condition: (Instance) -> Bool) throws -> Bool {
        condition(try instance(type, isolation: nil))
    }

    /// Calls a method of the main actor that a marker names with `when:` on an instance that the app has given to the
    /// router.
    ///
    /// Generated code uses it.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync` on another thread than the main thread, or
    ///   `missingInstance` if there is no instance; the error of a factory.
    public func passesOnMainActor<Instance>(
        _ type: Instance.Type,
        _ condition: @MainActor (Instance) -> Bool
    ) throws -> Bool {
        guard MainThread.isCurrent else { throw RouterError(.requiresAsync, .mainActorCondition(urlText), for: origin) }
        let passes = try MainThread.assumeIsolated { condition(try instance(type, isolation: MainActor.shared)) }
        return passes as? Bool ?? false
    }

    private func instance<Instance>(
        _ type: Instance.Type,
        isolation: isolated (any Actor)?
    ) throws -> Instance {
        try router.instances.instance(type, cached: true, isolation: isolation) {
            throw RouterError(.missingInstance, .missingInstance(type: "\(type)", handler: urlText), for: origin)
        }
    }
}

extension RouteRequest {
    /// All values merged.
    ///
    /// Values of the path replace those of the query, values of the context replace both, and values that the route's
    /// marker fixes replace all.
    ///
    /// A query key that appears several times has an array of strings, and so has a repeated placeholder. Escapes that
    /// are not UTF-8 become U+FFFD.
    ///
    /// Values of user information that may not be `Sendable` are not among them. A handler receives these by the names of
    /// its parameters, or by a parameter of type `[String: Any]`; code of the main actor has `userInfo` of `RouterPipeline`.
    public var parameters: [String: Any] { parameters(carrying: .init()) }

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
