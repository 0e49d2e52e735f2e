import TestSupport
import Testing

@testable import RouteGenCore

/// The access levels of the generated file's imports, which must agree with those of the module's own files.
@Suite struct ImportAccessTests {
    private static let handler = "/// @route //a\nfunc a() {}\n"

    /// The imports of a generated file other than that of the runtime, of a module with these files.
    private func imports(_ files: String...) -> String {
        let sources = Dictionary(
            uniqueKeysWithValues: files.enumerated().map { ("File\($0.offset).swift", $0.element) }
        )
        let text = Generator.generate(GenerationRequest(module: ModuleScan(name: "Shop", sources: sources))).source
        let lines = text.split(separator: "\n")
        let start = lines.drop { $0 != "@_spi(Generated) public import RouterRuntime" }.dropFirst()
        let before = lines.prefix { $0 != "@_spi(Generated) public import RouterRuntime" }
        let own = before.drop { $0.hasPrefix("//") } + start.prefix { !$0.hasPrefix("private typealias") }
        return own.joined(separator: "\n")
    }

    @Test("An import that another file restricts is internal")
    func restricted() {
        #expect(imports("import Models\n" + Self.handler, "internal import Models") == "internal import Models")
        #expect(imports("public import Models\n" + Self.handler, "internal import Models") == "internal import Models")
    }

    @Test("Access levels in the branches of an `#if` apply to those branches")
    func branches() {
        let branches = "#if DEBUG\ninternal import Models\n#else\nimport Models\n#endif\n"
        #expect(
            imports(branches + Self.handler) == """
                #if !(DEBUG)
                import Models
                #endif
                #if DEBUG
                internal import Models
                #endif
                """
        )
        #expect(
            imports("import Models\n" + Self.handler, branches) == """
                #if DEBUG
                internal import Models
                #else
                import Models
                #endif
                """
        )
    }

    @Test("Imports in files without markers count, with the conditions around them")
    func unmarkedFiles() {
        var scanner = ModuleScanner(name: "Shop")
        let marked = Array(("import Models\n" + Self.handler).utf8)
        let other = Array("#if os(Linux)\n@preconcurrency internal import Models\n#endif\nlet a = 1".utf8)
        _ = marked.withUnsafeBufferPointer { scanner.addIfMarked(path: "A.swift", bytes: $0) }
        other.withUnsafeBufferPointer { scanner.addUnmarked(path: "B.swift", bytes: $0) }
        #expect(
            scanner.scan.importAccess == ["Models": [WrittenAccess(access: "internal", conditions: ["os(Linux)"])]]
        )
    }

    @Test("If imports are internal by default, public accessors import what they name publicly")
    func internalByDefault() {
        let shop = ModuleScan(
            name: "Shop",
            sources: [
                "Shop.swift": "import Models\nimport Storage\n/// @route //a\npublic func a() -> Item { Item() }\n"
            ]
        )
        var request = GenerationRequest(module: ModuleScan(name: "ShopRoutes", sources: [:]))
        request.accessorModules = [shop]
        request.configuration.accessorAccess = .public
        let imports = Generator.generate(request).source.split(separator: "\n")
            .filter { $0.contains("import ") || $0.hasPrefix("#") || $0.contains("hasFeature") }.prefix(10)
        #expect(
            imports.joined(separator: "\n") == """
                #if hasFeature(InternalImportsByDefault)
                public import Models
                #else
                import Models
                #endif
                #if hasFeature(InternalImportsByDefault)
                public import Storage
                #else
                import Storage
                #endif
                """
        )
    }

    @Test("Public accessors to the module's own routes also import Foundation publicly, if they name its types")
    func foundation() {
        var request = GenerationRequest(
            module: ModuleScan(
                name: "Shop",
                sources: ["Shop.swift": "import Foundation\n/// @route //a\npublic func a(link: URL) {}\n"]
            )
        )
        request.configuration.ownAccess = .public
        #expect(
            Generator.generate(request).source.contains(
                """
                #if hasFeature(InternalImportsByDefault)
                public import Foundation
                #else
                import Foundation
                #endif
                """
            )
        )
    }
}
