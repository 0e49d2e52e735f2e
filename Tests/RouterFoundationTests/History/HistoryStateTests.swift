import Foundation
import RouterFoundation
import RouterPipeline
@_spi(Locks) import RouteTables
import Testing

/// The table of the article "What can happen to a history", state by state: every lost record is reported.
@Suite struct HistoryStateTests {
    let folder = TemporaryFolder()
    let noon = Date(timeIntervalSince1970: 1_543_665_600)
    let losses = Lock<[FileHistoryError]>([])

    var messages: [String] { losses.withLock { $0.map(\.description) } }
    var lostURLs: [String] { losses.withLock { $0.compactMap(\.record?.url) } }
    var path: String { folder.url.path }
    var log: String { "\(path)/2018-12-01.log" }

    func history(keeping days: Int? = nil, in timeZone: TimeZone = .gmt) -> FileHistory {
        FileHistory(in: folder.url, timeZone: timeZone, keeping: days) { [losses] error in
            guard let error = error as? FileHistoryError else { return }
            losses.withLock { $0.append(error) }
        }
    }

    func note(_ url: String, in history: FileHistory) { history.record(RouteRecord(date: noon, url: url)) }

    func line(_ url: String) -> String { "2018-12-01 12:00:00  \(url)  {}\n" }

    @Test("After a restart on the same day, records are appended")
    func theFirstRecordAfterARestartOnTheSameDay() throws {
        note("//a", in: history())
        note("//b", in: history())
        #expect(try folder.text("2018-12-01.log") == line("//a") + line("//b"))
        #expect(messages.isEmpty)
    }

    @Test(
        "After a restart, a line of any length is kept, and an incomplete one is no record",
        arguments: [0, 1, 4095, 4096, 4097, 65_535, 65_536, 65_537, 200_000]
    )
    func aRestartAfterALineOfAnyLength(_ length: Int) throws {
        let url = "//a" + String(repeating: "x", count: length)
        note(url, in: history())
        note("//b", in: history())
        #expect(try folder.text("2018-12-01.log") == line(url) + line("//b"))
        for torn in [line(url).dropLast(2), line(url).dropLast(length / 2 + 20)] {
            try folder.write(line("//a") + torn, to: "2018-12-01.log")
            note("//c", in: history())
            #expect(try folder.text("2018-12-01.log") == line("//a") + torn + "\n" + line("//c"))
            #expect(try history().records(on: noon).map(\.url) == ["//a", "//c"])
        }
        #expect(messages.isEmpty)
    }

    @Test("If the folder is deleted, a new one is created")
    func theFolderIsDeletedMeanwhile() throws {
        let history = history()
        note("//a", in: history)
        try FileManager.default.removeItem(at: folder.url)
        note("//b", in: history)
        #expect(try folder.text("2018-12-01.log") == line("//b"))
        #expect(messages.isEmpty)
    }

    @Test("If the file is renamed, records go to a new one") func theFileIsRenamedMeanwhile() throws {
        let history = history()
        note("//a", in: history)
        try FileManager.default.moveItem(atPath: log, toPath: "\(path)/old")
        note("//b", in: history)
        #expect(try folder.text("old") == line("//a"))
        #expect(try folder.text("2018-12-01.log") == line("//b"))
        #expect(messages.isEmpty)
    }

    @Test("If the file is truncated, the next record begins a line") func theFileIsTruncatedMeanwhile() throws {
        let history = history()
        for url in ["//a", "//b"] { note(url, in: history) }
        #expect(truncate(log, off_t(line("//a").utf8.count + 5)) == 0)
        note("//c", in: history)
        #expect(try folder.text("2018-12-01.log") == line("//a") + "2018-\n" + line("//c"))
        #expect(truncate(log, 0) == 0)
        note("//d", in: history)
        #expect(try folder.text("2018-12-01.log") == line("//d"))
        #expect(messages.isEmpty)
    }

    @Test("If another file replaces the history's file, records are appended to it")
    func anotherFileReplacesIt() throws {
        let history = history()
        note("//a", in: history)
        try folder.write(line("//other"), to: "new")
        #expect(rename("\(path)/new", log) == 0)
        note("//b", in: history)
        #expect(try folder.text("2018-12-01.log") == line("//other") + line("//b"))
        #expect(messages.isEmpty)
    }

