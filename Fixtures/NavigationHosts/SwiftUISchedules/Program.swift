import Foundation
import Model
import SwiftUI

/// Runs random schedules of users, pages, links and windows against the host for SwiftUI.
///
///     SwiftUISchedules                 the rules, the known failures, and 10,000 schedules
///     SwiftUISchedules 1000000         as many schedules
///     SwiftUISchedules --find 10000    the smallest schedules of all causes in as many
///     SwiftUISchedules --rules         the rules, as in `Documentation/Platforms.md`
///     SwiftUISchedules --off-main      SwiftUI reads bindings on a thread of its own
@main
@MainActor
enum Program {
    static func main() {
        ModelTime.begin()
        let arguments = Array(CommandLine.arguments.dropFirst())
        let count = arguments.last.flatMap { UInt64($0) } ?? 10_000
        if arguments.first == "--rules" { return SwiftUIRule.allCases.forEach { print($0.row) } }
        if arguments.first == "--off-main" { return readOffMain() }
        if arguments.first == "--find" { return find(seeds: 0..<count) }
        let checks = Checks()
        RuleChecks.run(checks)
        checks.finish()
        var errors = SwiftUIFailure.all.compactMap(\.error) + SwiftUIFailure.mended.compactMap(\.relapse)
        if trapsOffMain { errors.append("a binding that is read on another thread ends the app") }
        errors += run(seeds: 0..<count)
        for error in errors { print(error) }
        let known = SwiftUIFailure.all.count
        print(
            "\(SwiftUIRule.allCases.count) rules, \(known) known failures, \(count) schedules: \(errors.count) errors"
        )
    }

    /// Runs schedules, and returns the first ones that fail in a way that is not known.
    private static func run(seeds: Range<UInt64>) -> [String] {
        var errors: [String] = []
        var found: Set<String> = []
        for seed in seeds {
            let schedule = Schedule<SwiftUIWorld>(seed: seed)
            let kinds = schedule.kinds
            let known = Set(SwiftUIFailure.all.lazy.filter { $0.isExpected(in: kinds, schedule.rules) }.map(\.cause))
            SwiftUIWorld.reports = { !known.contains($0) }
            guard let problem = schedule.problem() else { continue }
            let cause = Cause(problem)
            SwiftUIWorld.reports = { $0 == cause }
            let smallest = schedule.smallest(cause.invariant)
            guard found.insert("\(cause) \(smallest.kinds)").inserted else { continue }
            errors.append("seed \(seed): [\(smallest)] \(smallest.problem()?.text ?? "")")
            if errors.count >= 20 { break }
        }
        return errors
    }

    private static func find(seeds: Range<UInt64>) {
        var found: [Cause: Int] = [:]
        for seed in seeds {
            SwiftUIWorld.reports = { found[$0, default: 0] < 3 }
            let schedule = Schedule<SwiftUIWorld>(seed: seed)
            guard let cause = schedule.problem().map(Cause.init) else { continue }
            found[cause, default: 0] += 1
            SwiftUIWorld.reports = { $0 == cause }
            let smallest = schedule.smallest(cause.invariant)
            print("seed \(seed): [\(smallest)] \(smallest.problem()?.text ?? "")")
        }
    }

    // MARK: Threads

    private static func readOffMain() {
        Interface.readingThread = { read in
            let hasRead = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                read()
                hasRead.signal()
            }
            hasRead.wait()
        }
        let rules = SwiftUIRule.usual.union([.bindingsAreReadOffMain])
        _ = Schedule<SwiftUIWorld>([.init(.push)], rules: rules).problem()
    }

    /// Whether a program ends with a signal whose bindings are read on another thread.
    private static var trapsOffMain: Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--off-main"]
        process.environment = ["SWIFT_BACKTRACE": "enable=no"]
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }
}
