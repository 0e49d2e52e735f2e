import Testing

@testable import RouteGenCore
@testable import RoutePatterns
@testable import RouteTables
@testable import RouterRuntime
@testable import TestSupport

@Suite struct PackedURLTemplateTests {
    @Test("A packed template writes the same URLs as its pattern, which read back, with the same errors")
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
                    random.next(3) == 0 ? random.value() : random.pick(["5", "a", "a/b", "", "é", "x y", "#", "ab-1"])
                }
            }
            let texts = values.filter { !$0.value.isEmpty }
            let expected = Result { try pattern.url(texts) }
            switch (expected, Result { try path.url(texts: texts.map { ($0.key, $0.value) }, fixed: []) }) {
            case (.success(let left), .success(let right)):
                #expect(left == right, "\(pattern) \(texts)")
                let found = try #require(pattern.values(in: left), "\(pattern) \(left)")
                for capture in pattern.captures {
                    let given = texts[capture.name] ?? []
                    let expected = capture.place == .host ? given.map(HostName.text) : given
                    // A capture without a component takes the empty string.
                    #expect((found[capture.name] ?? []).filter { $0 != "" } == expected.filter { $0 != "" }, "\(left)")
                }
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
        #expect((try? path.url(texts: values.map { ($0.key, $0.value) }, fixed: [])) == (try? pattern.url(values)))
    }

    @Test("Of several values with one name, the last one is written") func repeatedNames() throws {
        let path = RoutePath("//a/:x", handler: 1, parameters: "")
        let texts = [("x", ["1"]), ("z", ["2"]), ("y", ["3", "4"]), ("x", ["5"]), ("z", ["6"])]
        #expect(try path.url(texts: texts, fixed: []) == "//a/5?y=3&y=4&z=6")
        #expect(try path.url(texts: [("x", ["5"]), ("y", ["3"]), ("y", ["4"])], fixed: []) == "//a/5?y=4")
    }
}
