import RouteGenCore

/// A marker's line and its place in a source.
struct MarkerInsertion {
    /// The index of the registration.
    let registration: Int
    /// The index of the source.
    let source: Int
    /// Where the line goes: the start of a line.
    let offset: Int
    /// The number of that line, starting at 1.
    let line: Int
    /// The number of the line with the declaration's name.
    let nameLine: Int
    /// The line, with its line ending.
    let text: [UInt8]
    /// The line before the first marker of a declaration that has other documentation; empty if there is none.
    let separator: [UInt8]

    /// Finds the place for a marker: after the documentation comment of a declaration, or else before the declaration.
    ///
    /// - Returns: `nil` if that is not the start of a line.
    init?(_ marker: String, of registration: Int, on target: OldRegistration.Target, in sources: [MigrationSource]) {
        let file = sources[target.source]
        let declaration = target.declaration
        guard let start = file.lineStart(before: declaration.startOffset) else { return nil }
        let indentation = file.bytes[start..<declaration.startOffset]
        guard indentation.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == 0x09 }) else { return nil }
        let comment = declaration.documentation?.lines.last.flatMap { file.endOfLineComment(at: $0.location) }
        offset = comment ?? start
        // A diff has no lines that only a carriage return ends.
        guard offset == 0 || file.bytes[offset - 1] == 0x0A else { return nil }
        line = file.line(of: offset)
        nameLine = declaration.location.line
        let ending = file.lineEnding(around: offset)
        text = indentation + Array("/// \(marker)".utf8) + ending
        let last = declaration.documentation?.lines.last?.text ?? ""
        let isDivided = comment == nil || last.isEmpty || last.hasPrefix("@route") || last.hasPrefix("@service")
        separator = isDivided ? [] : indentation + Array("///".utf8) + ending
        self.registration = registration
        source = target.source
    }
}

extension MigrationSource {
    /// The start of the line of an offset.
    fileprivate func lineStart(before offset: Int) -> Int? {
        guard offset <= bytes.count else { return nil }
        return (bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
    }

    /// The offset after the line at a location, if nothing but a comment that starts with three slashes is on it.
    fileprivate func endOfLineComment(at location: SourceLocation) -> Int? {
        guard let start = offset(ofLine: location.line),
            let first = bytes[start...].firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != 0x09 }),
            bytes[first...].starts(with: "///".utf8), let end = bytes[first...].firstIndex(of: 0x0A)
        else { return nil }
        // Swift ends a line at a carriage return alone, too.
        return bytes[first..<end].firstIndex(of: 0x0D).map { $0 == end - 1 } == false ? nil : end + 1
    }

    private func offset(ofLine line: Int) -> Int? {
        var current = 1
        for (index, byte) in bytes.enumerated() {
            if current == line { return index }
            if endsLine(byte, at: index) { current += 1 }
        }
        return nil
    }

    /// The number of an offset's line.
    fileprivate func line(of offset: Int) -> Int {
        1 + bytes[..<offset].indices.count { endsLine(bytes[$0], at: $0) }
    }

    private func endsLine(_ byte: UInt8, at index: Int) -> Bool {
        byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
    }

    /// The line ending of the line at an offset, or of the one before it.
    fileprivate func lineEnding(around offset: Int) -> [UInt8] {
        let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes[..<offset].lastIndex(of: 0x0A)
        guard let end, end > 0, bytes[end - 1] == 0x0D else { return [0x0A] }
        return [0x0D, 0x0A]
    }
}
