/// Writes one URL: follows the steps of a template.
struct URLWriter {
    private let template: URLTemplate
    /// The URL whose captures are written; `nil` if values are given.
    private let match: (any CapturedURL)?
    /// The given values of each capture.
    private let values: [[String]]
    /// Other items of the query by name.
    private let items: [String: [String]]
    /// The rest of the template's steps.
    private var rest: PackedRecord
    private(set) var output = URLText()
    /// The part that is written.
    private var place = URLTemplate.Place.scheme
    /// The start of the part.
    private var start = 0
    /// The components and the items of the part so far.
    private var componentCount = 0
    private var itemCount = 0

    private typealias Step = URLTemplateLayout.Step
    private typealias Flags = URLTemplateLayout.Flags

    init(
        _ template: URLTemplate,
        match: (any CapturedURL)? = nil,
        values: [[String]] = [],
        items: [String: [String]] = [:]
    ) {
        self.template = template
        self.match = match
        self.values = values
        self.items = items
        rest = template.steps
    }

    @_optimize(size)
    mutating func write() throws(RouteURLWritingError) {
        while true {
            switch rest.nextDigit() {
            case Step.text:
                output.append(rest.nextBytes())
            case Step.capture:
                try writeCapture(rest.nextNumber())
            case Step.group:
                let end = rest.nextNumber()
                if try !isGroupPresent(end) { rest.skip(end) }
            case Step.component:
                beginComponent()
            case Step.values:
                try writeValues(rest.nextNumber(), keepsSlashes: false)
            case Step.wholeValues:
                try writeValues(rest.nextNumber(), keepsSlashes: true)
            case Step.item:
                beginItem(rest.nextBytes())
            case Step.itemValues:
                let index = rest.nextNumber()
                let name = rest.nextBytes()
                let mayBeEmpty = template.capture(index).place == .query
                for value in given(index) where mayBeEmpty || !value.isEmpty {
                    beginItem(name)
                    output.append(try spelling(value, index, keepsSlashes: true))
                }
            case Step.part:
                try begin(URLTemplate.Place(rawValue: rest.nextDigit()))
            default:
                return try begin(nil)
            }
        }
    }

    // MARK: Parts

    /// Ends a part and begins another one; `nil` for the end of the URL.
    @_optimize(size)
    private mutating func begin(_ next: URLTemplate.Place?) throws(RouteURLWritingError) {
        if let match {
            takeOver(from: match.url, next)
        } else {
            endComponents()
            if place == .path { try refuseDotSegments() }
            if place == .query { output.append(items, after: UInt8(ascii: itemCount > 0 ? "&" : "?")) }
            if next == .fragment { output.append(UInt8(ascii: "#")) }
        }
        guard let next else { return }
        place = next
        start = output.count
        componentCount = 0
        itemCount = 0
    }

    /// Appends what the part before another one takes over from the original URL.
    @_optimize(size)
    private mutating func takeOver(from url: RouteURL, _ next: URLTemplate.Place?) {
        switch next {
        case .query:
            if !template.has(Flags.host) { output.keepPath(afterScheme: template.has(Flags.scheme)) }
        case .fragment:
            if !template.has(Flags.dropsQuery) { appendQuery(of: url) }
        case nil where output.count == start && url.parts.flags.contains(.hasFragment):
            url.withBytes { output.append($0, Int(url.parts.queryEnd)..<Int(url.parts.end)) }
        default: break
        }
    }

    /// Appends the items of a query: those with new names, which precede others of these names, then the others, without
    /// those that the source of the template names.
    private mutating func appendQuery(of url: RouteURL) {
        url.withBytes { bytes in
            // The search runs once, because a target with many captured components is long.
            var separator = output.hasQuery ? UInt8(ascii: "&") : UInt8(ascii: "?")
            for isRenamed in template.changesItems ? [true, false] : [false] {
                var items = QueryItems(bytes, url.parts.query)
                while let (name, value) = items.next() {
                    let newName = template.changesItems ? template.newName(of: url.parts.decoded(bytes, name)) : nil
                    if newName == "" || (newName != nil) != isRenamed { continue }
                    output.append(separator)
                    if let newName { output.append(escaping: newName) }
                    output.append(bytes, (newName == nil ? name.lowerBound : name.upperBound)..<value.upperBound)
                    separator = UInt8(ascii: "&")
                }
            }
        }
    }

    // MARK: Components

    @inline(never)
    private mutating func beginComponent() {
        output.append(UInt8(ascii: "/"))
        componentCount += 1
    }