    @Test("While a file is in the place of the folder, records are lost and the file is unchanged")
    func theFolderIsReplacedByAFile() throws {
        let history = history()
        note("//a", in: history)
        try FileManager.default.removeItem(at: folder.url)
        try Data("mine".utf8).write(to: folder.url)
        note("//b", in: history)
        #expect(lostURLs == ["//b"])
        #expect(try Data(contentsOf: folder.url) == Data("mine".utf8))
        #expect(throws: FileHistoryError.self) { try history.records(on: noon) }
        try FileManager.default.removeItem(at: folder.url)
        note("//c", in: history)
        #expect(try folder.text("2018-12-01.log") == line("//c"))
    }

    /// Something other than a log at a log's path: the history does not write through it, remove it, or wait for it.
    enum Obstacle: String, CaseIterable {
        case link, danglingLink, folder, pipe, socket, device
    }

    private func place(_ obstacle: Obstacle, at path: String) throws -> Bool {
        switch obstacle {
        case .link: return symlink("target", path) == 0
        case .danglingLink: return symlink("nowhere", path) == 0
        case .folder: return mkdir(path, 0o700) == 0
        case .pipe: return mkfifo(path, 0o600) == 0
        case .socket: return mknod(path, S_IFSOCK | 0o600, 0) == 0
        // The numbers of a null device on Linux. Only root can create one.
        case .device: return mknod(path, S_IFCHR | 0o600, 0x103) == 0
        }
    }

    @Test("A file that is not regular is not opened", arguments: Obstacle.allCases)
    func somethingElseStandsInItsPlace(_ obstacle: Obstacle) throws {
        try folder.write("precious", to: "target")
        guard try place(obstacle, at: log) else { return }
        let before = folder.names
        let history = history(keeping: 1)
        note("//a", in: history)
        #expect(lostURLs == ["//a"])
        let problem = "cannot be opened: it is not a regular file; remove it"
        #expect(messages == ["the history's file \(log) \(problem)"])
        #expect(throws: (any Error).self) { try history.records(on: noon) }
        #expect(folder.names == before)
        #expect(try folder.text("target") == "precious")
        // Nor is it one of the old files, once it is old.
        history.record(RouteRecord(date: noon + 86_400, url: "//b"))
        #expect(folder.names == (before + ["2018-12-02.log"]).sorted())
        #expect(try folder.text("target") == "precious")
    }

    @Test("A file with a second name is appended to, and loses nothing")
    func aFileWithAnotherNameIsAppendedToAndLosesNothing() throws {
        try folder.write("notes without an end", to: "notes")
        #expect(link("\(path)/notes", log) == 0)
        let history = history(keeping: 1)
        note("//a", in: history)
        #expect(try folder.text("notes") == "notes without an end\n" + line("//a"))
        history.record(RouteRecord(date: noon + 86_400, url: "//b"))
        #expect(folder.names == ["2018-12-02.log", "notes"])
        #expect(messages.isEmpty)
    }

