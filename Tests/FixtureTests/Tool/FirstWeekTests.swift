import Foundation
import TestSupport
import Testing

/// Every answer to the mistakes of the first week, in the build and in `check`, which is read before it is recorded.
@Suite struct FirstWeekTests {
    private struct Answers {
        var build = ""
        var check = ""
        /// What other formats of `check` lack.
        var missing: [String] = []
    }

    private func answers(to mistake: FirstWeekMistake) throws -> Answers {
        let folder = try TemporaryFolder()
        for (path, text) in mistake.files { try folder.write(text.utf8, to: path) }
        let modules = Set(mistake.files.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
        let features = modules.filter { $0 != "App" }
        func run(_ arguments: [String]) throws -> ProcessOutcome { try Tool.run(arguments, in: folder.url) }
        var answers = Answers()
        for module in features + ["App"] {
            var arguments = ["generate", "--module", "\(module)=\(module)", "--output", "\(module).generated.swift"]
            if mistake.files["\(module)/routegen.json"] != nil {
                arguments += ["--config", "\(module)/routegen.json"]
            }
            if module == "App" {
                arguments += ["--executable"] + features.flatMap { ["--dependency", "\($0)=\($0)"] }
            } else if module == "Interface" {
                arguments += ["--accessors", "Discover=Discover", "--visible", "RouterRuntime"]
            }
            answers.build += try run(arguments).text
        }
        var check = ["check", "--config", "App/routegen.json", "--app", "App=App"]
        for feature in features { check += ["--app", "App=\(feature)"] }
        for module in modules { check += ["--module", "\(module)=\(module)"] }
        if modules.contains("Interface") { check += ["--visible", "Interface=RouterRuntime"] }
        answers.check = try run(check).text
        for format in ["json", "sarif", "github"] {
            let text = try run(check + ["--format", format]).output
            for line in answers.check.split(separator: "\n") where line.hasSuffix("]") {
                let code = line.suffix(6).dropLast()
                let path = line.prefix { $0 != ":" }
                if !text.contains(code) || !text.replacingOccurrences(of: "\\/", with: "/").contains(path) {
                    answers.missing.append("\(format) lacks '\(line)'")
                }
            }
        }
        return answers
    }

    @Test("Each mistake of the first week has its recorded answer, in the build and in `check`")
    func recorded() throws {
        var text = ""
        for mistake in FirstWeekMistake.all {
            let answers = try answers(to: mistake)
            text += "# \(mistake)\n\n## build\n\(answers.build)\n## check\n"
            text += (answers.build == answers.check ? "(as the build)\n" : answers.check) + "\n"
            #expect(answers.missing.isEmpty, "\(mistake)")
        }
        try RecordedPage("Fixtures/FirstWeek.txt").compare { _ in text }
    }
}
