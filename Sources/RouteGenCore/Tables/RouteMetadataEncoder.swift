import RoutePatterns
import RouteTables

/// Builds the data of a ``RouteMetadata``.
package struct RouteMetadataEncoder {
    private typealias Layout = RouteMetadataLayout

    private var handlers: [UInt8] = []
    private var patterns: [UInt8] = []
    private var parameters: [UInt8] = []
    private var texts = PackedTexts()
    private var identities: [UInt64] = []
    private var navigation = RouteNavigationEncoder()
    private var patternCount = 0
    private var parameterCount = 0
    /// The parameters of the handler that was added last.
    private var lastParameters: [String] = []

    package init() {}

    /// Adds a handler, whose patterns are added next.
    ///
    /// - Parameters:
    ///   - identity: The identity by which typed routes find it; see ``RouteHandlerIdentity``.
    ///   - name: The whole name.
    ///   - module: The index of its module.
    ///   - localIndex: The index in its module.
    ///   - callKind: How the router calls it.
    ///   - condition: The index in its module of the condition under which it exists.
    ///   - parameters: The names of the parameters that have values in a request.
    ///   - callbacks: The names of the parameters that take callbacks.
    ///   - forms: The forms of the parameters whose strings are not compared as they are, by name.
    ///   - defaults: The parameters that have literals as default values, with the strings of these.
    ///   - takesRequest: Whether a parameter takes the request itself.
    ///   - takesAllParameters: Whether a parameter takes all values of a request by name.
    ///   - returnsNothing: Whether it has no result.
    ///   - instanceType: The index in its module of the type on whose instance it is called.
    ///   - requirements: The facts of the app that it requires.
    ///   - givenName: The name that its marker gives its accessor.
    package mutating func add(
        identity: UInt64,
        name: String,
        module: Int,
        localIndex: Int,
        callKind: CallKind = .synchronous,
        condition: Int? = nil,
        parameters: [String] = [],
        callbacks: Set<String> = [],
        forms: [String: Int] = [:],
        defaults: [(name: String, text: String)] = [],
        takesRequest: Bool = false,
        takesAllParameters: Bool = false,
        returnsNothing: Bool = false,
        instanceType: Int? = nil,
        requirements: [String] = [],
        givenName: String? = nil
    ) {
        PackedText.write(module, digits: 4, to: &handlers)
        PackedText.write(localIndex, digits: 4, to: &handlers)
        let request = takesRequest ? Layout.Handler.takesRequest : 0
        let all = takesAllParameters ? Layout.Handler.takesAllParameters : 0
        let nothing = returnsNothing ? Layout.Handler.returnsNothing : 0
        PackedText.write(callKind.rawValue | request | all | nothing, digits: 1, to: &handlers)
        PackedText.write(condition.map { $0 + 1 } ?? 0, digits: 2, to: &handlers)
        PackedText.write(parameterCount, digits: 4, to: &handlers)
        PackedText.write(parameters.count, digits: 1, to: &handlers)
        let name = HandlerName(name, parameters: parameters)
        let member = texts.reference(to: name.member)
        handlers += member
        PackedText.write(patternCount, digits: 4, to: &handlers)
        PackedText.write(instanceType.map { $0 + 1 } ?? 0, digits: 2, to: &handlers)
        PackedText.write(texts.offset(of: name.owner), digits: 4, to: &handlers)
        PackedText.write(name.owner.utf8.count, digits: 2, to: &handlers)

        for parameter in parameters {
            PackedText.write(texts.offset(of: parameter), digits: 4, to: &self.parameters)
            PackedText.write(parameter.utf8.count, digits: 3, to: &self.parameters)
            let callback = callbacks.contains(parameter) ? Layout.Parameter.takesCallback : 0
            PackedText.write(callback | (forms[parameter] ?? ValueForm.string) * 2, digits: 1, to: &self.parameters)
        }
        navigation.add(
            defaults: defaults,
            requirements: requirements,
            givenName: givenName,
            ofHandler: identities.count
        )
        parameterCount += parameters.count
        lastParameters = parameters
        identities.append(identity)
    }

    /// Adds a pattern of the handler that was added last.
    ///
    /// - Parameters:
    ///   - text: The pattern, as messages have it.
    ///   - pattern: The pattern.
    ///   - origins: The origins that it is open to.
    ///   - condition: The index in the handler's module of the function that decides whether the route accepts a request.
    ///   - fixed: The parameters that the marker fixes, with their strings.
    ///   - readsLoosely: Whether values are read loosely.
    ///   - opening: How its page opens, as the marker has it; empty if it does not say it.
    ///   - parent: The path of the route whose page is below.
    package mutating func addPattern(
        _ text: String,
        _ pattern: RoutePattern,
        origins: Set<RouteOrigin> = [],
        condition: Int? = nil,
        fixed: [(name: String, text: String)] = [],
        readsLoosely: Bool = false,
        opening: String = "",
        parent: RoutePathEncoder.Path? = nil
    ) {
        navigation.add(opening: opening, parent: parent, of: patternCount)
        PackedText.write(identities.count - 1, digits: 4, to: &patterns)
        let open = origins.union([.app]).reduce(0) { $0 | $1.bit }
        PackedText.write(open | (readsLoosely ? Layout.Pattern.readsLoosely : 0), digits: 1, to: &patterns)
        let text = texts.reference(to: text)
        patterns += text
        let bindings = lastParameters.map { name in
            PackedText.digit(pattern.captures.firstIndex { $0.name == name } ?? Layout.unbound)
        }
        PackedText.write(texts.offset(of: String(decoding: bindings, as: UTF8.self)), digits: 4, to: &patterns)
        PackedText.write(condition.map { $0 + 1 } ?? 0, digits: 2, to: &patterns)
        let fixed = fixed.prefix(Layout.parameterLimit)
        let values = fixed.flatMap { texts.reference(to: $0.name) + texts.reference(to: $0.text) }
        PackedText.write(fixed.count, digits: 1, to: &patterns)
        PackedText.write(texts.offset(of: String(decoding: values, as: UTF8.self)), digits: 4, to: &patterns)
        let captures = pattern.captures.prefix(Layout.parameterLimit)
        let names = captures.flatMap {
            texts.reference(to: $0.name) + [PackedText.digit($0.kind == .any || $0.kind == .some ? 1 : 0)]
        }
        PackedText.write(captures.count, digits: 1, to: &patterns)
        PackedText.write(texts.offset(of: String(decoding: names, as: UTF8.self)), digits: 4, to: &patterns)
        patternCount += 1
    }

    /// The metadata's text: printable ASCII but for names and patterns, which are UTF-8.
    package func encode() -> [UInt8] {
        // At least a quarter of the slots remain free, so that searches are short.
        var bits = 0
        while (1 << bits) * 3 < identities.count * 4 { bits += 1 }
        let slots = Self.slots(identities, bits: bits)

        var header: [UInt8] = []
        let handlersOffset = Layout.Header.size + (navigation.isEmpty ? 0 : 4)
        let patternsOffset = handlersOffset + handlers.count
        let parametersOffset = patternsOffset + patterns.count
        let slotsOffset = parametersOffset + parameters.count
        let textOffset = slotsOffset + slots.count
        for number in [
            identities.count, patternCount, bits, handlersOffset, patternsOffset, parametersOffset, slotsOffset,
            textOffset,
        ] {
            PackedText.write(number, digits: 4, to: &header)
        }
        if !navigation.isEmpty { PackedText.write(textOffset + texts.bytes.count, digits: 4, to: &header) }
        return header + handlers + patterns + parameters + slots + texts.bytes + navigation.encode()
    }

    private static func slots(_ identities: [UInt64], bits: Int) -> [UInt8] {
        var slots = [Int?](repeating: nil, count: 1 << bits)
        for (handler, identity) in identities.enumerated() {
            var slot = Layout.slot(of: identity, bits: bits)
            while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = handler
        }
        var bytes: [UInt8] = []
        for handler in slots {
            let identity = handler.map { identities[$0] } ?? Layout.Slot.free
            for byte in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: identity >> (8 * UInt64(byte)))) }
            PackedText.write(handler ?? 0, digits: 4, to: &bytes)
        }
        return bytes
    }
}

