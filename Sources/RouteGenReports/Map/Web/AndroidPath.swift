import RouteTables

/// A path in the notation of an intent filter, which Android compares with the decoded paths of URLs.
struct AndroidPath {
    /// The path or the pattern: `.` is any character, and `.*` any string.
    private(set) var text = ""
    /// Whether it is a path, and no pattern.
    let isLiteral: Bool
    /// Whether letters also match those of the other case.
    private let ignoresCase: Bool
    /// Whether it matches more than the glob pattern does.
    private(set) var isWider = false

    /// Writes the path of a component, which is a glob pattern for the encoded paths of URLs.
    ///
    /// Android stops a `.*` at the first character that can follow, and does not try others. If what `*` takes may contain
    /// that character, the rest of its component is left out, or everything after it if `*` may take several components.
    /// Patterns always regard case, so a letter without regard to case is any character.
    init(_ web: WebComponent) {
        let (glob, spans) = (web.path, web.spansComponents)
        ignoresCase = web.ignoresCase && glob.text.utf8.contains(where: URLCharacters.isLetter)
        isLiteral = glob.isLiteral && !ignoresCase
        isWider = ignoresCase
        let components = glob.text.split(separator: "/", omittingEmptySubsequences: false)
        for (index, component) in components.enumerated() {
            if index > 0 { text += "/" }
            guard let star = component.firstIndex(of: "*") else {
                text += written(component)
                continue
            }
            text += written(component[..<star]) + ".*"
            if component.index(after: star) < component.endIndex { isWider = true }
            if spans, index < components.count - 1 {
                isWider = true
                return
            }
        }
    }

    /// A part of a component with its escapes decoded.
    private func written(_ part: Substring) -> String {
        var bytes = Array(part.utf8)[...]
        var result: [UInt8] = []
        let special = Set(".\\*[]{}+".utf8)
        while let byte = bytes.popFirst() {
            let escaped = bytes.prefix(2)
            if byte == UInt8(ascii: "%"), escaped.count == 2,
                let value = UInt8(String(decoding: escaped, as: UTF8.self), radix: 16)
            {
                bytes = bytes.dropFirst(2)
                append(value, isLiteral: true)
            } else {
                append(byte, isLiteral: false)
            }
        }
        func append(_ byte: UInt8, isLiteral: Bool) {
            if byte == UInt8(ascii: "?") && !isLiteral || ignoresCase && URLCharacters.isLetter(byte) {
                result.append(UInt8(ascii: "."))
            } else {
                // A backslash escapes a sign, and the manifest's parser needs another one for each.
                if !self.isLiteral, special.contains(byte) { result += "\\\\".utf8 }
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
