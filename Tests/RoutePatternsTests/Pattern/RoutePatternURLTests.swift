import RoutePatterns
import RouteTables
import Testing

@testable import TestSupport

/// Written URLs read back as the same values.
@Suite struct RoutePatternURLTests {
    @Test("Values are escaped in a written URL") func values() throws {
        #expect(try RoutePattern("//chat/:id").url(["id": ["a/b c"]]) == "//chat/a%2Fb%20c")
        #expect(try RoutePattern(#"//chat/:id(\d+)/:position?"#).url(["id": ["5"]]) == "//chat/5")
        #expect(
            try RoutePattern("(http|https)://(www.)?example.com/a+/:x").url(["x": ["é@:"]])
                == "http://example.com/a/%C3%A9@:"
        )
        #expect(try RoutePattern("/f/:rest(.*)").url(["rest": ["a/b"]]) == "/f/a/b")
        #expect(try RoutePattern("/f/:rest(.*)").url(["rest": [""]]) == "/f")
        #expect(try RoutePattern("/f/:rest(.*)").url([:]) == "/f")
        #expect(try RoutePattern("/s/:tags*").url(["tags": ["a", "b/c"]]) == "/s/a/b%2Fc")
        #expect(
            try RoutePattern("/s?q=:q&t=:t*").url(["q": ["a&b+c=d"], "t": ["1", "2"]]) == "/s?q=a%26b%2Bc%3Dd&t=1&t=2"
        )
        #expect(try RoutePattern("/a#/room/:id").url(["id": ["1?2"]]) == "/a#/room/1%3F2")
        #expect(try RoutePattern("/v:major.:minor").url(["major": ["1"], "minor": ["2"]]) == "/v1.2")
        #expect(try RoutePattern("/x/:a(%2F+)").url(["a": ["//"]]) == "/x/%2F%2F")
        #expect(try RoutePattern("//h/**").url([:]) == "//h")
    }

    @Test(
        "A value that URLs are written without is refused",
        arguments: [
            ("//page/:name", ".."), ("//page/:name", "."), ("//page/:name?", ".."), ("//page/:name*", ".."),
            ("//page/:name(.*)", "a/../b"), ("//page/:name(.*)", "a/."), ("//page/:name+/x", "."),
        ]
    )
    func dotSegments(_ pattern: String, _ value: String) throws {
        #expect(throws: RouteURLWritingError.unsuitable(name: "name", value: value)) {
            try RoutePattern(pattern).url(["name": [value]])
        }
    }

    @Test("Dots within a component, in the query and in the fragment are written") func dots() throws {
        #expect(try RoutePattern("//page/:name").url(["name": ["..."]]) == "//page/...")
        #expect(try RoutePattern("//page/v:name").url(["name": [".."]]) == "//page/v..")
        #expect(try RoutePattern("//page?name=:name").url(["name": [".."]]) == "//page?name=..")
        #expect(try RoutePattern("//page#/:name").url(["name": [".."]]) == "//page#/..")
    }

    private func error(_ pattern: String, _ values: [String: [String]]) throws -> RouteURLWritingError? {
        let pattern = try RoutePattern(pattern)
        do {
            _ = try pattern.url(values)
            return nil
        } catch {
            return error as? RouteURLWritingError
        }
    }

    @Test("Values that do not fit the pattern are errors that name the capture") func errors() throws {
        #expect(try error("/:a", [:]) == .missing(name: "a"))
        #expect(try error("/:a", ["a": ["1", "2"]]) == .tooMany(name: "a"))
        #expect(try error("/:a", ["a": [""]]) == .unsuitable(name: "a", value: ""))
        #expect(try error(#"/:a(\d+)"#, ["a": ["x"]]) == .unsuitable(name: "a", value: "x"))
        #expect(try error("/:a", ["a": ["1"], "b": ["2"]]) == .unknown(name: "b"))
        #expect(try error("/*/:a", ["a": ["1"]]) == .undetermined(pattern: "/*/:a"))
        let regex = #"regex https?://(\d+)"#
        #expect(try error(regex, ["1": ["5"]]) == .regex(pattern: regex))
        #expect(RouteURLWritingError.missing(name: "a").description == "':a' has no value")
        #expect(
            RouteURLWritingError.tooMany(name: "a").description == "':a' takes one value, but there are several"
        )
        #expect(RouteURLWritingError.unsuitable(name: "a", value: "x").description == "':a' does not accept 'x'")
        #expect(RouteURLWritingError.unknown(name: "b").description == "the pattern has no capture ':b'")
        #expect(
            RouteURLWritingError.undetermined(pattern: "/*/:a").description
                == "'/*/:a' has a '*' that any text matches, so it does not determine a URL"
        )
        #expect(
            RouteURLWritingError.regex(pattern: regex).description
                == #"'regex https?://(\d+)' is a regular expression, so it does not determine a URL"#
        )
        // It would be divided differently when read: the first capture takes as little as it can.
        #expect(try error("/:a-:b", ["a": ["1-2"], "b": ["3"]]) != nil)
    }

    /// Random patterns and values: a URL is written only if it gives the same values.
    @Test("A URL is written only if it gives the same values back") func roundTrip() throws {
        var written = 0
        for seed in 0..<800 {
            var random = RandomPatterns(seed: UInt64(seed + 77))
            guard let pattern = try? RoutePattern(random.pattern()) else { continue }
            var values: [String: [String]] = [:]
            for capture in pattern.captures {
                let count = capture.kind == .one ? 1 : capture.kind == .optional ? random.next(2) : random.next(3)
                values[capture.name] = (0..<max(count, capture.kind == .some ? 1 : 0)).map { _ in
                    random.pick(["a", "12", "é/ü", "a b", "%41", "x@y:z", "a/b", "1+1=2&3", "ab?#[]"])
                }
            }
            guard let url = try? pattern.url(values) else { continue }
            written += 1
            let found = pattern.values(in: url)
            #expect(found?.filter { !$0.value.isEmpty } == values.filter { !$0.value.isEmpty }, "\(pattern) \(url)")
        }
        #expect(written > 100)
    }
}
