import Foundation
import TestSupport
import Testing

extension CompilerTests {
    /// Asks `routegen match` and an app with the same sources, `Fixtures/Answers`, about random URLs.
    ///
    /// `ROUTE_ANSWER_URLS` in the environment is the number of URLs.
    @Suite(.serialized) struct Answers {
        private static let folder = SwiftBuild.root.appendingPathComponent("Fixtures/Answers")
        private static let origins = ["", "app", "webView", "notification", "remote", "external"]
        private let output: TemporaryFolder

        init() throws { output = try TemporaryFolder() }

        /// An answer: the caller, and the route with the values that the app prints, or the sentence about a failure.
        private struct Answer {
            var origin: String
            var isMatched: Bool
            var text: String
        }

        @Test("What `routegen match` says about a URL is what a call of the app does")
        func everyAnswerIsTrue() throws {
            let count = ProcessInfo.processInfo.environment["ROUTE_ANSWER_URLS"].flatMap { Int($0) } ?? 6_000
            let seed = TestSeed.value
            var random = RandomAnswerURLs(seed: seed)
            let asked = (0..<count).map { (origin: Self.origins[$0 % Self.origins.count], url: random.url()) }
            let answers = try toolAnswers(asked)
            let called = try appAnswers(zip(answers, asked).map { ($0.origin, $1.url) })
            try #require(answers.count == count && called.count == count)
            var kinds: [String: Int] = [:]
            for (index, (answer, call)) in zip(answers, called).enumerated() {
                let (word, rest) = Self.split(call)
                kinds["\(answer.isMatched ? "opens" : String(word))", default: 0] += 1
                let isSame =
                    answer.isMatched
                    ? word == "opens" && Self.agrees(answer.text, rest)
                    : word == "notFound" ? answer.text == "" : word != "opens" && Self.explains(answer.text, word, rest)
                let question = "\(asked[index].url) from \(answer.origin), seed \(seed)"
                #expect(isSame, "\(question): '\(answer.isMatched) \(answer.text)', but the app: '\(call)'")
            }
            // Else nothing is tested.
            for kind in ["opens", "notFound", "missingParameter", "invalidParameter"] {
                #expect(kinds[kind, default: 0] * 50 > count, "\(kinds)")
            }
        }

        private static func split(_ line: String) -> (Substring, Substring) {
            let word = line.prefix { $0 != " " }
            return (word, line.dropFirst(word.count + 1))
        }

        /// Whether the app's result, a name and strings, is that of the tool, whose strings are of all parameters.
        private static func agrees(_ answer: String, _ result: Substring) -> Bool {
            let wanted = result.split(separator: " ")
            let had = Set(answer.split(separator: " "))
            // A parameter that the URL does not supply has its default.
            let flag = had.contains("flag=1") || had.contains("flag=true") ? "flag=true" : "flag=false"
            return wanted.allSatisfy {
                had.contains($0) || $0.hasSuffix("=[]") || $0.hasSuffix("=-") || $0 == flag || $0 == "n=5"
            }
        }

        /// Whether the tool's reason is the sentence of the app's error.
        private static func explains(_ reason: String, _ code: Substring, _ message: Substring) -> Bool {
            // The runtime knows the number of closures, and the type as the compiler has it.
            if reason.hasSuffix(", which no URL carries") { return code == "missingParameter" }
            return reason.hasPrefix(
                message.firstRange(of: "; the request for '").map { message[..<$0.lowerBound] } ?? message
            )
        }

        /// The answers of the tool.
        private func toolAnswers(_ asked: [(origin: String, url: String)]) throws -> [Answer] {
            var answers = [Answer?](repeating: nil, count: asked.count)
            for origin in Self.origins {
                let indices = asked.indices.filter { asked[$0].origin == origin }
                // A command line has a limit.
                for start in stride(from: 0, to: indices.count, by: 2_000) {
                    let part = indices[start..<min(start + 2_000, indices.count)]
                    let from = origin.isEmpty ? [] : ["--from", origin]
                    let outcome = try Tool.run(
                        [
                            "match", "--module", "Answers=Sources", "--config", "Sources/routegen.json", "--format",
                            "json",
                        ]
                            + ["--host", "server=social.example", "--host", "server=bücher.example"] + from
                            + part.map { asked[$0].url },
                        in: Self.folder
                    )
                    try #require(outcome.errors == "" && outcome.status < 2, "\(outcome.errors)")
                    let lines = outcome.output.split(separator: "\n")
                    try #require(lines.count == part.count)
                    for (index, line) in zip(part, lines) { answers[index] = try answer(line) }
                }
            }
            return answers.compactMap(\.self)
        }

