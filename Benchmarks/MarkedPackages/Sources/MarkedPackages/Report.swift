import Foundation

/// Adds up the results of modules.
struct Report {
    private var total = ModuleTrial.Result(module: "")
    private var modules = 0
    private var incomplete: [String] = []

    /// Reads the results in a folder.
    init(_ folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
            add(try JSONDecoder().decode(ModuleTrial.Result.self, from: Data(contentsOf: file)))
        }
    }

    private mutating func add(_ result: ModuleTrial.Result) {
        modules += 1
        total.marked += result.marked
        total.accepted += result.accepted
        total.refused.merge(result.refused, uniquingKeysWith: +)
        total.failed.merge(result.failed, uniquingKeysWith: +)
        total.examples.merge(result.examples) { $0 + $1 }
        if !result.compiles, result.accepted > 0 { incomplete.append(result.module) }
    }

    /// The sums as tables in Markdown, with an example of each cause.
    var text: String {
        let failed = total.failed.values.reduce(0, +)
        let share = total.accepted == 0 ? 0 : Double(failed) / Double(total.accepted) * 100
        var lines = [
            "| modules | markers | refused | accepted | do not compile | |",
            "| --- | --- | --- | --- | --- | --- |",
            "| \(modules) | \(total.marked) | \(total.refused.values.reduce(0, +)) | \(total.accepted) | \(failed) "
                + "| \(String(format: "%.2f", share)) % |",
        ]
        if !incomplete.isEmpty { lines += ["", "Not compiled to the end: \(incomplete.joined(separator: ", "))."] }
        lines += table("do not compile", total.failed) + table("refused", total.refused)
        return lines.joined(separator: "\n")
    }

    private func table(_ title: String, _ causes: [String: Int]) -> [String] {
        let sorted = causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["", "| \(title) | cause | example |", "| --- | --- | --- |"]
            + sorted.map { cause, count in "| \(count) | \(cause) | \(total.examples[cause]?.first ?? "") |" }
    }
}
