import Foundation
import RouterFoundation
import TestSupport
import Testing

@Suite struct KilledProcessTests {
    let folder = TemporaryFolder()

    @Test("K11 Records survive kill -9") func k11KilledProcess() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(BuiltExecutable.path("HistoryWriter")))
        process.arguments = [folder.url.path]
        process.standardOutput = output
        try process.run()
        var printed = Data()
        while printed.split(separator: UInt8(ascii: "\n")).count < 300 {
            printed += try #require(try output.fileHandleForReading.read(upToCount: 1))
        }
        kill(process.processIdentifier, SIGKILL)
        printed += try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)

        // The last number may be printed in part only, but then its record was made.
        let count = printed.count { $0 == UInt8(ascii: "\n") }
        let name = try #require(folder.names.first)
        let text = try folder.text(name)
        let lines = text.split(separator: "\n")
        // The process may be killed while it writes the next line, of which a part is there then.
        let whole = text.hasSuffix("\n") ? lines[...] : lines.dropLast()
        #expect(whole.count >= count)
        for (number, line) in whole.enumerated() {
            let record = try #require(RouteRecord(line: String(line), in: .gmt), "\(line)")
            #expect(record.url == "//orders/\(number)")
        }
    }
}
