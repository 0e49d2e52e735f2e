#if canImport(Darwin)
    import MachO
#endif

/// `Documentation/Findings.md`, which explains each finding.
enum FindingsPage {
    /// The text of the page beside the executable, as in an artifact bundle, or else of the one in the package whose
    /// sources the tool was built from; `nil` if there is neither.
    static func text() -> String? {
        let places = [folder(of: executable) + "/Findings.md", package + "/Documentation/Findings.md"]
        for path in places {
            if let text = try? FileReader().read(path, { String(decoding: $0, as: UTF8.self) }) { return text }
        }
        return nil
    }

    /// The path of this program.
    private static var executable: String {
        #if canImport(Darwin)
            let path = _dyld_get_image_name(0).map { String(cString: $0) } ?? ""
        #else
            let path = "/proc/self/exe"
        #endif
        return ResolvedPaths.resolved(path) ?? ""
    }

    /// The folder four levels above this file, as the compiler has seen it: this package, or its checkout for an app.
    private static let package = (1...4).reduce(#filePath) { path, _ in folder(of: path) }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