    /// Ends the components of the path or of the fragment.
    @inline(never)
    private mutating func endComponents() {
        guard itemCount == 0, place == .path || place == .fragment else { return }
        let isEmpty = componentCount == 0 && (place == .fragment || !template.has(Flags.host))
        // A slash at the end is ignored, so an empty last component needs another one.
        if isEmpty || componentCount > 0 && output.last == UInt8(ascii: "/") { output.append(UInt8(ascii: "/")) }
    }

    /// Refuses values that are `.` or `..` as a whole component: URLs are written without them, and the component before
    /// `..`, even if they are escaped (RFC 3986, section 5.2.4).
    @_optimize(size)
    private func refuseDotSegments() throws(RouteURLWritingError) {
        guard output.hasDotSegment(from: start) else { return }
        for index in values.indices where template.capture(index).place == .path {
            for value in values[index] {
                var text = URLText()
                text.append(Array(value.utf8))
                if text.hasDotSegment(from: 0) {
                    throw .unsuitable(name: template.captureName(index), value: value)
                }
            }
        }
    }

    // MARK: Items

    /// Appends the sign before an item, its name, and an equals sign.
    @inline(never)
    private mutating func beginItem(_ name: UnsafeBufferPointer<UInt8>) {
        if itemCount > 0 {
            output.append(UInt8(ascii: "&"))
        } else if place == .query || componentCount > 0 {
            // Items alone are the whole fragment.
            endComponents()
            output.append(UInt8(ascii: "?"))
        }
        itemCount += 1
        output.append(name)
        output.append(UInt8(ascii: "="))
    }

    // MARK: Captures

    /// The values of a capture.
    @inline(never)
    private func given(_ index: Int) -> [String] {
        index < values.count ? values[index] : []
    }

    @inline(never)
    private mutating func writeValues(_ index: Int, keepsSlashes: Bool) throws(RouteURLWritingError) {
        for value in given(index) {
            // Without a component, such a capture takes the empty string.
            if keepsSlashes, value.isEmpty { continue }
            beginComponent()
            output.append(try spelling(value, index, keepsSlashes: keepsSlashes))
        }
    }

    @inline(never)
    @_optimize(size)
    private mutating func writeCapture(_ index: Int) throws(RouteURLWritingError) {
        guard let match else {
            guard let value = given(index).first else { return }
            let keepsSlashes = template.capture(index).place == .query
            return output.append(try spelling(value, index, keepsSlashes: keepsSlashes))
        }
        let capture = template.capture(index)
        let text = capture.spelled(match)
        if capture.place == .scheme {
            for byte in text where !URLCharacters.isSchemeByte(byte) {
                throw .unsuitable(name: capture.name, value: String(decoding: text, as: UTF8.self))
            }
        }
        output.append(text)
        // An absent component leaves no slash.
        if capture.place == .path, text.isEmpty, output.last == UInt8(ascii: "/"), endsComponent { output.removeLast() }
    }

    /// Whether no more of a component follows.
    private var endsComponent: Bool {
        var next = rest
        switch next.nextDigit() {
        case Step.text: return next.nextBytes().first == UInt8(ascii: "/")
        case Step.capture: return false
        default: return true
        }
    }

    @inline(never)
    private func spelling(_ value: String, _ index: Int, keepsSlashes: Bool) throws(RouteURLWritingError) -> [UInt8] {
        guard let text = template.capture(index).spelling(value, keepsSlashes: keepsSlashes) else {
            throw .unsuitable(name: template.captureName(index), value: value)
        }
        return text
    }

    // MARK: Groups

    /// Whether an optional group is written: one of its captures has a value.
    ///
    /// - Parameter count: The number of the group's bytes, which follow.
    /// - Returns: Whether one has a value.
    /// - Throws: ``RouteURLWritingError`` if another one has none.
    @_optimize(size)
    private func isGroupPresent(_ count: Int) throws(RouteURLWritingError) -> Bool {
        var inside = rest
        var missing: Int?
        var isPresent = false
        while inside.offset < rest.offset &+ count, !inside.isAtEnd {
            switch inside.nextDigit() {
            case Step.text: _ = inside.nextBytes()
            // The steps of a group in the group follow.
            case Step.group: _ = inside.nextNumber()
            case Step.capture:
                let capture = inside.nextNumber()
                if given(capture).isEmpty { missing = missing ?? capture } else { isPresent = true }
            default: break
            }
        }
        if isPresent, let missing { throw .missing(name: template.captureName(missing)) }
        return isPresent
    }
}
