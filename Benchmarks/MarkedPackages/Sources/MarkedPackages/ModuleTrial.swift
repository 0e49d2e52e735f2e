import Foundation

/// Marks the functions of a module, generates, compiles, and counts.
struct ModuleTrial {
    /// The result for one module.
    struct Result: Codable {
        var module: String
        var package = ""
        var marked = 0
        var accepted = 0
        var refused: [String: Int] = [:]
        var failed: [String: Int] = [:]
        /// What is left, by its kind, after the tool has refused some.
        var acceptedKinds: [Marking.Kind: Int] = [:]
        var failedKinds: [Marking.Kind: Int] = [:]
        /// The errors that are inside the generated file, where no comment above them says what helps.
        var withoutAdvice: [String] = []
        /// An error of each cause, with its place.
        var examples: [String: [String]] = [:]
        /// Errors that belong to no handler.
        var other: [String] = []
        /// Whether everything that is left compiles.
        var compiles = false
        /// What looking up the handlers that compile gave; `nil` if the module was not linked.
        var lookUp: LookUpTrial.Result?
    }

    let module: BuiltModule
    let tools: Tools
    private var files: [MarkedFile] = []
    private var dropped: Set<Int> = []
    private var result: Result
    /// The findings about refused handlers.
    private(set) var refusals: [ReportedError] = []
    private let folder: URL

    /// The programs and modules of RouteGen.
    struct Tools {
        var routegen: String
        var runtime: String
        /// Whether each marker sets the name of its accessors.
        var setsNames: Bool
        /// The objects of the modules that are imported; `nil` if nothing is linked.
        var objects: ObjectArchive?
        var marking = Marking.everything
    }

    init(_ module: BuiltModule, in folder: URL, tools: Tools) throws {
        self.module = module
        self.tools = tools
        self.folder = folder.appendingPathComponent(module.name)
        try? FileManager.default.removeItem(at: self.folder)
        result = Result(module: module.name, package: module.package)
        for (index, source) in module.sources.enumerated() {
            let copy = self.folder.appendingPathComponent("\(index)/\(source.lastPathComponent)")
            files.append(try MarkedFile(source, copy: copy, firstID: result.marked, tools.marking))
            result.marked += files[index].sites.count
        }
    }

    private var generated: URL { folder.appendingPathComponent("\(module.name)+Routes.generated.swift") }
    private var sources: [URL] { files.map(\.copy) }

    /// Leaves half of the functions without a marker.
    mutating func dropHalf() {
        dropped.formUnion((0..<result.marked).shuffled().prefix(result.marked / 2))
        result.marked -= dropped.count
    }

    /// Runs the trial.
    mutating func run() throws -> Result {
        guard result.marked > 0 else { return result }
        guard try generate() else { return result }
        result.accepted = files.reduce(0) { $0 + $1.sites.count } - dropped.count
        for site in files.flatMap(\.sites) where !dropped.contains(site.id) {
            result.acceptedKinds[site.kind, default: 0] += 1
        }
        let last: BuiltModule.Stage = tools.objects == nil ? .diagnostics : .object(object)
        var stage = BuiltModule.Stage.types
        for _ in 0..<40 {
            let (output, status) = try compile(stage)
            if status == 0 {
                guard case .types = stage else {
                    result.compiles = true
                    try lookUp()
                    break
                }
                stage = last
                continue
            }
            let errors = ReportedError.all(in: output)
            guard try drop(errors) else {
                result.other += errors.prefix(3).map { "\($0.path):\($0.line): \($0.message)" }
                if errors.isEmpty { result.other.append(String(output.suffix(600))) }
                break
            }
            guard try generate() else { break }
        }
        return result
    }

    private var object: URL { folder.appendingPathComponent("\(module.name).o") }

    private func compile(_ stage: BuiltModule.Stage) throws -> (output: String, status: Int32) {
        var files = sources + [generated]
        if case .object = stage { files.append(try LookUpTrial.writeSource(for: generated, in: folder)) }
        return try Command.run(module.compilation(of: files, runtime: tools.runtime, stage))
    }

