/// The facts about a table's routes besides their matching: handlers, parameters, permitted callers.
package struct RouteMetadata: Sendable {
    private typealias Layout = RouteMetadataLayout

    package let data: PackedText
    package let handlerCount: Int
    package let patternCount: Int
    // The offsets of the parts, which every request needs.
    private let slotBits: Int
    private let slots: Int
    private let handlers: Int
    private let patterns: Int
    private let parameters: Int
    private let texts: Int

    package init(_ data: PackedText) {
        self.data = data
        handlerCount = data.number4(at: Layout.Header.handlerCount)
        patternCount = data.number4(at: Layout.Header.patternCount)
        slotBits = data.number4(at: Layout.Header.slotBits)
        slots = data.number4(at: Layout.Header.slots)
        handlers = data.number4(at: Layout.Header.handlers)
        patterns = data.number4(at: Layout.Header.patterns)
        parameters = data.number4(at: Layout.Header.parameters)
        texts = data.number4(at: Layout.Header.text)
    }

    /// The handler with an identity, if the table has it.
    ///
    /// The cost does not depend on the table's size.
    @inline(__always)
    package func handler(of identity: UInt64) -> Int? {
        guard handlerCount > 0 else { return nil }
        let bits = slotBits
        let mask = (1 &<< bits) &- 1
        var slot = Layout.slot(of: identity, bits: bits)
        while true {
            let offset = slots &+ slot &* Layout.Slot.size
            let found = data.word(at: offset)
            if found == identity { return data.number4(at: offset &+ Layout.Slot.handler) }
            if found == Layout.Slot.free || found == 0 { return nil }
            slot = (slot &+ 1) & mask
        }
    }

    @inline(__always)
    private func offset(ofHandler handler: Int) -> Int {
        handlers &+ handler &* Layout.Handler.size
    }

    @inline(__always)
    package func module(ofHandler handler: Int) -> Int {
        data.number4(at: offset(ofHandler: handler) &+ Layout.Handler.module)
    }

    @inline(__always)
    package func localIndex(ofHandler handler: Int) -> Int {
        data.number4(at: offset(ofHandler: handler) &+ Layout.Handler.local)
    }

    @inline(__always)
    package func callKind(ofHandler handler: Int) -> CallKind {
        let digit = data.digit(at: offset(ofHandler: handler) &+ Layout.Handler.callKind)
        return CallKind(rawValue: digit % Layout.Handler.takesRequest) ?? .asynchronous
    }

    /// Whether a handler has a parameter that takes the request itself.
    package func takesRequest(handler: Int) -> Bool {
        data.digit(at: offset(ofHandler: handler) &+ Layout.Handler.callKind) & Layout.Handler.takesRequest != 0
    }

    /// Whether a handler has a parameter that takes all values of a request by name.
    package func takesAllParameters(handler: Int) -> Bool {
        data.digit(at: offset(ofHandler: handler) &+ Layout.Handler.callKind) & Layout.Handler.takesAllParameters != 0
    }

    /// The index of the handler's `#if` condition in its module.
    @inline(__always)
    package func condition(ofHandler handler: Int) -> Int? {
        let number = data.number2(at: offset(ofHandler: handler) &+ Layout.Handler.condition)
        return number == 0 ? nil : number - 1
    }

    package func parameterCount(ofHandler handler: Int) -> Int {
        data.digit(at: offset(ofHandler: handler) &+ Layout.Handler.parameterCount)
    }

    private func offset(ofParameter parameter: Int, ofHandler handler: Int) -> Int {
        let first = data.number4(at: offset(ofHandler: handler) &+ Layout.Handler.firstParameter)
        return parameters &+ (first &+ parameter) &* Layout.Parameter.size
    }

    package func parameterName(_ parameter: Int, ofHandler handler: Int) -> String {
        let record = offset(ofParameter: parameter, ofHandler: handler)
        // The last of the four digits is another number.
        let length = data.number4(at: record &+ Layout.Parameter.length) &>> 6
        return data.text(at: texts &+ data.number4(at: record &+ Layout.Parameter.name), length: length)
    }

    /// Whether a parameter takes a callback.
    package func takesCallback(parameter: Int, ofHandler handler: Int) -> Bool {
        data.digit(at: offset(ofParameter: parameter, ofHandler: handler) &+ Layout.Parameter.takesCallback) != 0
    }

    package func name(ofHandler handler: Int) -> String {
        let offset = offset(ofHandler: handler)
        let owner = offset &+ Layout.Handler.owner
        let name = HandlerName(
            owner: data.text(at: texts &+ data.number4(at: owner), length: data.number2(at: owner &+ 4)),
            member: text(at: offset &+ Layout.Handler.name)
        )
        return name.whole { (0..<parameterCount(ofHandler: handler)).map { parameterName($0, ofHandler: handler) } }
    }

    /// The number of a handler's patterns.
    package func patternCount(ofHandler handler: Int) -> Int {
        let end = handler + 1 < handlerCount ? firstPattern(ofHandler: handler + 1) : patternCount
        return end - firstPattern(ofHandler: handler)
    }

    /// The index in its module of the type on whose instance the handler is called.
    package func instanceType(ofHandler handler: Int) -> Int? {
        let number = data.number2(at: offset(ofHandler: handler) &+ Layout.Handler.instanceType)
        return number == 0 ? nil : number - 1
    }

    @inline(__always)
    package func firstPattern(ofHandler handler: Int) -> Int {
        data.number4(at: offset(ofHandler: handler) &+ Layout.Handler.firstPattern)
    }

    @inline(__always)
    private func offset(ofPattern patternIndex: Int) -> Int {
        patterns &+ patternIndex &* Layout.Pattern.size
    }

    @inline(__always)
    package func handler(ofPattern patternIndex: Int) -> Int {
        data.number4(at: offset(ofPattern: patternIndex) &+ Layout.Pattern.handler)
    }

    /// Whether a pattern is open to callers of an origin.
    @inline(__always)
    package func isOpen(pattern patternIndex: Int, to origin: RouteOrigin) -> Bool {
        data.digit(at: offset(ofPattern: patternIndex) &+ Layout.Pattern.origins) & origin.bit != 0
    }

    /// Whether the values of a pattern's parameters are read loosely.
    package func readsLoosely(pattern patternIndex: Int) -> Bool {
        data.digit(at: offset(ofPattern: patternIndex) &+ Layout.Pattern.origins) & Layout.Pattern.readsLoosely != 0
    }

    /// The index in its handler's module of the function that decides whether the route accepts a request.
    @inline(__always)
    package func condition(ofPattern patternIndex: Int) -> Int? {
        let number = data.number2(at: offset(ofPattern: patternIndex) &+ Layout.Pattern.condition)
        return number == 0 ? nil : number - 1
    }

    package func text(ofPattern patternIndex: Int) -> String {
        text(at: offset(ofPattern: patternIndex) &+ Layout.Pattern.pattern)
    }

    /// The index of the placeholder for a parameter.
    @inline(__always)
    package func capture(ofParameter parameter: Int, inPattern patternIndex: Int) -> Int? {
        let index = binding(ofParameter: parameter, inPattern: patternIndex)
        return index >= Layout.positional ? nil : index
    }

    /// The placeholders of a pattern, in order.
    package func captureNames(ofPattern patternIndex: Int) -> [CaptureName] {
        let offset = offset(ofPattern: patternIndex)
        let list = texts &+ data.number4(at: offset &+ Layout.Pattern.captures)
        return (0..<data.digit(at: offset &+ Layout.Pattern.captureCount)).map { index in
            let record = list &+ index &* Layout.Capture.size
            return CaptureName(
                text(at: record &+ Layout.Capture.name),
                isRepeated: data.digit(at: record &+ Layout.Capture.isRepeated) == 1
            )
        }
    }

    /// The parameters that a pattern's marker fixes, with their texts.
    package func fixedTexts(ofPattern patternIndex: Int) -> [(name: String, text: String)] {
        let offset = offset(ofPattern: patternIndex)
        let list = texts &+ data.number4(at: offset &+ Layout.Pattern.fixed)
        return (0..<data.digit(at: offset &+ Layout.Pattern.fixedCount)).map { index in
            let record = list &+ index &* Layout.Fixed.size
            return (text(at: record &+ Layout.Fixed.name), text(at: record &+ Layout.Fixed.value))
        }
    }

    /// The text that a pattern's marker fixes for a parameter.
    @inline(__always)
    package func fixedText(_ name: @autoclosure () -> String, inPattern patternIndex: Int) -> String? {
        guard data.digit(at: offset(ofPattern: patternIndex) &+ Layout.Pattern.fixedCount) > 0 else { return nil }
        return presentFixedText(name(), inPattern: patternIndex)
    }

    @inline(never)
    private func presentFixedText(_ name: String, inPattern patternIndex: Int) -> String? {
        return fixedTexts(ofPattern: patternIndex).first { $0.name == name }?.text
    }

    /// The name of a parameter's position in a service's URL, `ivar1` for the first; `nil` for other patterns.
    package func positionalName(ofParameter parameter: Int, inPattern patternIndex: Int) -> String? {
        binding(ofParameter: parameter, inPattern: patternIndex) == Layout.positional ? "ivar\(parameter + 1)" : nil
    }

    @inline(__always)
    private func binding(ofParameter parameter: Int, inPattern patternIndex: Int) -> Int {
        let bindings = data.number4(at: offset(ofPattern: patternIndex) &+ Layout.Pattern.bindings)
        return data.digit(at: texts &+ bindings &+ parameter)
    }

    private func text(at reference: Int) -> String {
        data.text(
            at: texts &+ data.number4(at: reference),
            length: data.number4(at: reference &+ 4)
        )
    }
}

/// The name of a capture.
package struct CaptureName: Hashable, Sendable {
    package let name: String
    /// Whether the capture takes any number of texts.
    package let isRepeated: Bool

    package init(_ name: String, isRepeated: Bool) {
        self.name = name
        self.isRepeated = isRepeated
    }
}

/// How to call a handler.
package enum CallKind: Int, Sendable, CaseIterable {
    /// Synchronous and not isolated.
    case synchronous
    /// Synchronous, on the main actor.
    case mainActor
    /// Asynchronous, or isolated to an actor other than the main actor.
    case asynchronous
    /// Asynchronous, on the main actor.
    case asynchronousMainActor
}
