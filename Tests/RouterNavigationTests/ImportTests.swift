import Foundation
import Testing

@Suite struct ImportTests {
    /// The hosts of interfaces are the only part of the library that needs more than the standard library.
    @Test("The library imports neither Foundation nor an interface, except for its hosts") func imports() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/RouterNavigation")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 30)
        var imported: Set<String> = []
        for file in files where !file.hasPrefix("Hosts/") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), !line.hasPrefix("//"), words.count > index + 1 else {
                    continue
                }
                imported.insert(String(words[index + 1]))
            }
        }
        #expect(imported == ["RouteTables", "RouterPlans", "RouterRuntime"])
    }
}
