import Foundation

/// Marks the functions of a module, generates, compiles, and counts.
struct ModuleTrial {
    /// The result for one module.
    struct Result: Codable {
        var module: String
        var marked = 0
        var accepted = 0
        var refused: [String: Int] = [:]
        var failed: [String: Int] = [:]
        /// An error of each cause, with its place.
        var examples: [String: [String]] = [:]
        /// Errors that belong to no handler.
        var other: [String] = []
        /// Whether everything that is left compiles.
        var compiles = false
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
    }

    init(_ module: BuiltModule, in folder: URL, tools: Tools) throws {
        self.module = module
        self.tools = tools
        self.folder = folder.appendingPathComponent(module.name)
        try? FileManager.default.removeItem(at: self.folder)
        result = Result(module: module.name)
        for (index, source) in module.sources.enumerated() {
            let copy = self.folder.appendingPathComponent("\(index)/\(source.lastPathComponent)")
            files.append(try MarkedFile(source, copy: copy, firstID: result.marked))
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
        var emitsSIL = false
        for _ in 0..<25 {
            let command = module.compilation(of: sources + [generated], runtime: tools.runtime, emittingSIL: emitsSIL)
            let (output, status) = try Command.run(command)
            if status == 0, emitsSIL {
                result.compiles = true
                break
            }
            if status == 0 {
                emitsSIL = true
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
        for error in errors {
            let id = error.path == generated.path ? handler(near: error.line, in: lines) : handler(at: error)
            guard let id, dropped.insert(id).inserted else { continue }
            found = true
            result.failed[error.cause, default: 0] += 1
            if result.examples[error.cause, default: []].count < 12 {
                let place = files.first { $0.sites.contains { $0.id == id } }
                let site = place?.sites.first { $0.id == id }
                result.examples[error.cause, default: []].append(
                    "\(place?.copy.path ?? ""):\(site?.lines.upperBound ?? 0): \(error.message)"
                )
            }
        }
        return found
    }

    private func handler(at error: ReportedError) -> Int? {
        files.first { $0.copy.path == error.path }?.handler(atLine: error.line) { !dropped.contains($0) }
    }

    /// The handler that a line of the generated file is for: the nearest one that it or a line around it names.
    private func handler(near line: Int, in lines: [Substring]) -> Int? {
        let offsets = [0] + (1...6).flatMap { [$0, -$0] } + (7...14).map { -$0 }
        for offset in offsets {
            let index = line - 1 + offset
            guard lines.indices.contains(index) else { continue }
            let text = lines[index]
            for range in text.lowercased().ranges(of: "marked") {
                let rest = text.lowercased()[range.upperBound...]
                let digits = rest.prefix { $0.isNumber }
                if rest.dropFirst(digits.count).first == "x", let id = Int(digits), !dropped.contains(id) { return id }
            }
            if text.contains("#sourceLocation(file: "), let number = text.range(of: "line: ") {
                let parts = text.split(separator: "\"")
                guard parts.count > 1, let line = Int(text[number.upperBound...].prefix { $0.isNumber }) else {
                    continue
                }
                let place = ReportedError(path: String(parts[1]), line: line, message: "")
                if let id = handler(at: place) { return id }
            }
        }
        return nil
    }
}
