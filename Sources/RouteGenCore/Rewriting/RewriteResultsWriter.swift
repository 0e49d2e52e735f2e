import RoutePatterns
import RouteTables

/// Writes the target of a rewriting rule as a pattern of all URLs that the rule may give.
///
/// The pattern is the target with the constraints of the source. It may also match URLs that the rule never gives, such
/// as ones in which two uses of a capture differ.
struct RewriteResultsWriter {
    private var text = ""
    /// The names of the captures that are written.
    private var names: Set<String> = []
    private let template: RewriteTemplate
    private let source: RoutePattern

    private init(_ template: RewriteTemplate, _ source: RoutePattern) {
        self.template = template
        self.source = source
    }

    /// The pattern of a rule; `nil` if the target's captures make no pattern.
    static func pattern(_ template: RewriteTemplate, _ source: RoutePattern) -> RoutePattern? {
        var writer = RewriteResultsWriter(template, source)
        writer.write()
        let pattern = try? RoutePattern(writer.text)
        return source.ignoresCase ? try? pattern?.ignoringCase() : pattern
    }

    private mutating func write() {
        let pieces = template.pieces
        var isSchemeOpen = template.hasScheme
        for index in pieces[..<template.pathEnd].indices {
            switch pieces[index] {
            case .text(let bytes): append(bytes, keeping: "/", isSchemeOpen: &isSchemeOpen)
            case .capture(let capture): append(capture, isWhole: isWhole(index, in: 0..<template.pathEnd))
            }
        }
        if template.fragmentStart > template.pathEnd {
            // After a capture, a question mark would belong to it.
            if !text.hasSuffix("/") { text += "/" }
            append(template.pathEnd..<template.fragmentStart, keeping: "?&=", hasComponents: false)
        }
        append(template.fragmentStart..<pieces.count, keeping: "#/?&=", hasComponents: true)
    }

    private mutating func append(_ range: Range<Int>, keeping structure: String, hasComponents: Bool) {
        var isSchemeOpen = false
        for index in range {
            switch template.pieces[index] {
            case .text(let bytes): append(bytes, keeping: structure, isSchemeOpen: &isSchemeOpen)
            case .capture(let capture): append(capture, isWhole: hasComponents && isWhole(index, in: range))
            }
        }
    }

    /// Appends bytes, all of which have their plain meaning except for the separators of parts, and the colon of a
    /// scheme.
    private mutating func append(_ bytes: [UInt8], keeping structure: String, isSchemeOpen: inout Bool) {
        var result: [UInt8] = []
        for byte in bytes {
            let endsScheme = isSchemeOpen && byte == UInt8(ascii: ":")
            if endsScheme { isSchemeOpen = false }
            // Right after a capture, a question mark would belong to it.
            if byte == UInt8(ascii: "?"), result.isEmpty, structure.utf8.contains(UInt8(ascii: "#")) {
                result.append(UInt8(ascii: "/"))
            }
            let isSpecial = Self.special.contains(byte) && !structure.utf8.contains(byte) && !endsScheme
            result += isSpecial ? [UInt8(ascii: "\\"), byte] : [byte]
        }
        text += String(decoding: result, as: UTF8.self)
    }

    private static let special = Set(":?*+()|{}[]\\#&=".utf8)

    /// Appends a capture with the constraint that it has in the source.
    private mutating func append(_ capture: RewriteTemplate.Capture, isWhole: Bool) {
        let origin = source.captures[capture.index]
        var name = origin.name
        while !names.insert(name).inserted { name += "_" }
        text += ":\(name)"
        switch (origin.kind, isWhole) {
        case (.one, _):
            // A part of a component that is free in the source takes no slash.
            if let constraint = origin.constraint { text += "(\(constraint))" }
        case (_, true):
            if let constraint = origin.constraint { text += "(\(constraint))" }
            text += origin.kind == .optional ? "?" : origin.kind == .any ? "*" : "+"
        case (_, false): text += capture.place == .query ? "(.*)" : "([^/]*)"
        }
    }

    /// Whether a piece is a whole component.
    private func isWhole(_ index: Int, in range: Range<Int>) -> Bool {
        let slash = UInt8(ascii: "/")
        let startsComponent: Bool =
            if index == range.lowerBound {
                true
            } else if case .text(let text) = template.pieces[index - 1] {
                text.last == slash
            } else {
                false
            }
        guard startsComponent, index + 1 < range.upperBound else { return startsComponent }
        if case .text(let text) = template.pieces[index + 1] { return text.first == slash }
        return false
    }
}
