import Foundation

/// The text of the fixtures' sources that contain the examples of the documentation, so that the examples compile.
struct ExampleSources {
    private let text: String

    private static let folders = [
        "Fixtures/SuperApp/Sources", "Fixtures/Lineage", "Fixtures/NavigationHosts", "Fixtures/Workspace/Apps",
        "Fixtures/Workspace/Shop", "Fixtures/ExistingApps", "Fixtures/XcodeApp/App", "Tests/RouterTestSupportTests",
    ]

    init(_ folders: [String] = folders) throws {
        let texts = try folders.flatMap { folder in
            let root = SwiftBuild.root.appendingPathComponent(folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
                .filter { path in
                    [".swift", ".m", ".h"].contains { path.hasSuffix($0) } && !path.hasPrefix(".build")
                }
            return try paths.sorted().map { path in
                try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            }
        }
        self.init(texts: texts)
    }

    init(texts: [String]) {
        // A reader's clone is beside the package.
        text = texts.map { Self.withoutSpace($0).replacing("\"../../../..\"", with: "\"../RouteGen\"") }
            .joined(separator: "\n")
    }

    /// Whether one of the files contains some code, ignoring white space.
    func contain(_ code: some StringProtocol) -> Bool { text.contains(Self.withoutSpace(code)) }

    private static func withoutSpace(_ text: some StringProtocol) -> String { String(text.filter { !$0.isWhitespace }) }
}
