import Foundation
import TestSupport
import Testing

/// The program `SmallStack`, while each of its threads has 512 KB of stack.
///
/// `ROUTE_SMALL_STACK_URLS=100000` sets the number of random URLs.
struct SmallStackTests {
    @Test("Nothing that takes text from outside overflows a stack of 512 KB") func smallStack() throws {
        let program = try #require(BuiltExecutable.path("SmallStack"))
        let urls = ProcessInfo.processInfo.environment["ROUTE_SMALL_STACK_URLS"] ?? "\(AllCases.share(of: 160))"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", #"ulimit -s 512 && exec "$0" "$1""#, program, urls]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["ROUTE_PROPERTY_SEED": "\(TestSeed.value)", "SWIFT_BACKTRACE": "enable=no"]
        ) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(
            text == """
                passed: URLs that once overflowed a stack
                passed: URLs up to every limit
                passed: \(urls) random URLs
                passed: patterns with nested groups
                passed: long patterns
                passed: payloads with nested values
                passed: a chain of relocations
                passed: a record of nested values
                passed: a history of nested values
                passed: models with nested values
                passed: a saved state with 1000 pages
                passed: a link above 999 parents
                passed: texts that are no saved states

                """
        )
    }
}
