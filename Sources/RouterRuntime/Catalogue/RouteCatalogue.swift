/// What a table knows of its routes beside how they match: handlers, parameters, who may call them.
package struct RouteCatalogue: Sendable {
    private typealias Layout = RouteCatalogueLayout

    private let data: PackedText

    package init(_ data: PackedText) {
        self.data = data
    }

    package var handlerCount: Int { data.number4(at: Layout.Header.handlerCount) }
    package var entryCount: Int { data.number4(at: Layout.Header.entryCount) }

    /// The handler of that identity, if the table has it.
    ///
    /// The cost does not depend on the table's size.
    package func handler(of identity: UInt64) -> Int? {
        guard handlerCount > 0 else { return nil }
        let bits = data.number4(at: Layout.Header.slotBits)
        let slots = data.number4(at: Layout.Header.slots)
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
        data.number4(at: Layout.Header.handlers) &+ handler &* Layout.Handler.size
    }

    package func module(ofHandler handler: Int) -> Int {
        data.number4(at: offset(ofHandler: handler) &+ Layout.Handler.module)
    }

    package func localIndex(ofHandler handler: Int) -> Int {
        data.number4(at: offset(ofHandler: handler) &+ Layout.Handler.local)
    }

    package func color(ofHandler handler: Int) -> RouteColor {
        RouteColor(rawValue: data.digit(at: offset(ofHandler: handler) &+ Layout.Handler.color)) ?? .asynchronous
    }

    /// The number of the `#if` condition in its module that the handler stands under.
    package func condition(ofHandler handler: Int) -> Int? {
        let number = data.number2(at: offset(ofHandler: handler) &+ Layout.Handler.condition)
        return number == 0 ? nil : number - 1
    }

    package func parameterCount(ofHandler handler: Int) -> Int {
        data.digit(at: offset(ofHandler: handler) &+ Layout.Handler.parameterCount)
    }

    package func parameterName(_ parameter: Int, ofHandler handler: Int) -> String {
        let first = data.number4(at: offset(ofHandler: handler) &+ Layout.Handler.firstParameter)
        let record = data.number4(at: Layout.Header.parameters) &+ (first &+ parameter) &* Layout.Parameter.size
        return text(at: record &+ Layout.Parameter.name)
    }

    package func name(ofHandler handler: Int) -> String {
        text(at: offset(ofHandler: handler) &+ Layout.Handler.name)
    }

    /// How many patterns a handler has.
    package func entryCount(ofHandler handler: Int) -> Int {
        let end = handler + 1 < handlerCount ? firstEntry(ofHandler: handler + 1) : entryCount
        return end - firstEntry(ofHandler: handler)
    }

    /// The number of the type in its module on whose instance it is called.
    package func instanceType(ofHandler handler: Int) -> Int? {
        let number = data.number2(at: offset(ofHandler: handler) &+ Layout.Handler.instanceType)
        return number == 0 ? nil : number - 1
    }

    package func firstEntry(ofHandler handler: Int) -> Int {
        data.number4(at: offset(ofHandler: handler) &+ Layout.Handler.firstEntry)
    }

    @inline(__always)
    private func offset(ofEntry entry: Int) -> Int {
        data.number4(at: Layout.Header.entries) &+ entry &* Layout.Entry.size
    }

    package func handler(ofEntry entry: Int) -> Int {
        data.number4(at: offset(ofEntry: entry) &+ Layout.Entry.handler)
    }

    /// Whether a caller of that origin is let in.
    package func isOpen(entry: Int, to origin: RouteOrigin) -> Bool {
        data.digit(at: offset(ofEntry: entry) &+ Layout.Entry.origins) & origin.bit != 0
    }

    /// The number of the function in its handler's module that is asked after a match.
    @inline(__always)
    package func tester(ofEntry entry: Int) -> Int? {
        let number = data.number2(at: offset(ofEntry: entry) &+ Layout.Entry.tester)
        return number == 0 ? nil : number - 1
    }

    package func pattern(ofEntry entry: Int) -> String {
        text(at: offset(ofEntry: entry) &+ Layout.Entry.pattern)
    }

    /// The index of the placeholder that a parameter takes its value from.
    package func capture(ofParameter parameter: Int, entry: Int) -> Int? {
        let index = binding(ofParameter: parameter, entry: entry)
        return index >= Layout.positional ? nil : index
    }

    /// The parameters that a pattern's marker fixes, with their texts.
    package func fixedTexts(ofEntry entry: Int) -> [(name: String, text: String)] {
        let offset = offset(ofEntry: entry)
        let list = data.number4(at: Layout.Header.text) &+ data.number4(at: offset &+ Layout.Entry.fixed)
        return (0..<data.digit(at: offset &+ Layout.Entry.fixedCount)).map { index in
            let record = list &+ index &* Layout.Fixed.size
            return (text(at: record &+ Layout.Fixed.name), text(at: record &+ Layout.Fixed.value))
        }
    }

    /// The text that a pattern's marker fixes for a parameter.
    package func fixedText(_ name: @autoclosure () -> String, entry: Int) -> String? {
        guard data.digit(at: offset(ofEntry: entry) &+ Layout.Entry.fixedCount) > 0 else { return nil }
        let name = name()
        return fixedTexts(ofEntry: entry).first { $0.name == name }?.text
    }

    /// Whether a parameter takes its value by place, as `ivar1` for the first, before it takes one by name.
    package func isPositional(parameter: Int, entry: Int) -> Bool {
        binding(ofParameter: parameter, entry: entry) == Layout.positional
    }

    private func binding(ofParameter parameter: Int, entry: Int) -> Int {
        let bindings = data.number4(at: offset(ofEntry: entry) &+ Layout.Entry.bindings)
        return data.digit(at: data.number4(at: Layout.Header.text) &+ bindings &+ parameter)
    }

    private func text(at reference: Int) -> String {
        data.text(
            at: data.number4(at: Layout.Header.text) &+ data.number4(at: reference),
            length: data.number4(at: reference &+ 4)
        )
    }
}
