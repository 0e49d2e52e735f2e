import Foundation

/// The text of SuperApp's sources, in which the examples of the documentation stand, so that they compile.
struct SuperAppSources {
    private let text: String

    init() throws {
        let root = SwiftBuild.root.appendingPathComponent("Fixtures/SuperApp/Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        text = try paths.sorted().map { path in
            Self.withoutSpace(try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
        }
        .joined(separator: "\n")
    }

    /// Whether code stands there, but for white space.
    func contain(_ code: some StringProtocol) -> Bool { text.contains(Self.withoutSpace(code)) }

    private static func withoutSpace(_ text: some StringProtocol) -> String { String(text.filter { !$0.isWhitespace }) }
}
