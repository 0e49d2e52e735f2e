import Foundation
import RouterFoundation
import RouterPipeline
import RouterRuntime
@_spi(Locks) import RouteTables
import Testing

@Suite struct FileHistoryTests {
    let folder = TemporaryFolder()
    let noon = Date(timeIntervalSince1970: 1_543_665_600)

    var history: FileHistory { FileHistory(in: folder.url, timeZone: .gmt) }

    @Test("K11 Each request is a line, and each day a file") func k11FileADay() throws {
        let history = history
        #expect(folder.names.isEmpty)
        history.record(RouteRecord(date: noon, url: "//a"))
        history.record(RouteRecord(date: noon + 43_199, url: "//b"))
        history.record(RouteRecord(date: noon + 43_200, url: "//c"))
        #expect(folder.names == ["2018-12-01.log", "2018-12-02.log"])
        #expect(try folder.text("2018-12-01.log") == "2018-12-01 12:00:00  //a  {}\n2018-12-01 23:59:59  //b  {}\n")
        #expect(try folder.text("2018-12-02.log") == "2018-12-02 00:00:00  //c  {}\n")
        #expect(try history.records(on: noon).map(\.url) == ["//a", "//b"])
        #expect(try history.records(on: noon - 86_400).isEmpty)
    }

    @Test("After an incomplete last line of any length, the next record begins a line", arguments: [1, 10_000])
    func incompleteLastLine(_ length: Int) throws {
        let torn = "2018-12-01 11:00:01  //b?" + String(repeating: "x", count: length)
        for text in ["2018-12-01 11:00:00  //a  {}\n" + torn, torn] {
            try folder.write(text, to: "2018-12-01.log")
            history.record(RouteRecord(date: noon, url: "//c"))
            #expect(try folder.text("2018-12-01.log") == text + "\n2018-12-01 12:00:00  //c  {}\n")
            #expect(try history.records(on: noon).map(\.url) == (text == torn ? ["//c"] : ["//a", "//c"]))
        }
    }

    @Test("A last line that lacks only its line break is kept") func aLastLineThatOnlyLacksItsEndIsKept() throws {
        try folder.write("2018-12-01 11:00:00  //a  {}", to: "2018-12-01.log")
        history.record(RouteRecord(date: noon, url: "//c"))
        #expect(try folder.text("2018-12-01.log") == "2018-12-01 11:00:00  //a  {}\n2018-12-01 12:00:00  //c  {}\n")
    }

    @Test("Old files of the history are removed, and other files remain")
    func oldFilesOfTheHistoryAreRemovedAndOtherFilesRemain() throws {
        for name in ["2018-11-28.log", "2018-11-29.log", "2018-11-30.log", "notes.log", "2018-11-28.txt"] {
            try folder.write("", to: name)
        }
        FileHistory(in: folder.url, timeZone: .gmt, keeping: 2).record(RouteRecord(date: noon, url: "//a"))
        #expect(folder.names == ["2018-11-28.txt", "2018-11-30.log", "2018-12-01.log", "notes.log"])
    }

    @Test("Errors are reported and have no other effect") func errorsAreReportedAndHaveNoOtherEffect() throws {
        try folder.write("a file", to: "file")
        let errors = Lock<[String]>([])
        let history = FileHistory(in: folder.url.appendingPathComponent("file")) { error in
            errors.withLock { $0.append("\(error)") }
        }
        let router = Router(try .echoes())
        router.keepHistory(history)
        #expect(try router.call("//SwiftClass/double?test=333", as: Int.self) == 666)
        #expect(errors.withLock { $0.count } == 1)
    }

    @Test("No record of eight threads is lost") func recordsOfManyThreadsAreAllThere() async throws {
        let history = history
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<8 {
                group.addTask { [noon] in
                    for number in 0..<200 { history.record(RouteRecord(date: noon, url: "//\(thread)/\(number)")) }
                }
            }
        }
        let urls = try history.records(on: noon).map(\.url)
        #expect(urls.count == 1600 && Set(urls).count == 1600)
    }
}
