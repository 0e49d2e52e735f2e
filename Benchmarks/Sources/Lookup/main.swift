import Foundation
import RouterDynamic

// Compares lookups with a dictionary and with Hummingbird's router, in generated sets and in the files of a folder
// (`ROUTE_SETS`, or the first argument). With `--hostile`, only hostile URLs are measured. `calls.sh` counts instructions.

var arguments = Array(CommandLine.arguments.dropFirst())
let onlyHostile = arguments.contains("--hostile")
arguments.removeAll { $0 == "--hostile" }
let folder = arguments.first ?? ProcessInfo.processInfo.environment["ROUTE_SETS"]
var sets = [RouteSet.api(), .files(), .app(200), .app(10_000)]
if let folder {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }.sorted()
    sets += try files.map { try RouteSet(file: "\(folder)/\($0)") }
}
do {
    if !onlyHostile {
        print(SetComparison.header)
        for set in sets { print(try SetComparison(set).row) }

        let (small, large) = (RouteSet.app(200), RouteSet.app(10_000))
        let (smallMatcher, largeMatcher) = (try small.matcher(), try large.matcher())
        var growth = Contest()
        growth.add(small.paths.count) { small.paths.reduce(0) { $0 &+ lookUp(smallMatcher, $1) } }
        growth.add(large.paths.count) { large.paths.reduce(0) { $0 &+ lookUp(largeMatcher, $1) } }
        let costs = growth.costs()
        print(
            "\n10,000 routes, times 200 (at most 2): \(Table.number(costs[1].nanoseconds / costs[0].nanoseconds, 2))\n"
        )

        print(KindComparison.header)
        for row in try KindComparison().rows { print(row) }
    }

    print("\n" + HostileComparison.header)
    for (name, patterns) in HostileTables.all { print(try HostileComparison(name: name, patterns: patterns).row) }
    for set in sets { print(try HostileComparison(name: set.name, patterns: set.patterns).row) }
} catch {
    print(error)
    exit(1)
}
