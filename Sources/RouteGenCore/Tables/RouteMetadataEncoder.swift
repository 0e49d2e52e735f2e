import RoutePatterns
import RouteTables

/// Builds the data of a ``RouteMetadata``.
package struct RouteMetadataEncoder {
    private typealias Layout = RouteMetadataLayout

    /// A handler as the metadata describes it.
    package struct Handler {
        /// The identity by which typed routes find it; see ``RouteHandlerIdentity``.
        package var identity: UInt64
        package var name: String
        package var module: Int
        package var localIndex: Int
        package var callKind: CallKind
        package var condition: Int?
        package var parameters: [String]
        /// The names of the parameters that take callbacks.
        package var callbacks: Set<String>
        /// The forms of the parameters whose strings are not compared as they are, by name.
        package var forms: [String: Int]
        /// The parameters that have literals as default values, with the strings of these.
        package var defaults: [(name: String, text: String)]
        /// Whether a parameter takes the request itself.
        package var takesRequest: Bool
        /// Whether a parameter takes all values of a request by name.
        package var takesAllParameters: Bool
        package var returnsNothing: Bool
        package var patterns: [Pattern]
        /// The index in its module of the type on whose instance it is called.
        package var instanceType: Int?
        /// The facts of the app that it requires.
        package var requirements: [String]

        package init(
            identity: UInt64,
            name: String,
            module: Int,
            localIndex: Int,
            callKind: CallKind,
            condition: Int?,
            parameters: [String],
            callbacks: Set<String> = [],
            forms: [String: Int] = [:],
            defaults: [(name: String, text: String)] = [],
            takesRequest: Bool = false,
            takesAllParameters: Bool = false,
            returnsNothing: Bool = false,
            patterns: [Pattern],
            instanceType: Int? = nil,
            requirements: [String] = []
        ) {
            self.requirements = requirements
            self.callbacks = callbacks
            self.forms = forms
            self.defaults = defaults
            self.takesRequest = takesRequest
            self.takesAllParameters = takesAllParameters
            self.returnsNothing = returnsNothing
            self.instanceType = instanceType
            self.identity = identity
            self.name = name
            self.module = module
            self.localIndex = localIndex
            self.callKind = callKind
            self.condition = condition
            self.parameters = parameters
            self.patterns = patterns
        }
    }

    /// A pattern of a handler.
    package struct Pattern {
        package var pattern: String
        package var origins: Set<RouteOrigin>
        /// The index of the placeholder for each of the handler's parameters.
        package var captures: [Int?]
        /// The placeholders of the pattern.
        package var captureNames: [CaptureName]
        /// The index in the handler's module of the function that decides whether the route accepts a request.
        package var condition: Int?
        /// The parameters that the marker fixes, with their strings.
        package var fixed: [(name: String, text: String)]
        /// Whether values are read loosely.
        package var readsLoosely: Bool
        /// The marker's options for the page.
        package var navigation: RouteNavigationEncoder.Navigation?

        package init(
            pattern: String,
            origins: Set<RouteOrigin>,
            captures: [Int?],
            captureNames: [CaptureName],
            condition: Int? = nil,
            fixed: [(name: String, text: String)] = [],
            readsLoosely: Bool = false,
            navigation: RouteNavigationEncoder.Navigation? = nil
        ) {
            self.navigation = navigation
            self.fixed = fixed
            self.readsLoosely = readsLoosely
            self.condition = condition
            self.pattern = pattern
            self.origins = origins
            self.captures = captures
            self.captureNames = captureNames
        }
    }

    private var handlers: [UInt8] = []
    private var patterns: [UInt8] = []
    private var parameters: [UInt8] = []
    private var texts = PackedTexts()
    private var identities: [UInt64] = []
    private var navigation = RouteNavigationEncoder()
    private var patternCount = 0
    private var parameterCount = 0

    package init() {}

    /// Adds a handler.
    ///
    /// Its patterns follow those of earlier handlers.
    package mutating func add(_ handler: Handler) {
        PackedText.write(handler.module, digits: 4, to: &handlers)
        PackedText.write(handler.localIndex, digits: 4, to: &handlers)
        let request = handler.takesRequest ? Layout.Handler.takesRequest : 0
        let all = handler.takesAllParameters ? Layout.Handler.takesAllParameters : 0
        let nothing = handler.returnsNothing ? Layout.Handler.returnsNothing : 0
        PackedText.write(handler.callKind.rawValue | request | all | nothing, digits: 1, to: &handlers)
        PackedText.write(handler.condition.map { $0 + 1 } ?? 0, digits: 2, to: &handlers)
        PackedText.write(parameterCount, digits: 4, to: &handlers)
        PackedText.write(handler.parameters.count, digits: 1, to: &handlers)
        let name = HandlerName(handler.name, parameters: handler.parameters)
        let member = texts.reference(to: name.member)
        handlers += member
        PackedText.write(patternCount, digits: 4, to: &handlers)
        PackedText.write(handler.instanceType.map { $0 + 1 } ?? 0, digits: 2, to: &handlers)
        PackedText.write(texts.offset(of: name.owner), digits: 4, to: &handlers)
        PackedText.write(name.owner.utf8.count, digits: 2, to: &handlers)

        for parameter in handler.parameters {
            PackedText.write(texts.offset(of: parameter), digits: 4, to: &parameters)
            PackedText.write(parameter.utf8.count, digits: 3, to: &parameters)
            let callback = handler.callbacks.contains(parameter) ? Layout.Parameter.takesCallback : 0
            let form = handler.forms[parameter] ?? ValueForm.string
            PackedText.write(callback | form * 2, digits: 1, to: &parameters)
        }
        navigation.add(
            defaults: handler.defaults,
            requirements: handler.requirements,
            ofHandler: identities.count
        )
        for (ordinal, pattern) in handler.patterns.enumerated() {
            if let navigation = pattern.navigation { self.navigation.add(navigation, of: patternCount + ordinal) }
            PackedText.write(identities.count, digits: 4, to: &patterns)
            let open = pattern.origins.union([.app]).reduce(0) { $0 | $1.bit }
            let flags = open | (pattern.readsLoosely ? Layout.Pattern.readsLoosely : 0)
            PackedText.write(flags, digits: 1, to: &patterns)
            let text = texts.reference(to: pattern.pattern)
            patterns += text
            let bindings = pattern.captures.map { PackedText.digit($0 ?? Layout.unbound) }
            PackedText.write(texts.offset(of: String(decoding: bindings, as: UTF8.self)), digits: 4, to: &patterns)
            PackedText.write(pattern.condition.map { $0 + 1 } ?? 0, digits: 2, to: &patterns)
            let fixed = pattern.fixed.prefix(Layout.parameterLimit).flatMap {
                texts.reference(to: $0.name) + texts.reference(to: $0.text)
            }
            PackedText.write(min(pattern.fixed.count, Layout.parameterLimit), digits: 1, to: &patterns)
            PackedText.write(texts.offset(of: String(decoding: fixed, as: UTF8.self)), digits: 4, to: &patterns)
            let names = pattern.captureNames.prefix(Layout.parameterLimit)
            let captures = names.flatMap { texts.reference(to: $0.name) + [PackedText.digit($0.isRepeated ? 1 : 0)] }
            PackedText.write(names.count, digits: 1, to: &patterns)
            PackedText.write(texts.offset(of: String(decoding: captures, as: UTF8.self)), digits: 4, to: &patterns)
        }
        patternCount += handler.patterns.count
        parameterCount += handler.parameters.count
        identities.append(handler.identity)
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

extension RoutePattern {
    /// The placeholders, in the format of the metadata.
    package var captureNames: [CaptureName] {
        captures.map { ($0.name, $0.kind == .any || $0.kind == .some) }
    }
}
