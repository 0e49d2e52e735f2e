import Foundation

/// The Swift files in some folders and their subfolders.
public enum SwiftFiles {
    /// Lists the files in a stable order.
    ///
    /// - Parameter folders: The folders to search.
    /// - Returns: The paths of their `.swift` files. Symbolic links are not followed.
    public static func list(below folders: [String]) -> [String] {
        var result: [String] = []
        for folder in folders {
            let keys: [URLResourceKey] = [.isRegularFileKey]
            let url = URL(fileURLWithPath: folder)
            guard let entries = FileManager.default.enumerator(at: url, includingPropertiesForKeys: keys) else {
                continue
            }
            for case let entry as URL in entries where entry.pathExtension == "swift" {
                guard (try? entry.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { continue }
                result.append(entry.path)
            }
        }
        return result.sorted()
    }

    /// Reads a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: Its bytes, or nothing if it is not readable.
    public static func read(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }

    /// The folders in the arguments, or else in the environment variable `SWIFT_CORPUS`.
    public static var folders: [String] {
        let arguments = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
        if !arguments.isEmpty { return Array(arguments) }
        return ProcessInfo.processInfo.environment["SWIFT_CORPUS"].map { [$0] } ?? []
    }
}