    private mutating func lookUp() throws {
        guard let objects = tools.objects else { return }
        let dropped = dropped
        let trial = LookUpTrial(object, objects, files: files, generated: generated) { !dropped.contains($0) }
        result.lookUp = try trial.run(in: folder)
    }

    /// Generates until nothing more is refused; `false` if that fails.
    @discardableResult
    mutating func generate() throws -> Bool {
        for _ in 0..<12 {
            let dropped = dropped
            for file in files { try file.write({ !dropped.contains($0) }, setsNames: tools.setsNames) }
            let list = folder.appendingPathComponent("sources.txt")
            try sources.map(\.path).joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
            let configuration = module.configuration.map { ["--config", $0.path] } ?? []
            let (output, status) = try Command.run(
                [tools.routegen, "generate", "--module", "\(module.name)=@\(list.path)", "--output", generated.path]
                    + configuration
            )
            if status == 0 { return true }
            var found = false
            for error in ReportedError.all(in: output) {
                guard let id = handler(at: error), self.dropped.insert(id).inserted else { continue }
                found = true
                refusals.append(error)
                let cause = error.cause
                result.refused[cause, default: 0] += 1
                if result.examples[cause, default: []].count < 12 {
                    result.examples[cause, default: []].append("\(error.path):\(error.line): \(error.message)")
                }
            }
            if !found {
                result.other.append(String(output.suffix(600)))
                return false
            }
        }
        return false
    }

    /// Removes the markers of handlers with errors; `false` if there are none.
    private mutating func drop(_ errors: [ReportedError]) throws -> Bool {
        let lines = try String(contentsOf: generated, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        var found = false
        // Several errors about one handler must not count for its neighbors.
        let ids = errors.map { $0.path == generated.path ? handler(near: $0.line, in: lines) : handler(at: $0) }
        for (error, id) in zip(errors, ids) {
            guard let id, dropped.insert(id).inserted else { continue }
            found = true
            result.failed[error.cause, default: 0] += 1
            let place = files.first { $0.sites.contains { $0.id == id } }
            let site = place?.sites.first { $0.id == id }
            if let site { result.failedKinds[site.kind, default: 0] += 1 }
            if error.path == generated.path, !Self.hasAdvice(above: error.line, in: lines) {
                result.withoutAdvice.append(
                    "\(place?.copy.path ?? ""):\(site?.lines.upperBound ?? 0): \(error.message)"
                )
            }
            if result.examples[error.cause, default: []].count < 12 {
                result.examples[error.cause, default: []].append(
                    "\(place?.copy.path ?? ""):\(site?.lines.upperBound ?? 0): \(error.message)"
                )
            }
        }
        return found
    }

    /// Whether a comment above a line of the generated file says what helps.
    private static func hasAdvice(above line: Int, in lines: [Substring]) -> Bool {
        lines[max(0, line - 15)..<min(line, lines.count)].contains { $0.contains("// If this fails, ") }
    }

    private func handler(at error: ReportedError) -> Int? {
        files.first { $0.copy.path == error.path }?.handler(atLine: error.line) { !dropped.contains($0) }
    }

    /// The handler that a line of the generated file is for: the nearest one that it or a line around it names.
    private func handler(near line: Int, in lines: [Substring]) -> Int? {
        // An extension is before its members, everything else after the name of its handler.
        let isExtension = lines.indices.contains(line - 1) && lines[line - 1].contains(" where Output == ")
        let offsets = [0] + (isExtension ? Array(1...14) : []) + (1...14).map { -$0 } + Array(1...6)
        for offset in offsets {
            let index = line - 1 + offset
            guard lines.indices.contains(index) else { continue }
            let text = lines[index]
            for range in text.lowercased().ranges(of: "marked") {
                let rest = text.lowercased()[range.upperBound...]
                let digits = rest.prefix { $0.isNumber }
                if rest.dropFirst(digits.count).first == "x", let id = Int(digits), !dropped.contains(id) { return id }
            }
            if let place = ReportedError(directive: text), let id = handler(at: place) { return id }
        }
        return nil
    }
}
