import Testing

@testable import RouteGenCore

/// The advice above code that names a type which generated code may not see.
@Suite struct NameAdviceTests {
    @Test(
        "Above a name of a supertype, an associated type, or a type inside an extended type stands what to write",
        arguments: [
            ("class Shelf { enum Kind {} }\nfinal class Box: Shelf {", "Kind", "Box"),
            ("protocol Shelf { associatedtype Kind }\nstruct Box: Shelf {", "Kind", "Box"),
            ("struct Box: Identifiable {", "ID", "Box"), ("extension Formatter {", "Style", "Formatter"),
        ]
    )
    func advice(start: String, name: String, type: String) {
        let advice = "// If this fails, write the whole name of `\(name)` in the handler, such as `\(type).\(name)`.\n"
        let ofParameter = Self.text("\(start)\n    /// @route //a/:b\n    static func a(b: \(name)) {}\n}")
        #expect(ofParameter.contains("    \(advice)#sourceLocation(file: \"A.swift\", line: "))
        let ofResult = Self.text("\(start)\n    /// @route //a\n    static func a() -> \(name) {}\n}")
        #expect(
            ofResult.contains("\n\(advice)nonisolated extension RouterRuntime.Route where Output == \(name) {\n")
        )
    }

    @Test(
        "Names that are certain, or written in whole, have no advice",
        arguments: [
            "enum Kind {}\nclass Shelf {}\nfinal class Box: Shelf {\n    /// @route //a/:b\n    static func a(b: Kind) {}\n}",
            "class Shelf { enum Kind {} }\nfinal class Box: Shelf {\n    /// @route //a/:b\n    static func a(b: Shelf.Kind) {}\n}",
            "struct Box: View {\n    /// @route //a/:b\n    static func a(b: ProductID) -> Result<Box, any Error> {}\n}",
            "extension Formatter {\n    /// @route //a/:b\n    static func a(b: Formatter.Style, c: [String: Date]) {}\n}",
            "/// @route //a/:b\nfunc a(b: ID) {}",
        ]
    )
    func none(source: String) {
        #expect(!Self.text(source).contains("write the whole name"))
    }

    @Test("A type of another module may be a name for a function, which must say that it escapes")
    func functions() {
        let text = Self.text("/// @route //whole\nfunc whole(in range: UnboundedRange) {}")
        #expect(text.contains("// If this fails, write `range: @escaping UnboundedRange` in the handler.\n"))
    }

    private static func text(_ source: String) -> String {
        Generator.generate(GenerationRequest(module: ModuleScan(name: "Shop", sources: ["A.swift": source]))).source
    }
}
