import Foundation
import RouteGenCore
import Testing

/// Rules for the sources of this package.
@Suite struct OwnSourcesTests {
    /// The functions of a text with six or more parameters that have no label.
    private func findings(in text: String) -> [String] {
        parse(text).declarations.filter { [.function, .initializer, .subscript].contains($0.kind) }
            .filter { declaration in declaration.parameters.filter { $0.label == nil }.count >= 6 }
            .map { "\($0.name), line \($0.location.line)" }
    }

    @Test("A call says what its values are: at most five parameters have no label")
    func atMostFiveParametersHaveNoLabel() throws {
        let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
        let sources = URL(fileURLWithPath: package + "/Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        let paths = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(paths.count > 400)
        for path in paths {
            let text = try String(contentsOf: path, encoding: .utf8)
            #expect(findings(in: text).isEmpty, "\(path.lastPathComponent)")
        }
    }

    @Test("Six parameters without a label are found")
    func sixParametersAreFound() {
        let text = """
            extension A {
                private func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, f: Int) {}
                private func six(_ a: Int, _ b: [Int: Int], _ c: (Int, Int), _ d: Int, _ e: Int, _ f: Int, g: Int) {}
            }
            """
        #expect(findings(in: text) == ["six, line 3"])
    }
}
