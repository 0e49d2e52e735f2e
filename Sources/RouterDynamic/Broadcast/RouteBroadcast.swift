import RoutePatterns
import RouteTables
@_spi(Generated) import RouterRuntime

/// An action, and the instances that receive it.
struct RouteBroadcast {
    /// A handler on a live instance.
    struct Receiver {
        let name: String
        /// The first of the handler's patterns that has a URL and is open to the caller.
        let pattern: String
        /// The names of its function-typed parameters; `nil` if it takes the request, which it may hand on.
        let callbackNames: Set<String>?

        /// Whether it can take a callback: nobody who sends one knows all receivers.
        func takes(_ callback: RouteCallback) -> Bool {
            guard let callbackNames, let name = callback.name else { return true }
            return callbackNames.contains(name)
        }
    }

    let origin: RouteOrigin
    private(set) var receivers: [Receiver] = []
    private let texts: [String: [String]]

    /// Finds the receivers of an action.
    ///
    /// - Throws: `RouterError` with the code `malformedURL`.
    init(_ action: String, _ router: Router, _ origin: RouteOrigin) throws {
        let url = try router.split(action)
        self.origin = origin
        texts = url.queryValues
        // `doSomething`, `kl://doSomething`
        let name = url.host ?? url.pathComponents.last ?? ""
        let metadata = router.table.metadata
        for handler in 0..<metadata.handlerCount {
            let handlerName = metadata.name(ofHandler: handler)
            guard Self.function(of: handlerName) == name,
                let type = metadata.instanceType(ofHandler: handler),
                let dispatcher = router.table.dispatcher(ofHandler: handler),
                let instanceType = dispatcher.instanceType(type), router.instances.has(instanceType),
                let pattern = Self.pattern(ofHandler: handler, metadata, origin)
            else { continue }
            let place = receivers.firstIndex { $0.name > handlerName } ?? receivers.endIndex
            let names = Self.callbackNames(ofHandler: handler, metadata)
            receivers.insert(Receiver(name: handlerName, pattern: pattern, callbackNames: names), at: place)
        }
    }

    /// The URL that calls a receiver with the values of the broadcast.
    ///
    /// - Throws: `RouterError` with the code `notEncodable` if a placeholder of its pattern has no value.
    func url(for receiver: Receiver) throws -> String {
        do {
            return try RoutePattern(receiver.pattern).url(texts, addsItems: true)
        } catch let error as RouteURLWritingError {
            throw RouterError(.notEncodable, .unwritableURL(pattern: receiver.pattern, error))
        }
    }

    /// The name of the function: `doSomething` of `ModuleA.AModule.doSomething(_:)`.
    private static func function(of handlerName: String) -> Substring {
        let head = handlerName.prefix { $0 != "(" }
        return head.split(separator: ".").last ?? head
    }

    private static func callbackNames(ofHandler handler: Int, _ metadata: RouteMetadata) -> Set<String>? {
        if metadata.takesRequest(handler: handler) { return nil }
        let parameters = (0..<metadata.parameterCount(ofHandler: handler)).filter {
            metadata.takesCallback(parameter: $0, ofHandler: handler)
        }
        return Set(parameters.map { metadata.parameterName($0, ofHandler: handler) })
    }

    private static func pattern(ofHandler handler: Int, _ metadata: RouteMetadata, _ origin: RouteOrigin) -> String? {
        let first = metadata.firstPattern(ofHandler: handler)
        let patternIndices = first..<(first + metadata.patternCount(ofHandler: handler))
        return patternIndices.lazy.filter { metadata.isOpen(pattern: $0, to: origin) }
            .map { metadata.text(ofPattern: $0) }
            .first { !$0.hasPrefix("regex ") }
    }
}
