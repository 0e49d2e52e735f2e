import Foundation
import TestSupport

/// Gives everything that takes text from outside its longest and deepest input, while each thread has 512 KB of stack, as
/// threads of Apple's systems have.
///
/// The tests run the program in debug builds, and `.ci/nightly` runs it in a release build:
///
///     (ulimit -s 512 && exec SmallStack [RANDOM-URLS])
///
/// 0 leaves URLs out. It prints the name of each check that has passed. The first failure, and a stack that overflows, end it.
@main enum SmallStack {
    static let limit = 512 * 1024

    static func main() async {
        do {
            try await run()
        } catch {
            print("failed: \(error)")
            exit(1)
        }
    }

    private static func run() async throws {
        var stack = rlimit()
        #if canImport(Glibc)
            getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &stack)
        #else
            getrlimit(RLIMIT_STACK, &stack)
        #endif
        try require(stack.rlim_cur <= rlim_t(limit), "the stack has more than 512 KB: run 'ulimit -s 512' first")
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
        if count > 0 { try await URLChecks.run(randomURLs: count) }
        try PatternChecks.run()
        try RelocationChecks.run()
        try await ModelChecks.run()
        try await NavigationChecks.run()
    }

    /// Prints at once, because a stack that overflows prints nothing more.
    static func passed(_ name: String) { FileHandle.standardOutput.write(Data("passed: \(name)\n".utf8)) }
}

/// A check that has failed.
struct Failure: Error, CustomStringConvertible {
    let description: String
}

func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Failure(description: message()) }
}
