import Foundation

@testable import RouteTables
@_spi(Generated) @testable import RouterRuntime

/// The path constants of a generated file, read from its packed data as the running app reads them.
struct GeneratedPaths {
    private var paths: [String: RoutePath] = [:]

    /// Reads the constants of a generated text.
    ///
    /// Without packed paths, there are none.
    init(_ text: String) {
        guard let start = text.range(of: "RoutePath(paths: "),
            let first = text[start.upperBound...].firstIndex(of: "\n"),
            let end = text.range(of: #"\n *"""#, options: .regularExpression, range: first..<text.endIndex)
        else { return }
        let lines = text[text.index(after: first)..<end.lowerBound].split(separator: "\n").map { line in
            line.drop { $0 == " " }.replacing(/\\#+$/, with: "")
        }
        let packed = PackedText(Array(lines.joined().utf8))
        for constant in text.matches(of: /static var (\S+): Self \{ routePath_\((\d+)\) \}/) {
            paths[String(constant.1)] = RoutePath(packed, number: Int(constant.2) ?? -1)
        }
    }

    /// A constant as `pattern [parameters] ordinal`.
    subscript(name: String) -> String? {
        paths[name].map { "\($0.pattern) [\($0.parameters)] \($0.ordinal)" }
    }
}
