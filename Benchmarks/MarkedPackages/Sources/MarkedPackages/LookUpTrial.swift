import Foundation

/// Links a module with its generated file, and looks up the URL of each handler.
///
/// Nothing is called. The runtime answers with the pattern and with the name of the handler to which a request for the
/// URL would go. That name leads to a case of the generated code, whose call the compiler attributes to a line. It must
/// be the line of the very function before which the marker with that URL was put.
struct LookUpTrial {
    /// What the look-ups gave.
    struct Result: Codable {
        /// The handlers that were looked up.
        var lookedUp = 0
        /// Those that were found.
        var found = 0
        /// Those that an `#if` or a version of the language excludes from this build, where no URL leads to them.
        var excluded = 0
        /// What went wrong.
        var problems: [String] = []
    }

    private let object: URL
    private let objects: ObjectArchive
    private let sites: [(site: MarkedFile.Site, file: String)]
    private let generated: URL

    init(
        _ object: URL,
        _ objects: ObjectArchive,
        files: [MarkedFile],
        generated: URL,
        where isAccepted: (Int) -> Bool
    ) {
        self.object = object
        self.objects = objects
        self.generated = generated
        sites = files.flatMap { file in
            file.sites.filter { isAccepted($0.id) }.map { (site: $0, file: file.copy.path) }
        }
    }

    /// Writes the source that a module needs so that another program can ask its table.
    static func writeSource(for generated: URL, in folder: URL) throws -> URL {
        let text = try String(contentsOf: generated, encoding: .utf8)
        let source = folder.appendingPathComponent("LookUpMarked.swift")
        try """
        public import RouterRuntime

        @_cdecl("lookUpMarked")
        nonisolated public func lookUpMarked_() {
            let router = RouterRuntime.Router(RouterRuntime.RouteTable.\(table(in: text)))
            while let url = Swift.readLine() {
                do {
                    let resolution = try router.resolve(url)
                    Swift.print(url, resolution.pattern, resolution.handler ?? "", separator: "\\t")
                } catch {
                    Swift.print(url, "", error, separator: "\\t")
                }
            }
        }

        """.write(to: source, atomically: true, encoding: .utf8)
        return source
    }

    /// The expression for the table of generated code.
    ///
    /// A table with open hosts is a function of them, and no host matters here.
    private static func table(in generated: String) -> String {
        let declaration = generated.components(separatedBy: "extension RouterRuntime.RouteTable {").last?
            .components(separatedBy: "\n").first { $0.hasSuffix(" Self {") }
        let words = declaration?.components(separatedBy: "public static ").last ?? ""
        if words.hasPrefix("var ") { return String(words.dropFirst(4).prefix { $0 != ":" }) }
        let call = words.replacingOccurrences(of: "func ", with: "").replacingOccurrences(of: " -> Self {", with: "")
        return call.replacingOccurrences(of: "[Swift.String]", with: "[]")
    }

    /// Links the module, and looks its handlers up.
    func run(in folder: URL) throws -> Result {
        var result = Result()
        guard !sites.isEmpty else { return result }
        let program = folder.appendingPathComponent("lookUpMarked")
        let (output, status) = try objects.link(object, to: program)
        guard status == 0 else {
            result.problems.append("not linked: \(output.suffix(1_000))")
            return result
        }
        let urls = folder.appendingPathComponent("urls.txt")
        try sites.map { "//marked/\($0.site.id)\n" }.joined().write(to: urls, atomically: true, encoding: .utf8)
        let (answers, _) = try Command.run([program.path], input: urls)
        let lines = answers.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let byURL = Dictionary(lines.filter { $0.count == 3 }.map { ($0[0], $0) }) { first, _ in first }
        let cases = try casesByHandler()
        for (site, file) in sites {
            result.lookedUp += 1
            let url = "//marked/\(site.id)"
            let answer = byURL[url[...]]
            if let answer, answer[1] == url[...], let calls = cases[String(answer[2])],
                Self.name(in: answer[2]) == site.name,
                calls.contains(where: { $0.path == file && site.lines.contains($0.line) })
            {
                result.found += 1
            } else if site.isConditional, answer?[1] == "" {
                result.excluded += 1
            } else {
                result.problems.append("\(file):\(site.lines.upperBound): \(url) gives \(answer ?? [])")
            }
        }
        return result
    }

    /// The name of the function in the name of a handler: `open` for `Chat.Page.open(id:)`.
    private static func name(in handler: Substring) -> Substring {
        let path = handler.prefix { $0 != "(" }
        return path.split(separator: ".").last ?? path
    }

    /// The lines to which the compiler attributes the calls of handlers in the generated code, by the names of the
    /// handlers.
    ///
    /// The calls are in the cases of a `switch`, or in functions with the case's number if a handler is deprecated.
    private func casesByHandler() throws -> [String: [ReportedError]] {
        var cases: [String: [ReportedError]] = [:]
        var handlers: [Substring: String] = [:]
        var handler: String?
        for line in try String(contentsOf: generated, encoding: .utf8).split(separator: "\n") {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("case "), let range = text.range(of: ":  // ") {
                handler = String(text[range.upperBound...])
                handlers[text[..<range.lowerBound].dropFirst("case ".count)] = handler
            } else if text.hasPrefix("default:") {
                handler = nil
            } else if text.hasPrefix("@available(*, deprecated)"), let range = text.range(of: "func handler") {
                handler = handlers[text[range.upperBound...].prefix { $0.isNumber }]
            } else if let handler, let place = ReportedError(directive: text) {
                cases[handler, default: []].append(place)
            }
        }
        return cases
    }
}
