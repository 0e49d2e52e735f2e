import Foundation

/// Patterns with a path that each matches and the values it captures.
struct RouteSet {
    var name: String
    var patterns: [String] = []
    var paths: [String] = []
    var values: [[String]] = []

    /// Reads a file of lines `pattern TAB path TAB values`.
    init(file: String) throws {
        name = String(file.split(separator: "/").last ?? "").replacing(".txt", with: "")
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            patterns.append(String(fields[0]))
            // A string of its own, native and not a slice of the file.
            paths.append(String(decoding: Array(fields[1].utf8), as: UTF8.self))
            values.append(
                fields.count > 2 && !fields[2].isEmpty ? fields[2].split(separator: ",").map(String.init) : []
            )
        }
    }
}
