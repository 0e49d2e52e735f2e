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
        let header = PackedRecord(data, at: 0, texts: 0)
        slotBits = header.digit(Layout.Header.slotBits &+ 3)
        slots = header.number(Layout.Header.slots)
        handlers = header.number(Layout.Header.handlers)
        patterns = header.number(Layout.Header.patterns)
        handlerCount = data.bound(
            header.number(Layout.Header.handlerCount),
            at: handlers,
            size: Layout.Handler.size
        )
        patternCount = data.bound(
            header.number(Layout.Header.patternCount),
            at: patterns,
            size: Layout.Pattern.size
        )
        parameters = header.number(Layout.Header.parameters)
        texts = header.number(Layout.Header.text)
    }

    /// The handler with an identity, if the table has it.
    ///
    /// The cost does not depend on the table's size.
    package func handler(of identity: UInt64) -> Int? {
        guard handlerCount > 0 else { return nil }
        let bits = slotBits
        // The number of slots is a power of two, so the mask has the bits of an index.
        let mask = (1 &<< bits) &- 1
        let first = Layout.slot(of: identity, bits: bits)
        var slot = first
        repeat {
            let offset = slots &+ slot &* Layout.Slot.size
            let found = data.word(at: offset)
            if found == identity { return data.number4(at: offset &+ Layout.Slot.handler) }
            if found == Layout.Slot.free || found == 0 { return nil }
            slot = (slot &+ 1) & mask
        } while slot != first
        return nil
    }

    // MARK: Handlers

    private func record(ofHandler handler: Int) -> PackedRecord {
        PackedRecord(data, at: handlers &+ handler &* Layout.Handler.size, texts: texts)
    }

    package func module(ofHandler handler: Int) -> Int {
        record(ofHandler: handler).number(Layout.Handler.module)
    }

    package func localIndex(ofHandler handler: Int) -> Int {
        record(ofHandler: handler).number(Layout.Handler.local)
    }

    package func callKind(ofHandler handler: Int) -> CallKind {
        let digit = record(ofHandler: handler).digit(Layout.Handler.callKind)
        return CallKind(rawValue: digit % Layout.Handler.takesRequest) ?? .asynchronous
    }

    /// Whether a handler has a parameter that takes the request itself.
    package func takesRequest(handler: Int) -> Bool {
        record(ofHandler: handler).digit(Layout.Handler.callKind) & Layout.Handler.takesRequest != 0
    }

    /// Whether a handler has a parameter that takes all values of a request by name.
    package func takesAllParameters(handler: Int) -> Bool {
        record(ofHandler: handler).digit(Layout.Handler.callKind) & Layout.Handler.takesAllParameters != 0
    }

    /// Whether a handler returns nothing, so that it can only act.
    @inline(never)
    @_optimize(size)
    package func returnsNothing(handler: Int) -> Bool {
        record(ofHandler: handler).digit(Layout.Handler.callKind) & Layout.Handler.returnsNothing != 0
    }

    /// The index of the handler's `#if` condition in its module.
    package func condition(ofHandler handler: Int) -> Int? {
        record(ofHandler: handler).index(Layout.Handler.condition)
    }

    /// The index in its module of the type on whose instance the handler is called.
    package func instanceType(ofHandler handler: Int) -> Int? {
        record(ofHandler: handler).index(Layout.Handler.instanceType)
    }

    package func name(ofHandler handler: Int) -> String {
        let record = record(ofHandler: handler)
        let ownerLength = data.number2(
            at: handlers &+ handler &* Layout.Handler.size &+ Layout.Handler.owner &+ 4
        )
        let owner = record.text(Layout.Handler.owner, length: ownerLength)
        var name = owner + record.text(Layout.Handler.name)
        // The names of the parameters follow.
        if name.utf8.last == UInt8(ascii: "(") {
            for index in 0..<parameterCount(ofHandler: handler) {
                name += parameterName(index, ofHandler: handler)
                name += ":"
            }
            name += ")"
        }
        return name
    }

    package func firstPattern(ofHandler handler: Int) -> Int {
        record(ofHandler: handler).number(Layout.Handler.firstPattern)
    }

    /// The number of a handler's patterns.
    package func patternCount(ofHandler handler: Int) -> Int {
        let end = handler + 1 < handlerCount ? firstPattern(ofHandler: handler + 1) : patternCount
        return min(max(end - firstPattern(ofHandler: handler), 0), patternCount)
    }

    // MARK: Parameters

    package func parameterCount(ofHandler handler: Int) -> Int {
        record(ofHandler: handler).digit(Layout.Handler.parameterCount)
    }

    private func record(ofParameter parameter: Int, ofHandler handler: Int) -> PackedRecord {
        let first = record(ofHandler: handler).number(Layout.Handler.firstParameter)
        return PackedRecord(
            data,
            at: parameters &+ (first &+ parameter) &* Layout.Parameter.size,
            texts: texts
        )
    }

    package func parameterName(_ parameter: Int, ofHandler handler: Int) -> String {
        let record = record(ofParameter: parameter, ofHandler: handler)
        // The length has three digits; the last of these four is another number.
        return record.text(Layout.Parameter.name, length: record.number(Layout.Parameter.length) &>> 6)
    }

    /// The ``ValueForm`` in which a parameter's strings are compared.
    package func form(ofParameter parameter: Int, ofHandler handler: Int) -> Int {
        record(ofParameter: parameter, ofHandler: handler).digit(Layout.Parameter.kind) / 2
    }

    /// Whether a parameter takes a callback.
    package func takesCallback(parameter: Int, ofHandler handler: Int) -> Bool {
        record(ofParameter: parameter, ofHandler: handler).digit(Layout.Parameter.kind) & Layout.Parameter.takesCallback
            != 0
    }

    // MARK: Patterns

    private func record(ofPattern patternIndex: Int) -> PackedRecord {
        PackedRecord(data, at: patterns &+ patternIndex &* Layout.Pattern.size, texts: texts)
    }

    package func handler(ofPattern patternIndex: Int) -> Int {
        record(ofPattern: patternIndex).number(Layout.Pattern.handler)
    }

    /// Whether a pattern is open to callers of an origin.
    package func isOpen(pattern patternIndex: Int, to origin: RouteOrigin) -> Bool {
        record(ofPattern: patternIndex).digit(Layout.Pattern.origins) & origin.bit != 0
    }

    /// Whether the values of a pattern's parameters are read loosely.
    package func readsLoosely(pattern patternIndex: Int) -> Bool {
        record(ofPattern: patternIndex).digit(Layout.Pattern.origins) & Layout.Pattern.readsLoosely != 0
    }

    /// The index in its handler's module of the function that decides whether the route accepts a request.
    package func condition(ofPattern patternIndex: Int) -> Int? {
        record(ofPattern: patternIndex).index(Layout.Pattern.condition)
    }

    package func text(ofPattern patternIndex: Int) -> String {
        record(ofPattern: patternIndex).text(Layout.Pattern.pattern)
    }

    /// The placeholders of a pattern, in order.
    package func captureNames(ofPattern patternIndex: Int) -> [CaptureName] {
        let record = record(ofPattern: patternIndex)
        var names: [CaptureName] = []
        for index in 0..<record.digit(Layout.Pattern.captureCount) {
            let capture = record.element(index, ofListAt: Layout.Pattern.captures, size: Layout.Capture.size)
            let isRepeated = capture.digit(Layout.Capture.isRepeated) == 1
            names.append((capture.text(Layout.Capture.name), isRepeated))
        }
        return names
    }

    /// The parameters that a pattern's marker fixes, with their strings.
    package func fixedTexts(ofPattern patternIndex: Int) -> [(name: String, text: String)] {
        let record = record(ofPattern: patternIndex)
        var texts: [(name: String, text: String)] = []
        for index in 0..<record.digit(Layout.Pattern.fixedCount) {
            let fixed = record.element(index, ofListAt: Layout.Pattern.fixed, size: Layout.Fixed.size)
            texts.append((fixed.text(Layout.Fixed.name), fixed.text(Layout.Fixed.value)))
        }
        return texts
    }

    /// The string that a pattern's marker fixes for a parameter.
    package func fixedText(_ name: @autoclosure () -> String, inPattern patternIndex: Int) -> String? {
        guard record(ofPattern: patternIndex).digit(Layout.Pattern.fixedCount) > 0 else { return nil }
        let name = name()
        for fixed in fixedTexts(ofPattern: patternIndex) where fixed.name == name { return fixed.text }
        return nil
    }

    /// The index of the placeholder for a parameter.
    package func capture(ofParameter parameter: Int, inPattern patternIndex: Int) -> Int? {
        let index = binding(ofParameter: parameter, inPattern: patternIndex)
        return index == Layout.unbound ? nil : index
    }

    private func binding(ofParameter parameter: Int, inPattern patternIndex: Int) -> Int {
        data.digit(
            at: texts &+ record(ofPattern: patternIndex).number(Layout.Pattern.bindings) &+ parameter
        )
    }
}

/// The name of a capture, and whether the capture takes any number of values.
package typealias CaptureName = (name: String, isRepeated: Bool)

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
