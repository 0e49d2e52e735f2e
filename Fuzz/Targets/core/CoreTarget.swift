import FuzzSupport
import RouteGenCore
import RouteGenReports

/// Runs everything that the tool does with sources after reading them: lexer, declarations, markers, checks, generated
/// text.
///
/// A line `//////` begins another file of the module, so that code that depends on several files is tested too.
@main enum CoreTarget: FuzzTarget {
    static func test(_ input: UnsafeRawBufferPointer) {
        let files = self.files(Array(input))
        let first = generate(files)
        require(first.source.utf8.elementsEqual(generate(files).source.utf8), "generated twice, two texts")
        // The order of the files does not matter.
        let reversed = generate(files.reversed())
        require(first.source == reversed.source, "the order of the files changes the generated text")
        require(
            first.diagnostics.arranged(),
            equals: reversed.diagnostics.arranged(),
            "the order of the files changes the findings"
        )
        var checked = ModuleScan(name: "App")
        for file in files { file.bytes.withUnsafeBufferPointer { checked.add(path: file.path, bytes: $0) } }
        for finding in first.diagnostics + Checker.check([checked]) { checkPlaces(finding, files) }
        for format in DiagnosticReport.Format.allCases {
            let report = DiagnosticReport(format) { line(at: $0, files) }
            require(first.diagnostics.isEmpty || !report.render(first.diagnostics).isEmpty, "\(format) says nothing")
        }
    }

    private static func generate(_ files: [File]) -> Generation {
        var scan = ModuleScan(name: "App")
        for file in files { file.bytes.withUnsafeBufferPointer { scan.add(path: file.path, bytes: $0) } }
        var request = GenerationRequest(module: scan)
        request.isExecutable = true
        return Generator.generate(request)
    }

    /// Every position of a finding is in one of the files.
    private static func checkPlaces(_ finding: Diagnostic, _ files: [File]) {
        for place in [finding.location] + finding.related.map(\.location) {
            guard let file = files.first(where: { $0.path == place.file }) else {
                FuzzSupport.finding("a finding in a file that there is not: \(finding)")
            }
            let lines = file.lines
            require(
                lines.indices.contains(place.line - 1)
                    && (1...lines[place.line - 1].count + 1).contains(place.column),
                "the place of \(finding) is not in its file"
            )
        }
        require(finding.length > 0, "a finding of no length: \(finding)")
        require(!finding.message.isEmpty, "a finding that says nothing: \(finding)")
    }

    private static func line(at place: SourceLocation, _ files: [File]) -> String? {
        guard let lines = files.first(where: { $0.path == place.file })?.lines, lines.indices.contains(place.line - 1)
        else { return nil }
        return String(decoding: lines[place.line - 1], as: UTF8.self)
    }

    // MARK: Files

    private struct File {
        var path: String
        var bytes: [UInt8]

        /// The lines without their ends: line feeds, carriage returns, or both.
        var lines: [ArraySlice<UInt8>] {
            var lines: [ArraySlice<UInt8>] = []
            var start = 0
            var index = 0
            while index < bytes.count {
                if bytes[index] == 0x0A || bytes[index] == 0x0D {
                    lines.append(bytes[start..<index])
                    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
                    start = index + 1
                }
                index += 1
            }
            return lines + [bytes[start...]]
        }
    }

    private static let separator = Array("\n//////\n".utf8)

    private static func files(_ bytes: [UInt8]) -> [File] {
        var files: [File] = []
        var start = 0
        var index = 0
        while index + separator.count <= bytes.count, files.count < 3 {
            if bytes[index] == separator[0], bytes[index..<index + separator.count].elementsEqual(separator) {
                files.append(File(path: "File\(files.count).swift", bytes: Array(bytes[start...index])))
                index += separator.count
                start = index
            } else {
                index += 1
            }
        }
        return files + [File(path: "File\(files.count).swift", bytes: Array(bytes[start...]))]
    }
}