    @Test("Files of later days do not count and remain") func filesOfLaterDaysNeitherCountNorGo() throws {
        for day in ["2018-11-29", "2018-11-30", "2030-01-01", "2030-01-02", "9999-12-30"] {
            try folder.write(line("//\(day)"), to: "\(day).log")
        }
        note("//a", in: history(keeping: 2))
        #expect(
            folder.names == [
                "2018-11-30.log", "2018-12-01.log", "2030-01-01.log", "2030-01-02.log", "9999-12-30.log",
            ]
        )
    }

    @Test("The current file is kept, whatever the limit is", arguments: [-5, 0, 1])
    func theCurrentFileIsKeptWhateverTheLimitIs(_ limit: Int) throws {
        let history = history(keeping: limit)
        for day in [0, 1, -3, 1] {
            history.record(RouteRecord(date: noon + Double(day) * 86_400, url: "//a"))
        }
        #expect(folder.names == ["2018-12-02.log"])
        #expect(messages.isEmpty)
    }

    @Test("A record goes to the file of its day, even if the clock goes back") func theClockGoesBackAndForth() throws {
        let history = history()
        for day in [0.0, 86_400, 0, -86_400, 86_400] {
            history.record(RouteRecord(date: noon + day, url: "//\(Int(day))"))
        }
        #expect(try history.records(on: noon).map(\.url) == ["//0", "//0"])
        #expect(try history.records(on: noon + 86_400).map(\.url) == ["//86400", "//86400"])
        #expect(try history.records(on: noon - 86_400).map(\.url) == ["//-86400"])
    }

    @Test("After a change of the time zone, a record goes to the file of the new local day")
    func theTimeZoneChanges() throws {
        let west = try #require(TimeZone(secondsFromGMT: -13 * 3600))
        note("//a", in: history())
        note("//b", in: history(in: west))
        #expect(folder.names == ["2018-11-30.log", "2018-12-01.log"])
        #expect(try history(in: west).records(on: noon).map(\.url) == ["//b"])
        // Half past two does not exist in Berlin in the night of the change, but does where the line was written.
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let line = "2024-03-31 02:30:00  //a  {}"
        #expect(RouteRecord(line: line, in: berlin)?.url == "//a")
    }

    @Test("A time that occurs twice is read as the first") func repeatedHour() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        // Half past two in summer time, and an hour later.
        let first = Date(timeIntervalSince1970: 1_729_989_000)
        for date in [first, first + 3_600] {
            let line = RouteRecord(date: date, url: "//a").line(in: berlin)
            #expect(line == "2024-10-27 02:30:00  //a  {}")
            #expect(RouteRecord(line: line, in: berlin)?.date == first)
        }
    }

    @Test(
        "A record can have any date",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -62_200_000_000, 300_000_000_000]
    )
    func anyDate(_ seconds: Double) throws {
        let history = history()
        let date = Date(timeIntervalSince1970: seconds)
        history.record(RouteRecord(date: date, url: "//a"))
        #expect(try history.records(on: date).map(\.url) == ["//a"])
        #expect(folder.names.allSatisfy { $0.utf8.count == 14 })
        #expect(messages.isEmpty)
    }

    @Test("Line breaks and combining marks cannot break a record's line")
    func recordsWithLineBreaksAndCombiningMarks() throws {
        var late = RouteRecord(date: noon, url: "//a")
        late.url = "//b\n2018-12-01 12:00:00  //forged  {}"
        late.parameters = "{\"a\":1,\r\n\"b\":2}\n"
        let records = [
            RouteRecord(date: noon, url: "\u{301}//a\r\n\u{2028}\u{301}", parameters: "{\n\t\"a\": \"\u{301}\"\r\n}"),
            late,
            RouteRecord(date: noon, url: ""),
        ]
        let history = history()
        for record in records { history.record(record) }
        let read = try history.records(on: noon)
        #expect(read.map(\.url) == [records[0].url, "//b%0A2018-12-01%2012:00:00%20%20//forged%20%20{}", ""])
        #expect(read.map(\.parameters) == [records[0].parameters, "{\"a\":1,  \"b\":2} ", "{}"])
    }

    @Test("A record can have a megabyte") func aRecordOfAMegabyte() throws {
        let url = "//a?" + String(repeating: "ü", count: 1 << 19)
        let history = history()
        note(url, in: history)
        note("//b", in: history)
        #expect(try history.records(on: noon).map(\.url.utf8.count) == [url.utf8.count, 3])
    }

    @Test("Several histories in one process can write to the same file")
    func severalHistoriesInOneProcessCanWriteToTheSameFile() async throws {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<6 {
                let history = history(keeping: 1)
                group.addTask { [noon] in
                    for record in 0..<100 {
                        history.record(RouteRecord(date: noon, url: "//\(number)/\(record)"))
                    }
                }
            }
        }
        #expect(Set(try history().records(on: noon).map(\.url)).count == 600)
        #expect(messages.isEmpty)
    }

    @Test(
        "Without access to the folder or the file, records are lost and the loss is reported",
        .enabled(if: geteuid() != 0, "root may write anywhere")
    )
    func aFolderWithoutAccess() throws {
        try folder.write("", to: "other")
        chmod(path, 0o500)
        let history = history()
        note("//a", in: history)
        #expect(messages == ["the history's file \(log) cannot be opened: Permission denied"])
        chmod(path, 0o700)
        note("//b", in: history)
        #expect(try folder.text("2018-12-01.log") == line("//b"))
        chmod(log, 0o400)
        note("//c", in: self.history())
        #expect(lostURLs == ["//a", "//c"])
    }

    #if os(Linux)
        @Test("A folder in which no file can be created loses the record") func aFolderInWhichNothingCanBeMade() {
            let history = FileHistory(in: URL(fileURLWithPath: "/proc/self/fdinfo"), timeZone: .gmt) { [losses] error in
                guard let error = error as? FileHistoryError else { return }
                losses.withLock { $0.append(error) }
            }
            for url in ["//a", "//b"] { note(url, in: history) }
            #expect(lostURLs == ["//a", "//b"])
        }
    #endif
}
