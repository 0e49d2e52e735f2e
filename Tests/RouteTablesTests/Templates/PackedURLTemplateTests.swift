import Testing

@testable import RouteGenCore
@testable import RoutePatterns
@testable import RouteTables
@testable import RouterRuntime
@testable import TestSupport

@Suite struct PackedURLTemplateTests {
    @Test("A packed template writes the same URLs as its pattern, with the same errors")
    func randomPatterns() throws {
        var random = RandomPatterns(seed: 7)
        var written = 0
        var refused = 0
        for _ in 0..<AllCases.share(of: 2_000) {
            guard let pattern = try? RoutePattern(random.pattern()) else { continue }
            let path = RoutePath(pattern.description, handler: 1, parameters: "")
            var values: [String: [String]] = [:]
            for capture in pattern.captures {
                let count = random.next(8) == 0 ? random.next(3) : 1
                values[capture.name] = (0..<count).map { _ in
                    random.pick(["5", "a", "a/b", "", "é", "x y", "#", "ab-1"])
                }
            }
            let texts = values.filter { !$0.value.isEmpty }
            let expected = Result { try pattern.url(texts) }
            switch (expected, Result { try path.url(texts: texts) }) {
            case (.success(let left), .success(let right)):
                #expect(left == right, "\(pattern) \(texts)")
                written += 1
            case (.failure(let left), .failure(let right)):
                let reason = try #require(left as? RouteURLWritingError)
                let message = RouterMessage.unwritableURL(pattern: pattern.description, reason).english
                #expect((right as? RouterError)?.message == message, "\(pattern) \(texts)")
                refused += 1
            default: Issue.record("\(pattern) \(texts): \(expected)")
            }
        }
        #expect(written > AllCases.share(of: 200) && refused > AllCases.share(of: 100))
    }

    @Test(
        "A URL that may be read otherwise is matched before it is given",
        arguments: [
            ("//a/:x?/:y?", ["y": ["1"]]), ("//a/**/:x", ["x": ["1"]]), ("//a/:v-:w", ["v": ["1-2"], "w": ["3"]]),
        ]
    )
    func ambiguous(_ text: String, _ values: [String: [String]]) throws {
        let pattern = try RoutePattern(text)
        #expect(try pattern.template().needsCheck)
        let path = RoutePath(text, handler: 1, parameters: "")
        #expect((try? path.url(texts: values)) == (try? pattern.url(values)))
    }
}
