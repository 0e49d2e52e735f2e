import Foundation

/// Handlers that the tool refuses in packages that need not be built, chosen at random, for people to judge.
struct RefusalSample {
    private var refusals: [ReportedError] = []

    /// Marks the modules of each package in a folder, as `corpus.sh` writes it, and collects what is refused.
    init(_ corpus: URL, routegen: String, work: URL) throws {
        let tools = ModuleTrial.Tools(routegen: routegen, runtime: "", setsNames: true)
        for package in try BuiltModule.folders(in: corpus) {
            for module in try BuiltModule.folders(in: package.appendingPathComponent("Sources")) {
                let module = BuiltModule(name: module.lastPathComponent, sources: BuiltModule.sources(in: module))
                guard !module.sources.isEmpty else { continue }
                let copies = work.appendingPathComponent(package.lastPathComponent)
                var trial = try ModuleTrial(module, in: copies, tools: tools)
                try trial.generate()
                refusals += trial.refusals
            }
        }
    }

    /// Some of the refusals, each with the lines of the declaration.
    func text(count: Int) throws -> String {
        var lines = ["\(refusals.count) refusals"]
        for refusal in refusals.shuffled().prefix(count) {
            lines += ["", "\(refusal.path):\(refusal.line): \(refusal.message)"]
            let source = try String(contentsOfFile: refusal.path, encoding: .utf8)
            lines += source.components(separatedBy: "\n").dropFirst(refusal.line - 1).prefix(6)
        }
        return lines.joined(separator: "\n")
    }
}
