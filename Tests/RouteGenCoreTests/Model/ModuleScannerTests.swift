import TestSupport
import Testing

@testable import RouteGenCore

/// Parsing all files of a module is the slow and obvious way, with which the scanner is compared.
@Suite struct ModuleScannerTests {
    @Test("Parsing only the necessary files generates the same code as parsing all files", arguments: 0..<100)
    func generatedCodeIsTheSameAsIfEachFileWereParsed(seed: Int) {
        var module = RandomFiles(seed: UInt64(seed))
        let sources = module.sources()
        let whole = Generator.generate(GenerationRequest(module: ModuleScan(name: "A", sources: sources)))
        let part = Generator.generate(GenerationRequest(module: Self.scanner(of: sources).scan))
        #expect(part.source == whole.source)
        let renderer = DiagnosticRenderer()
        #expect(renderer.render(part.diagnostics) == renderer.render(whole.diagnostics))
    }

    @Test("A file is parsed if another needed file refers to it")
    func aFileIsParsedIfAnotherNeededFileRefersToIt() {
        let sources = [
            "A.swift": "/// @route //a\nfunc open(_ close: Handler) {}",
            "B.swift": "typealias Closing = (Int) -> Void",
            "C.swift": "typealias Handler = Closing",
            "D.swift": "struct Other: Base {}",
            "E.swift": "struct Base {}",
        ]
        let types = Self.scanner(of: sources).scan.types
        #expect(types.entry(at: "Handler") != nil)
        #expect(types.entry(at: "Closing") != nil)
        #expect(types.entry(at: "Other") == nil)
        #expect(types.entry(at: "Base") == nil)
    }

    /// A file may lead on to as many others as it likes, without a call for each of them.
    @Test("A long chain of types does not exhaust the stack") func aLongChainOfTypesDoesNotExhaustTheStack() {
        let marked = "/// @route //a\nfunc open(_ value: T0) {}\n"
        let aliases = (0..<20_000).map { "typealias T\($0) = T\($0 + 1)\n" }.joined()
        let scan = Self.scanner(of: ["A.swift": marked, "B.swift": aliases, "C.swift": "struct T20000 {}"]).scan
        #expect(scan.types.entry(at: "T20000") != nil)
    }

    private static func scanner(of sources: [String: String]) -> ModuleScanner {
        var scanner = ModuleScanner(name: "A")
        var rest = sources.filter { path, text in
            !Array(text.utf8).withUnsafeBufferPointer { scanner.addIfMarked(path: path, bytes: $0) }
        }
        while !rest.isEmpty {
            for (path, text) in rest {
                Array(text.utf8).withUnsafeBufferPointer { scanner.addUnmarked(path: path, bytes: $0) }
            }
            let needed = Set(scanner.takeNeeded())
            rest = sources.filter { needed.contains($0.key) }
        }
        return scanner
    }
}
