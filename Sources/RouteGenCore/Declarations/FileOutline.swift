/// The names that a file declares, found by searching for the keywords of declarations.
///
/// It may contain more names than the file declares, since words in comments and strings count, but never fewer. It
/// costs a small fraction of parsing the file, above all in an unoptimized build.
struct FileOutline: Sendable {
    /// The names of the types, without those of the types around them.
    private(set) var types: [String] = []
    /// The names of the types that are extended; of a dotted name, each part.
    private(set) var extendedTypes: [String] = []
    /// The names of the functions, if they are listed.
    private(set) var functions: [String] = []
    /// The imports that may have an access level.
    private(set) var imports: [ParsedFile.Import] = []
    /// Whether a type may conform to `RouteModule`.
    private(set) var namesRouteModule: Bool
    /// Whether only a parser can find the name of some declaration.
    private(set) var isUnclear = false

    private static let typeWords: [StaticString] = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    /// Searches a file.
    ///
    /// - Parameters:
    ///   - path: The path that locations name.
    ///   - bytes: The whole file.
    ///   - listsFunctions: Whether to list functions.
    init(path: String, bytes: UnsafeBufferPointer<UInt8>, listsFunctions: Bool) {
        let text = SourceText(copying: bytes)
        namesRouteModule = ByteSearch.first("RouteModule", in: text, from: 0) != nil
        for word in Self.typeWords { types += Self.names(after: word, in: text, &isUnclear) }
        extendedTypes = Self.names(after: "extension", in: text, &isUnclear)
        if listsFunctions { functions = Self.names(after: "func", in: text, &isUnclear) }
        var position = 0
        var end: Int?
        while let found = ByteSearch.first("import", in: text, from: position) {
            position = found + 6
            if !text.hasWordSign(at: position) { end = Self.endOfImportWithAccess(at: found, in: text) ?? end }
        }
        // The conditions of an import are in the lines before it.
        if let end {
            imports = DeclarationParser.parse(path: path, bytes: UnsafeBufferPointer(rebasing: bytes[..<end])).imports
        }
    }

    /// The names of the protocols that a file declares, perhaps with names in comments and strings.
    ///
    /// - Complexity: O(*n*) in the length of the file, at the speed of a byte search.
    static func protocols(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        var isUnclear = false
        return names(after: "protocol", in: SourceText(copying: bytes), &isUnclear)
    }

    /// The names after each occurrence of a word.
    ///
    /// Each part of a dotted name counts.
    private static func names(
        after word: StaticString,
        in text: borrowing SourceText,
        _ isUnclear: inout Bool
    ) -> [String] {
        var names: [String] = []
        var position = 0
        while let found = ByteSearch.first(word, in: text, from: position) {
            position = found + word.utf8CodeUnitCount
            guard !text.hasWordSign(at: position), found == 0 || !text.hasWordSign(at: found - 1) else { continue }
            position = text.endOfSpace(from: position)
            if text.startsComment(at: position) { isUnclear = true }
            while let name = text.name(at: &position) {
                names.append(name)
                guard text.bytes[position] == SourceByte.dot else { break }
                position += 1
            }
        }
        return names
    }

    /// The end of the import at a position; `nil` if it has no access level.
    private static func endOfImportWithAccess(at position: Int, in text: borrowing SourceText) -> Int? {
        let start = text.startOfModifiers(before: position)
        guard start < position else { return nil }
        let end = ByteSearch.first(0x0A, in: text.bytes, from: position, to: text.count)
        let statement = UnsafeBufferPointer(start: text.bytes + start, count: end - start)
        let imports = DeclarationParser.parse(path: "", bytes: statement).imports
        return imports.contains { $0.access != nil } ? end : nil
    }
}

extension SourceText {
    /// Whether there is a letter, digit or underscore at a position, or a part of a non-ASCII character.
    fileprivate func hasWordSign(at position: Int) -> Bool {
        bytes[position] >= 0x80 || WordRun.end(bytes, from: position) > position
    }

    /// The first position at or after `start` without white space.
    fileprivate func endOfSpace(from start: Int) -> Int {
        var position = start
        while isSpace(at: position) { position += 1 }
        return position
    }

    fileprivate func startsComment(at position: Int) -> Bool {
        bytes[position] == SourceByte.slash
            && (bytes[position + 1] == SourceByte.slash || bytes[position + 1] == SourceByte.asterisk)
    }

    /// The name at a position, without backticks; `nil` if there is none.
    ///
    /// The position moves after the name.
    fileprivate func name(at position: inout Int) -> String? {
        let isEscaped = bytes[position] == SourceByte.backquote
        let start = isEscaped ? position + 1 : position
        var end = start
        repeat {
            end = WordRun.end(bytes, from: end)
            while bytes[end] >= 0x80 { end += 1 }
        } while WordRun.end(bytes, from: end) > end
        guard end > start else { return nil }
        position = isEscaped && bytes[end] == SourceByte.backquote ? end + 1 : end
        return String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
    }

    /// The start of a statement's modifiers and attributes: that of its line, or of an access level on the previous
    /// line.
    fileprivate func startOfModifiers(before position: Int) -> Int {
        var start = position
        while start > 0, isSpace(at: start - 1) { start -= 1 }
        let isFirstOfLine = ByteSearch.first(0x0A, in: bytes, from: start, to: position) < position
        if isFirstOfLine {
            let end = start
            while start > 0, hasWordSign(at: start - 1) { start -= 1 }
            let isAccess = Self.accessLevels.contains { Lexer.equal(bytes, from: start, to: end, $0) }
            return isAccess ? start : position
        }
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return endOfSpace(from: start)
    }

    private static var accessLevels: [StaticString] { ["public", "package", "internal", "fileprivate", "private"] }

    private func isSpace(at position: Int) -> Bool {
        bytes[position] == UInt8(ascii: " ") || bytes[position] >= 0x09 && bytes[position] <= 0x0D
    }
}
