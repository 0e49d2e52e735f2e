import Foundation

/// Adds up the results of modules.
struct Report {
    private var total = ModuleTrial.Result(module: "")
    private var modules = 0
    private var packages: Set<String> = []
    private var lookUp = LookUpTrial.Result()
    private var linked = 0
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
        packages.insert(result.package)
        total.marked += result.marked
        total.accepted += result.accepted
        total.refused.merge(result.refused, uniquingKeysWith: +)
        total.failed.merge(result.failed, uniquingKeysWith: +)
        total.acceptedKinds.merge(result.acceptedKinds, uniquingKeysWith: +)
        total.failedKinds.merge(result.failedKinds, uniquingKeysWith: +)
        total.withoutAdvice += result.withoutAdvice
        total.examples.merge(result.examples) { $0 + $1 }
        if let found = result.lookUp {
            if found.lookedUp > 0 { linked += 1 }
            lookUp.lookedUp += found.lookedUp
            lookUp.found += found.found
            lookUp.excluded += found.excluded
            lookUp.problems += found.problems
        }
        if !result.compiles, result.accepted > 0 { incomplete.append(result.module) }
    }

    /// Whether at most one in a hundred that the tool has accepted does not compile, each with an advice.
    var isWithinLimit: Bool {
        total.failed.values.reduce(0, +) * 100 <= total.accepted && total.withoutAdvice.isEmpty && incomplete.isEmpty
    }

    /// The sums as tables in Markdown, with an example of each cause.
    var text: String {
        let failed = total.failed.values.reduce(0, +)
        var lines = [
            "| packages | modules | markers | refused | accepted | do not compile | | linked modules | looked up "
                + "| found | excluded from this build |",
            "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
            "| \(packages.count) | \(modules) | \(total.marked) | \(total.refused.values.reduce(0, +)) "
                + "| \(total.accepted) | \(failed) | \(Self.share(failed, of: total.accepted)) % "
                + "| \(linked) | \(lookUp.lookedUp) | \(lookUp.found) | \(lookUp.excluded) |",
        ]
        if !incomplete.isEmpty { lines += ["", "Not compiled to the end: \(incomplete.joined(separator: ", "))."] }
        if !lookUp.problems.isEmpty { lines += ["", "Not found:"] + lookUp.problems.map { "- \($0)" } }
        lines += ["", "| kind | accepted | do not compile | |", "| --- | --- | --- | --- |"]
        lines += Marking.Kind.allCases.map { kind in
            let (accepted, failed) = (total.acceptedKinds[kind] ?? 0, total.failedKinds[kind] ?? 0)
            return "| \(kind.rawValue) | \(accepted) | \(failed) | \(Self.share(failed, of: accepted)) % |"
        }
        if !total.withoutAdvice.isEmpty { lines += ["", "Without advice:"] + total.withoutAdvice.map { "- \($0)" } }
        lines += refusalsByCode
        lines += table("do not compile", total.failed) + table("refused", total.refused)
        return lines.joined(separator: "\n")
    }

    private static func share(_ part: Int, of whole: Int) -> String {
        String(format: "%.2f", whole == 0 ? 0 : Double(part) / Double(whole) * 100)
    }

    /// The refusals by their codes, which end their messages.
    private var refusalsByCode: [String] {
        var codes: [Substring: Int] = [:]
        for (cause, count) in total.refused {
            let code = cause.split(separator: "[").last?.prefix { $0 != "]" } ?? ""
            codes[code, default: 0] += count
        }
        let sorted = codes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["", "| code | refused |", "| --- | --- |"] + sorted.map { "| \($0.key) | \($0.value) |" }
    }

    private func table(_ title: String, _ causes: [String: Int]) -> [String] {
        let sorted = causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["", "| \(title) | cause | example |", "| --- | --- | --- |"]
            + sorted.map { cause, count in "| \(count) | \(cause) | \(total.examples[cause]?.first ?? "") |" }
    }
}
