import Foundation
@_spi(Benchmarks) import RouteGenCore
@_spi(Benchmarks) import RouterDynamic

/// Patterns with a path that each matches and the values it captures.
struct RouteSet {
    var name: String
    var patterns: [String] = []
    var paths: [String] = []
    var values: [[String]] = []

    init(name: String) { self.name = name }

    /// Reads a file of lines `pattern TAB path TAB values`.
    init(file: String) throws {
        self.init(name: String(file.split(separator: "/").last ?? "").replacing(".txt", with: ""))
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            add(
                String(fields[0]),
                path: String(fields[1]),
                fields.count > 2 && !fields[2].isEmpty ? fields[2].split(separator: ",").map(String.init) : []
            )
        }
    }

    mutating func add(_ pattern: String, path: String, _ captured: [String]) {
        patterns.append(pattern)
        paths.append(path.inOwnStorage)
        values.append(captured)
    }

    /// The table of the patterns.
    func matcher() throws -> RouteMatcher {
        var encoder = RouteMatcherEncoder()
        for pattern in patterns { encoder.add(try RoutePattern(pattern)) }
        return RouteMatcher(try encoder.encode())
    }

    /// Checks that every path leads to its own pattern and values.
    func verify(_ matcher: RouteMatcher) throws {
        for (index, path) in paths.enumerated() {
            guard let match = try matcher.firstMatch(in: path), patterns[match.patternIndex] == patterns[index] else {
                throw WrongResult(description: "\(path) does not lead to \(patterns[index])")
            }
            let found = values[index].indices.map { match.text(ofCapture: $0) ?? "" }
            guard found == values[index] else {
                throw WrongResult(description: "\(path) gives \(found), not \(values[index])")
            }
        }
    }

    struct WrongResult: Error, CustomStringConvertible {
        var description: String
    }
}
