import Foundation

extension SwiftBuild {
    /// The paths of the sources of a module of this package, in order.
    static func sources(of module: String) -> [String] {
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent("Sources/\(module)"),
            includingPropertiesForKeys: nil
        )
        let paths = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
        return paths.filter { $0.hasSuffix(".swift") }.sorted()
    }
}
