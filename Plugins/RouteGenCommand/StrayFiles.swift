import Foundation
import PackagePlugin

/// Files in a package's folder that have a marker or settings, but belong to no target, so that they have no effect.
struct StrayFiles {
    /// The warnings, each of which says what is wrong with a file, and what to do.
    let warnings: [String]

    /// The number of files that are named.
    private static let greatestCount = 10

    init(_ package: Package, path: (URL) -> String) {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        let folders = Set(targets.map { $0.directoryURL.standardizedFileURL.path })
        let sources = Set(targets.flatMap { $0.sourceFiles.map(\.url.standardizedFileURL.path) })
        let example = targets.map { path($0.directoryURL) }.min() ?? "Sources/App"
        var warnings: [String] = []
        for file in Self.files(below: package.directoryURL) where !sources.contains(file.standardizedFileURL.path) {
            if file.lastPathComponent == TargetConfiguration.name {
                guard !folders.contains(file.deletingLastPathComponent().standardizedFileURL.path) else { continue }
                warnings.append(
                    "\(path(file)) is in no target's folder, so it has no effect; move it to that of its target, such as "
                        + "\(example)"
                )
            } else if Self.hasMarker(file) {
                warnings.append(
                    "\(path(file)) has a marker, but belongs to no target, so it has no effect; move it to the folder of "
                        + "its target, such as \(example)"
                )
            }
        }
        let rest = warnings.count - Self.greatestCount
        self.warnings =
            warnings.prefix(Self.greatestCount) + (rest > 0 ? ["\(rest) other files belong to no target"] : [])
    }

    /// The Swift files and settings below a folder, without those of other packages.
    private static func files(below folder: URL) -> [URL] {
        guard
            let entries = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: nil,
                options: [.skipsHiddenFiles]
            )
        else { return [] }
        var files: [URL] = []
        for case let file as URL in entries {
            let manifest = file.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) {
                entries.skipDescendants()
            } else if file.pathExtension == "swift" || file.lastPathComponent == TargetConfiguration.name {
                files.append(file)
            }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// Whether a line of a file starts as a marker does.
    static func hasMarker(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.drop { $0 == " " || $0 == "\t" }
            return words.hasPrefix("/// @route") || words.hasPrefix("/// @service")
        }
    }
}
