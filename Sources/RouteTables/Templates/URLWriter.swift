/// Writes the URL of some values: follows the steps of a template.
struct URLWriter {
    let template: URLTemplate
    /// The values of each capture.
    let values: [[String]]
    /// The rest of the template's steps.
    var rest: PackedRecord
    var output = URLText()
    /// The part that is written.
    var place = URLTemplate.Place.scheme
    /// The start of the part.
    var start = 0
    /// Whether the part has items so far.
    var hasItems = false

    private typealias Step = URLTemplateLayout.Step

    /// Follows the steps.
    ///
    /// - Parameter items: The items after those of the template's query.
    /// - Throws: ``RouteURLWritingError`` if a capture does not accept its value.
    @_optimize(size)
    mutating func write(adding items: [NamedTexts]) throws(RouteURLWritingError) {
        while true {
            switch rest.nextDigit() {
            case Step.text: output.append(rest.nextBytes())
            case Step.capture:
                let index = rest.nextNumber()
                if let value = values(index).first { output.append(try spelling(value, index)) }
            case Step.group:
                let end = rest.nextNumber()
                if try !isGroupPresent(end) { rest.skip(end) }
            case Step.component: output.append(UInt8(ascii: "/"))
            case Step.values: try writeComponents(rest.nextNumber(), keepsSlashes: false)
            case Step.wholeValues: try writeComponents(rest.nextNumber(), keepsSlashes: true)
            case Step.item: beginItem(rest.nextBytes())
            case Step.itemValues:
                let index = rest.nextNumber()
                let name = rest.nextBytes()
                for value in values(index) {
                    beginItem(name)
                    output.append(try spelling(value, index))
                }
            case Step.part:
                try endPart(adding: items)
                begin(URLTemplate.Place(rawValue: rest.nextDigit()) ?? .path)
            default: return try endPart(adding: items)
            }
        }
    }

    // MARK: Parts

    @inline(never)
    private mutating func begin(_ next: URLTemplate.Place) {
        if next == .fragment { output.append(UInt8(ascii: "#")) }
        place = next
        start = output.count
        hasItems = false
    }

    @inline(never)
    @_optimize(size)
    private mutating func endPart(adding items: [NamedTexts]) throws(RouteURLWritingError) {
        endComponents()
        if place == .path { try refuseDotSegments() }
        if place == .query { output.append(items, after: UInt8(ascii: hasItems ? "&" : "?")) }
    }

    /// Ends the components of the path or of the fragment.
    @inline(never)
    private mutating func endComponents() {
        guard !hasItems, place == .path || place == .fragment else { return }
        let isSlash =
            output.count == start
            ? place == .fragment || !template.has(URLTemplateLayout.Flags.host)
            // A slash at the end is ignored, so an empty last component needs another one.
            : output.last == UInt8(ascii: "/")
        if isSlash { output.append(UInt8(ascii: "/")) }
    }

    /// Refuses values that are `.` or `..` as a whole component: URLs are written without them, and the component before
    /// `..`, even if they are escaped (RFC 3986, section 5.2.4).
    @_optimize(size)
    private func refuseDotSegments() throws(RouteURLWritingError) {
        guard URLText.hasDotSegment(output.bytes[start...]) else { return }
        for index in values.indices where template.capture(index).place == .path {
            for value in values[index] where URLText.hasDotSegment(Array(value.utf8)[...]) {
                throw unsuitable(value, index)
            }
        }
    }

    /// Appends the sign before an item, its name, and an equals sign.
    @inline(never)
    private mutating func beginItem(_ name: UnsafeBufferPointer<UInt8>) {
        if hasItems {
            output.append(UInt8(ascii: "&"))
        } else if place == .query || output.count > start {
            // Items alone are the whole fragment.
            endComponents()
            output.append(UInt8(ascii: "?"))
        }
        hasItems = true
        output.append(name)
        output.append(UInt8(ascii: "="))
    }

    // MARK: Values

    /// The values of a capture.
    @inline(never)
    private func values(_ index: Int) -> [String] { index < values.count ? values[index] : [] }

    /// Appends a component for each value of a capture.
    @inline(never)
    private mutating func writeComponents(_ index: Int, keepsSlashes: Bool) throws(RouteURLWritingError) {
        for value in values(index) {
            let text = try spelling(value, index, keepsSlashes: keepsSlashes)
            // Without a component, such a capture takes the empty string.
            if keepsSlashes, text.isEmpty { continue }
            output.append(UInt8(ascii: "/"))
            output.append(text)
        }
    }

    @inline(never)
    private func spelling(
        _ value: String,
        _ index: Int,
        keepsSlashes: Bool = false
    ) throws(RouteURLWritingError) -> [UInt8] {
        guard let text = template.capture(index).spelling(value, keepsSlashes: keepsSlashes) else {
            throw unsuitable(value, index)
        }
        return text
    }

    private func unsuitable(_ value: String, _ index: Int) -> RouteURLWritingError {
        .unsuitable(name: template.captureName(index), value: value)
    }

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
                if values(capture).isEmpty { missing = missing ?? capture } else { isPresent = true }
            default: break
            }
        }
        if isPresent, let missing { throw .missing(name: template.captureName(missing)) }
        return isPresent
    }
}
