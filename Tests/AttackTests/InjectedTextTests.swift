import RouteGenCore
import Testing

/// Texts from sources, paths and configurations remain text in generated code, whatever characters they contain.
@Suite struct InjectedTextTests {
    private func generated(_ text: String, path: String, configuration: String = "{}")
        -> (source: String, diagnostics: [Diagnostic])
    {
        var scan = ModuleScan(name: "Injected")
        Array(text.utf8).withUnsafeBufferPointer { scan.add(path: path, bytes: $0) }
        var request = GenerationRequest(module: scan)
        request.isExecutable = true
        var diagnostics: [Diagnostic] = []
        request.configuration = Configuration(
            json: Array(configuration.utf8),
            path: "routegen.json",
            diagnostics: &diagnostics
        )
        return (source: Generator.generate(request).source, diagnostics: diagnostics)
    }

    @Test(
        "Special characters in paths of sources stay inside their literals",
        arguments: [
            ("a\"b.swift", #""a\"b.swift""#),
            ("a\\b.swift", #""a\\b.swift""#),
            ("a\"\u{301}b.swift", "\"a\\\"\u{301}b.swift\""),
            ("a\nfatalError()\n.swift", #""a\nfatalError()\n.swift""#),
            ("a\r\u{1}.swift", #""a\r\u{1}.swift""#),
            ("a\\(b).swift", #""a\\(b).swift""#),
        ]
    )
    func pathsOfSources(_ path: String, _ literal: String) {
        let source = generated("/// @route //a\nfunc a() {}", path: path).source
        #expect(source.contains("#sourceLocation(file: \(literal), line: 2)"))
        #expect(!source.utf8.contains(0x0D) && !source.contains("\nfatalError()"))
    }

    @Test(
        "The replacement of a link that no URL can contain is a finding",
        arguments: ["//a\\n//b", "//a b", "\\t", "\\u007f"]
    ) func linksStandForURLs(_ replacement: String) {
        let json = #"{"links": {"app:": "\#(replacement)"}}"#
        let generation = generated("/// @route //a\nfunc a() {}", path: "A.swift", configuration: json)
        #expect(
            generation.diagnostics.map { "\($0.location): \($0.message) | \($0.help ?? "-")" } == [
                "routegen.json:1:20: `app:` is replaced by text with white space or control characters, which a URL cannot contain | write a replacement that can start a URL, such as `//` or `/`"
            ]
        )
    }

    @Test("A quote with a combining mark does not end a literal") func aQuoteWithACombiningMarkEndsNoLiteral() {
        let json = #"{"links": {"app:": "//\"\#u{301}+fatalError()+\""}}"#
        let generation = generated("/// @route //a\nfunc a() {}", path: "A.swift", configuration: json)
        #expect(generation.source.contains("//\\\"\u{301}+fatalError()+\\\""))
    }

    @Test("Generated code has backticks around names that need them") func namesThatNeedBackticksHaveThem() {
        let text = "struct `My Type` {\n/// @route //a\nstatic func `1st try`() {}\n}\n"
        let source = generated(text, path: "A.swift").source
        #expect(source.contains("`My Type`.`1st try`()"))
    }

    @Test("Generated code has backticks around types with raw identifiers")
    func typesWithRawIdentifiersHaveTheirBackticks() {
        let text = """
            final class `My Type` {
                /// @route //my/plain
                func plain(id: Int) -> Int { id }
            }
            """
        let generation = generated(text, path: "A.swift")
        let store = "`My TypeStore_Injected`"
        #expect(generation.source.contains("var `my Type`: \(store) { \(store)(router_: router) }"))
        #expect(generation.source.contains("struct `My TypeStore_Injected`: Swift.Sendable"))
    }

    @Test(
        "A type whose name contains a dot is refused",
        arguments: [
            "final class `A.B` {\n/// @route //a\nfunc a() {}\n}", "extension `A.B` {\n/// @route //a\nfunc a() {}\n}",
            "enum C { struct `A.B` {\n/// @route //a\nstatic func a() {}\n} }",
        ]
    )
    func typesWithADotInTheirNamesAreRefused(_ text: String) {
        var scan = ModuleScan(name: "Injected")
        Array(text.utf8).withUnsafeBufferPointer { scan.add(path: "A.swift", bytes: $0) }
        let report = DiagnosticRenderer().render(Generator.generate(GenerationRequest(module: scan)).diagnostics)
        #expect(
            report.hasSuffix(
                """
                : error: the name of the type `A.B` contains a dot, which types with routes or services cannot have [RG402]
                A.swift:3:\(text.contains("static") ? 13 : 6): note: rename the type, or move the marker to a type whose name has no dot

                """
            ),
            "\(report)"
        )
    }
}