        private func answer(_ line: Substring) throws -> Answer {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            let origin = try #require(object["from"] as? String)
            guard object["matched"] as? Bool == true, let handler = object["handler"] as? String else {
                // The reasons why routes nearly match are those of patterns, but a call's failure names the handler.
                let nearest = object["nearest"] as? [[String: String]] ?? []
                let reasons = nearest.compactMap { $0["reason"] }.filter { $0.contains("Answers.") }
                return Answer(origin: origin, isMatched: false, text: reasons.first ?? "")
            }
            let name = handler.dropFirst("Answers.".count).prefix { $0 != "(" }
            let values = (object["parameters"] as? [String: Any] ?? [:]).map { "\($0)=\(Self.text($1))" }
            return Answer(origin: origin, isMatched: true, text: ([String(name)] + values).joined(separator: " "))
        }

        private static func text(_ value: Any) -> String { (value as? [String]).map { "\($0)" } ?? "\(value)" }

        /// The results of calls of the app.
        private func appAnswers(_ asked: [(String, String)]) throws -> [String] {
            let sources = ["Routes.swift", "Ask.swift"].map { "Sources/\($0)" }
            let generated = output.url.appendingPathComponent("Answers+Routes.generated.swift").path
            let outcome = try Tool.run(
                ["generate", "--module", "Answers=Sources", "--config", "Sources/routegen.json", "--executable"]
                    + ["--output", generated],
                in: Self.folder
            )
            try #require(outcome.status == 0 && outcome.text == "", "\(outcome.text)")
            let golden = try GoldenApp()
            let app = output.url.appendingPathComponent("Ask").path
            let compiled = try ProcessOutcome(
                running: "/usr/bin/env",
                ["swiftc", "-swift-version", "6", "-Onone", "-wmo", "-parse-as-library", "-module-name", "Answers"]
                    + ["-I", golden.products.appendingPathComponent("Modules").path, "-o", app] + sources + [generated]
                    + ["RouteTables", "RouterRuntime"].flatMap(golden.objects(of:)),
                in: Self.folder
            )
            try #require(compiled.status == 0 && compiled.text == "", "\(compiled.text)")
            try output.write(asked.map { "\($0)\t\($1)\n" }.joined().utf8, to: "asked.txt")
            let calls = try ProcessOutcome(running: app, [output.url.appendingPathComponent("asked.txt").path])
            try #require(calls.status == 0, "\(calls.errors)")
            return calls.output.split(separator: "\n").map(String.init)
        }
    }
}

/// Random URLs for the routes of `Fixtures/Answers`, and for none.
private struct RandomAnswerURLs {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    /// What follows the slashes before a host, with a `V` in the place of each value.
    private static let shapes = [
        "item/V", "item/V", "slug/V", "list", "list", "list/V", "closed/V", "closed/V/V", "range", "matrix",
        "dictionary",
        "done", "post", "user", "loose", "loose/V", "loose", "loose/V", "fixed", "info", "kind?kind=chat&n=V",
        "kind?kind=V", "many", "many",
        "things/V",
        "nowhere/V",
    ]
    private static let values = [
        "", "1", "-1", "+07", "10", "x", "all", "own", "other", "else", "low", "true", "NO", "1.0", "-0", "%201%20",
        "1e1", "u1", "256", "1.5", "1e9",
        "caf%C3%A9", "a%20b", "e%CC%81",
    ]
    private static let starts = [
        "//", "//", "//", "app://", "app://", "APP://", "app:", "/", "https://www.example.com/",
        "https://WWW.example.com:443/", "https://example.com/app/", "https://old.example/", "https://other.example/",
        "other://", "http://",
    ]
    /// URLs without such a start.
    private static let others = [
        "/web/V#/V", "https://www.example.com/web/V#/V", "https://social.example/V", "https://b%C3%BCcher.example/V",
        "https://xn--bcher-kva.example/V", "https://site.example/V/V", "http://site.example/V", "/server/V", "x:V",
        "[V",
    ]

    /// A URL whose parts fit together more often than not.
    mutating func url() -> String {
        let isOther = pick([true, false, false, false, false])
        let shape = isOther ? pick(Self.others) : pick(Self.starts) + pick(Self.shapes)
        var url = ""
        for character in shape { url += character == "V" ? pick(Self.values) : String(character) }
        let count = pick([0, 0, 1, 1, 2, 3])
        guard count > 0, !url.contains("#") else { return url }
        let items = (0..<count).map { _ in item() }.joined(separator: "&")
        return url + (url.contains("?") ? "&" : "?") + items + pick(["", "", "", "#part", "#/x", "#"])
    }

    private mutating func item() -> String {
        let name = pick([
            "n", "n", "flag", "tab", "q", "q", "tags", "levels", "level", "on", "all", "count", "c", "d", "f", "u",
            "limit", "kind",
        ])
        return pick([0, 0, 0, 0, 1]) == 1 ? name : "\(name)=\(pick(Self.values))"
    }
}
