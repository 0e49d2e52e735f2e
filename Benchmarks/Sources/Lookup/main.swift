import Dispatch
import Foundation
import RouterRuntime

// Looks up every path of the route sets in a folder (`ROUTE_SETS`, or the first argument) and compares with one look-up of
// the same path in a dictionary. With `--instructions NAME` it only looks up, for callgrind:
// valgrind --tool=callgrind --toggle-collect='*lookUp*' Lookup FOLDER --instructions github

@inline(never)
func lookUp(_ matcher: RouteMatcher, _ path: String) -> Int {
    var entry = -1
    _ = try? matcher.withFirstMatch(in: path) { match in entry = match.entry }
    return entry
}

@inline(never)
func lookUp(_ dictionary: [String: Int], _ path: String) -> Int { dictionary[path] ?? -1 }

/// The best time of seven for one of `count` look-ups, in nanoseconds.
func nanoseconds(_ count: Int, _ body: () -> Int) -> Double {
    let rounds = max(1, 200_000 / count)
    var best = Double.infinity
    var sum = 0
    for _ in 0..<7 {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<rounds { sum &+= body() }
        best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds * count))
    }
    // The sum is used, so that no look-up is optimised away.
    return sum == .min ? .infinity : best
}

/// Every path leads to its own pattern, and gives its own values.
func verify(_ set: RouteSet, _ matcher: RouteMatcher) throws {
    for (index, path) in set.paths.enumerated() {
        guard let match = try matcher.firstMatch(in: path), set.patterns[match.entry] == set.patterns[index] else {
            print("\(path) does not lead to \(set.patterns[index])")
            exit(1)
        }
        let values = set.values[index].indices.map { match.text(ofCapture: $0) ?? "" }
        guard values == set.values[index] else {
            print("\(path) gives \(values), not \(set.values[index])")
            exit(1)
        }
    }
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first ?? ProcessInfo.processInfo.environment["ROUTE_SETS"] else {
    print("usage: Lookup FOLDER [--instructions NAME]")
    exit(2)
}
let counted = arguments.count > 2 ? arguments.last : nil
let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }.sorted()
for file in files where counted == nil || file == "\(counted ?? "").txt" {
    let set = try RouteSet(file: "\(folder)/\(file)")
    var encoder = RouteMatcherEncoder()
    for pattern in set.patterns { encoder.add(try RoutePattern(pattern)) }
    let matcher = RouteMatcher(try encoder.encode())
    guard counted == nil else {
        print(set.name, set.paths.count, set.paths.reduce(0) { $0 &+ lookUp(matcher, $1) })
        continue
    }
    try verify(set, matcher)
    let dictionary = Dictionary(set.paths.enumerated().map { ($1, $0) }) { first, _ in first }
    let ours = nanoseconds(set.paths.count) { set.paths.reduce(0) { $0 &+ lookUp(matcher, $1) } }
    let theirs = nanoseconds(set.paths.count) { set.paths.reduce(0) { $0 &+ lookUp(dictionary, $1) } }
    let format = "%-12@ %6d routes  %6.1f ns  dictionary %6.1f ns  ratio %.2f"
    print(String(format: format, set.name as NSString, set.patterns.count, ours, theirs, ours / theirs))
}
