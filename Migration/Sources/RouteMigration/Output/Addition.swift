import RouteGenCore

/// Lines that a source gets at one place, with the markers among them.
struct Addition {
    /// A marker's line.
    struct Marker {
        /// The index of the registration.
        var registration: Int
        /// Its line; empty if it only needs the lines before it.
        var line: [UInt8]
        /// The index of its case in a list.
        var element = 0
    }

    /// The index of the source.
    let source: Int
    /// The place of the lines: the start of a line, or the end of the file.
    let offset: Int
    /// The number of that line, starting at 1.
    let line: Int
    /// The number of lines from there to the declaration's name, all of which belong to the markers.
    let height: Int
    private let before: [[UInt8]]
    var markers: [Marker]
    private let after: [[UInt8]]
    /// The lines of the cases in a list, each of which follows its marker.
    private var cases: [[[UInt8]]] = []
    /// The numbers of bytes and of lines whose place the lines take.
    private(set) var replaced = (bytes: 0, lines: 0)

    /// The lines, with their line endings.
    var lines: [[UInt8]] {
        guard !markers.isEmpty else { return [] }
        return cases.isEmpty ? before + markers.map(\.line).filter { !$0.isEmpty } + after : listLines.map(\.line)
    }

    /// The lines of a list, each with the index of its case's marker.
    private var listLines: [(line: [UInt8], marker: Int?)] {
        cases.enumerated().flatMap { element, lines in
            let marker = markers.firstIndex { $0.element == element }
            let own = marker.map { (element == 0 ? before : []) + [markers[$0].line] } ?? []
            return (own + lines).map { ($0, marker) }
        }
    }

    /// The index of the marker at a line, counted from the first of these, or of the last one above it.
    ///
    /// It is exact if the line belongs to this.
    func marker(atLine offset: Int) -> (index: Int, isExact: Bool)? {
        guard offset >= 0, !markers.isEmpty else { return nil }
        if !cases.isEmpty {
            let lines = listLines
            guard let index = lines.prefix(offset + 1).last(where: { $0.marker != nil })?.marker else { return nil }
            return (index, offset < lines.count)
        }
        let index = min(max(0, offset - before.count), markers.count - 1)
        return (index, offset < lines.count + height)
    }

    /// The markers of a declaration, after its documentation comment or else before it.
    ///
    /// - Returns: `nil` if that is not the start of a line.
    init?(
        _ markers: [(registration: Int, text: String)],
        on target: OldRegistration.Target,
        in sources: [MigrationSource]
    ) {
        let file = sources[target.source]
        let declaration = target.declaration
        guard let start = file.lineStart(before: declaration.startOffset) else { return nil }
        let indentation = Array(file.bytes[start..<declaration.startOffset])
        guard indentation.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == 0x09 }) else { return nil }
        let comment = declaration.documentation?.lines.last.flatMap { file.endOfLineComment(at: $0.location) }
        offset = comment ?? start
        // A diff has no lines that only a carriage return ends.
        guard offset == 0 || file.bytes[offset - 1] == 0x0A else { return nil }
        line = file.line(of: offset)
        height = max(0, declaration.location.line - line) + 1
        let ending = file.lineEnding(around: offset)
        self.markers = markers.map { marker in
            Marker(registration: marker.registration, line: indentation + Array("/// \(marker.text)".utf8) + ending)
        }
        let last = declaration.documentation?.lines.last?.text ?? ""
        let isDivided = comment == nil || last.isEmpty || last.hasPrefix("@route") || last.hasPrefix("@service")
        before = isDivided ? [] : [indentation + Array("///".utf8) + ending]
        after = []
        source = target.source
    }

    /// Cases that shared a word `case`, with their markers.
    init(
        _ markers: [(registration: Int, text: String, location: SourceLocation)],
        _ list: CaseList,
        in sources: [MigrationSource]
    ) {
        let file = sources[list.source]
        source = list.source
        offset = list.bytes.lowerBound
        line = file.line(of: offset)
        height = 0
        let ending = file.lineEnding(around: offset)
        func bytes(_ text: String) -> [UInt8] { Array((list.indentation + text).utf8) + ending }
        let first = file.declarations.first { $0.location == list.cases[0].location }
        let last = first?.documentation?.lines.last
        let isDivided = last.flatMap { file.endOfLineComment(at: $0.location) } == nil || last?.text.isEmpty == true
        before = isDivided ? [] : [bytes("///")]
        after = []
        self.markers = markers.compactMap { marker in
            list.cases.firstIndex { $0.location == marker.location }
                .map { Marker(registration: marker.registration, line: bytes("/// \(marker.text)"), element: $0) }
        }
        cases = list.cases.map { $0.lines.enumerated().map { $0 == 0 ? bytes($1) : Array($1.utf8) + ending } }
        replaced = (list.bytes.count, file.bytes[list.bytes].count { $0 == 0x0A })
    }

    /// A new function with its markers.
    init(
        _ markers: [(registration: Int, text: String)],
        _ skeleton: Skeleton,
        named name: String,
        in sources: [MigrationSource]
    ) {
        let parts = skeleton.lines(named: name)
        self.init(
            (parts.before, parts.after),
            markers.map { ($0.registration, "\(parts.indentation)/// \($0.text)") },
            at: skeleton.offset,
            of: skeleton.source,
            in: sources
        )
    }

    /// A type alias for some registrations, which another module declares, where the build does not see it.
    init(_ alias: String, for registrations: [Int], of source: Int, in sources: [MigrationSource]) {
        let documentation = "/// The type of this name in another module, whose sources the build does not read."
        self.init((["", documentation, alias], []), registrations.map { ($0, nil) }, at: nil, of: source, in: sources)
    }

    private init(
        _ text: (before: [String], after: [String]),
        _ markers: [(registration: Int, text: String?)],
        at offset: Int?,
        of source: Int,
        in sources: [MigrationSource]
    ) {
        let file = sources[source]
        self.source = source
        self.offset = offset ?? file.bytes.count
        let isIncomplete = self.offset == file.bytes.count && file.bytes.last.map { $0 != 0x0A } == true
        line = file.line(of: self.offset) + (isIncomplete ? 1 : 0)
        height = 0
        let ending = file.lineEnding(around: self.offset)
        func bytes(_ line: String) -> [UInt8] { Array(line.utf8) + ending }
        before = text.before.map(bytes)
        self.markers = markers.map { Marker(registration: $0.registration, line: $0.text.map(bytes) ?? []) }
        after = text.after.map(bytes)
    }
}

extension MigrationSource {
    /// The start of the line of an offset.
    func lineStart(before offset: Int) -> Int? {
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