extension RouteMetadataEncoder {
    /// Adds a handler, whose patterns are added next, with what its markers say.
    mutating func add(_ handler: Handler, module: Int, localIndex: Int, condition: Int?, instanceType: Int?) {
        add(
            identity: handler.identity,
            name: handler.displayName,
            module: module,
            localIndex: localIndex,
            callKind: handler.callKind,
            condition: condition,
            parameters: handler.namedParameters.map(\.name),
            callbacks: Set(handler.parameters.filter(\.role.isCallback).map(\.name)),
            forms: handler.valueForms,
            defaults: handler.defaultTexts,
            takesRequest: handler.takesRequest,
            takesAllParameters: handler.parameters.contains { $0.role == .info },
            returnsNothing: handler.result == nil,
            instanceType: instanceType,
            requirements: handler.marker.requirements.map(\.value),
            // Only a plan names pages, and what returns nothing is none.
            givenName: handler.result == nil ? nil : handler.givenName
        )
    }

    /// Adds a pattern of the handler that was added last, with what its marker says.
    mutating func add(_ pattern: Handler.Pattern, condition: Int?, parent: RoutePathEncoder.Path?) {
        addPattern(
            pattern.text,
            pattern.pattern,
            origins: pattern.origins,
            condition: condition,
            fixed: pattern.marker.fixedParameters.map { ($0.key.value, $0.value.value) },
            readsLoosely: pattern.marker.readsLoosely,
            opening: pattern.marker.opening?.value.description ?? "",
            parent: parent
        )
    }
}
