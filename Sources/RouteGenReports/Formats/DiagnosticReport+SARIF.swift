import RouteGenCore

extension DiagnosticReport {
    /// The findings as a SARIF 2.1.0 log with one run.
    ///
    /// SARIF counts columns in characters and findings count them in bytes. Converting them needs the source lines.
    func sarif(_ diagnostics: [Diagnostic]) -> JSONValue {
        let codes = Set(diagnostics.map(\.code)).sorted { $0.rawValue < $1.rawValue }
        let rules = codes.map { code -> JSONValue in
            [
                "id": .string(code.rawValue),
                "name": .string(code.name),
                "shortDescription": ["text": .string(code.title(in: page))],
                "fullDescription": ["text": .string(code.explanation(in: page))],
                "defaultConfiguration": ["level": .string(code.severity.rawValue)],
            ]
        }
        var indices: [DiagnosticCode: Int] = [:]
        for (index, code) in codes.enumerated() { indices[code] = index }
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": ["name": "RouteGen", "rules": .array(rules)]],
                    "columnKind": "unicodeCodePoints",
                    "results": .array(diagnostics.map { result($0, index: indices[$0.code] ?? 0) }),
                ]
            ],
        ]
    }

    private func result(_ diagnostic: Diagnostic, index: Int) -> JSONValue {
        let place = physicalLocation(diagnostic.location, length: diagnostic.length)
        let notes = [diagnostic.witness.map { "witness: \($0)" }, diagnostic.help, diagnostic.omissionNote]
        let text = ([diagnostic.message] + notes.compactMap(\.self)).map(DiagnosticRenderer.bounded).joined(
            separator: "\n"
        )
        var members: [JSONValue.Member] = [
            .init("ruleId", .string(diagnostic.code.rawValue)),
            .init("ruleIndex", .int(index)),
            .init("level", .string(diagnostic.severity.rawValue)),
            .init("message", ["text": .string(text)]),
            .init("locations", [["physicalLocation": place]]),
        ]
        if !diagnostic.related.isEmpty {
            let related = diagnostic.related.map { related -> JSONValue in
                [
                    "physicalLocation": physicalLocation(related.location, length: nil),
                    "message": ["text": .string(DiagnosticRenderer.bounded(related.message))],
                ]
            }
            members.append(.init("relatedLocations", .array(related)))
        }
        return .object(members)
    }

    private func physicalLocation(_ location: SourceLocation, length: Int?) -> JSONValue {
        let line = sourceLine(location)
        func characters(_ bytes: Int) -> Int {
            guard let line else { return bytes }
            // Continuation bytes do not count. A line that has changed since may be too short.
            let prefix = line.utf8.prefix(bytes)
            return prefix.count { $0 & 0xC0 != 0x80 } + bytes - prefix.count
        }
        var region: [JSONValue.Member] = [
            .init("startLine", .int(location.line)),
            .init("startColumn", .int(characters(location.column - 1) + 1)),
        ]
        if let length {
            region.append(.init("endColumn", .int(characters(location.column - 1 + length) + 1)))
        }
        return ["artifactLocation": ["uri": .string(Self.uri(location.file))], "region": .object(region)]
    }

    /// A path as a URI reference.
    ///
    /// An absolute path gets the scheme `file`.
    private static func uri(_ path: String) -> String {
        var result = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
        for byte in path.utf8 {
            let isPlain =
                SourceByte.isLetter(byte) || SourceByte.isDigit(byte)
                || [
                    UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
                    UInt8(ascii: "+"),
                ]
                .contains(byte)
            if isPlain {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
