import Foundation
import RouterFoundation
import TestSupport
import Testing

/// Several processes share a folder, among them some that are killed or whose disk is full.
@Suite struct HistoryProcessTests {
    let folder = TemporaryFolder()

    /// A process that records, and its output.
    private struct Writer {
        let process = Process()
        private let output = Pipe()

        init(_ arguments: [String]) throws {
            process.executableURL = URL(fileURLWithPath: try #require(BuiltExecutable.path("HistoryWriter")))
            process.arguments = arguments
            process.standardOutput = output
            try process.run()
        }

        /// The whole lines that it printed until it ended.
        func lines() throws -> [String] {
            let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
    }

    private func records() throws -> [RouteRecord?] {
        try folder.names.flatMap { name in
            try folder.text(name).split(separator: "\n").map { RouteRecord(line: String($0), in: .gmt) }
        }
    }

    @Test("Processes that begin after a torn line at the same time lose no record")
    func processesAfterATornLine() throws {
        let day = RouteRecord(date: Date(), url: "").line(in: .gmt).prefix(10)
        for round in 0..<5 {
            try folder.write("\(day) 00:00:00  //whole  {}\n\(day) 00:00:00  //torn", to: "\(day).log")
            let writers = try (0..<3).map { try Writer([folder.url.path, "100", "//\(round)/\($0)"]) }
            for writer in writers { #expect(try writer.lines().count == 100) }
            // The torn line remains.
            let urls = try records().filter { $0?.url != "//whole" }.map { $0?.url }
            #expect(urls.count == 301 && Set(urls).count == 301 && urls.contains(nil))
        }
    }

    @Test("No record is lost if other processes are killed while they write")
    func processesThatAreKilledWhileOthersWrite() throws {
        let path = folder.url.path
        let victims = try (0..<3).map { try Writer([path, "100000000", "//victim\($0)", "1"]) }
        let survivor = try Writer([path, "500", "//survivor", "1"])
        #expect(try survivor.lines().count == 500)
        for victim in victims { kill(victim.process.processIdentifier, SIGKILL) }
        let counts = try victims.map { try $0.lines().count }
        let urls = Set(try records().compactMap { $0?.url })
        for number in 0..<500 { #expect(urls.contains("//survivor/\(number)")) }
        for (victim, count) in counts.enumerated() {
            for number in 0..<count { #expect(urls.contains("//victim\(victim)/\(number)")) }
        }
    }

    @Test("If the disk is full, each loss is reported") func fullDisk() throws {
        let path = folder.url.path
        let lines = try Writer([path, "100", "//orders", "1", "2000"]).lines()
        let lost = Set(lines.filter { $0.hasPrefix("lost ") }.map { String($0.dropFirst(5)) })
        let kept = try records().compactMap { $0?.url }
        #expect(!lost.isEmpty && !kept.isEmpty)
        #expect(lost.isDisjoint(with: kept))
        #expect(lost.count + kept.count == 100)
        // Once there is space again, the next record has its own line.
        #expect(try Writer([path, "1", "//later"]).lines() == ["0"])
        #expect(try records().compactMap { $0?.url } == kept + ["//later/0"])
    }

    /// Each file is removed again and again while the processes write to it.
    @Test("Processes continue to write if their files are removed") func filesThatAreRemovedMeanwhile() throws {
        let path = folder.url.path
        let writers = try (0..<2).map { try Writer([path, "300", "//\($0)", "1"]) }
        var removals = 0
        while writers.contains(where: \.process.isRunning), removals < 20 {
            for name in folder.names where unlink("\(path)/\(name)") == 0 { removals += 1 }
            usleep(500)
        }
        for writer in writers {
            let lines = try writer.lines()
            #expect(lines.count == 300 && !lines.contains { $0.hasPrefix("lost") })
        }
        #expect(!(try records()).contains(nil))
    }
}
