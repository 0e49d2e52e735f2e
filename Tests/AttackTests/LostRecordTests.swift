import Foundation
import RouterFoundation
import RouterRuntime
import TestSupport
@_spi(Locks) import RouteTables
import Testing

/// No record is lost silently, and the error closure may do anything.
@Suite struct LostRecordTests {
    /// A folder that cannot be created, because a file has its path.
    let obstacle: URL
    let folder: URL
    let noon = Date(timeIntervalSince1970: 1_543_665_600)

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("attack-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        obstacle = folder.appendingPathComponent("obstacle")
        try Data().write(to: obstacle)
    }

    private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

    @Test("The error closure may add records") func theReceiverOfALossMayRecord() {
        defer { removeFolder() }
        let told = Log<String>()
        let itself = Holder<FileHistory>()
        let history = FileHistory(in: obstacle, timeZone: .gmt) { [noon] error in
            told.note((error as? FileHistoryError)?.record?.url ?? "-")
            itself.value?.record(RouteRecord(date: noon, url: "//inside"))
        }
        itself.value = history
        history.record(RouteRecord(date: noon, url: "//a"))
        history.record(RouteRecord(date: noon, url: "//b"))
        #expect(told.entries == ["//a", "//b"])
        itself.value = nil
    }

    @Test("Two error closures may add records to each other's history") func twoReceiversMayRecordInEachOthersHistory()
    {
        defer { removeFolder() }
        let told = Log<String>()
        let (first, second) = (Holder<FileHistory>(), Holder<FileHistory>())
        first.value = FileHistory(in: obstacle) { _ in
            told.note("first")
            second.value?.record(RouteRecord(date: Date(), url: "//b"))
        }
        second.value = FileHistory(in: obstacle) { _ in
            told.note("second")
            first.value?.record(RouteRecord(date: Date(), url: "//a"))
        }
        first.value?.record(RouteRecord(date: noon, url: "//a"))
        #expect(told.entries == ["first", "second"])
        (first.value, second.value) = (nil, nil)
    }

    @Test("The error closure may call the router and end the history")
    func theReceiverMayCallTheRouterAndEndTheHistory() throws {
        defer { removeFolder() }
        let router = try Shop.router()
        let told = Log<String>()
        let token = Holder<RouteToken>()
        let history = FileHistory(in: obstacle) { error in
            told.note((error as? FileHistoryError)?.record?.url ?? "-")
            _ = try? router.call("//login")
            token.value?.remove()
        }
        token.value = router.keepHistory(history)
        _ = try router.call("//login")
        _ = try router.call("//login")
        #expect(told.entries == ["//login"])
    }

    @Test("The error closure may wait for another thread that adds records")
    func theReceiverMayWaitForAnotherThreadThatRecords() {
        defer { removeFolder() }
        let itself = Holder<FileHistory>()
        let told = Log<String>()
        let history = FileHistory(in: obstacle, timeZone: .gmt) { error in
            told.note((error as? FileHistoryError)?.record?.url ?? "-")
            guard told.entries.count == 1 else { return }
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                itself.value?.record(RouteRecord(date: Date(), url: "//other-thread"))
                done.signal()
            }
            done.wait()
        }
        itself.value = history
        history.record(RouteRecord(date: noon, url: "//a"))
        #expect(told.entries == ["//a", "//other-thread"])
        itself.value = nil
    }

    @Test("A folder with the name of a log is not a log") func aFolderNamedLikeALogIsNoLog() throws {
        defer { removeFolder() }
        let named = folder.appendingPathComponent("2001-01-01.log")
        try FileManager.default.createDirectory(at: named, withIntermediateDirectories: true)
        try Data("precious".utf8).write(to: named.appendingPathComponent("file"))
        let losses = Log<String>()
        let history = FileHistory(in: folder, timeZone: .gmt, keeping: 1) { losses.note("\($0)") }
        history.record(RouteRecord(date: noon, url: "//a"))
        #expect(try Data(contentsOf: named.appendingPathComponent("file")) == Data("precious".utf8))
        #expect(losses.entries.isEmpty)
    }

    @Test("Links among the logs are not followed") func linksAmongTheLogsAreNotFollowed() throws {
        defer { removeFolder() }
        let target = folder.appendingPathComponent("precious")
        try Data("precious".utf8).write(to: target)
        for day in ["2018-12-01", "2018-11-30", "2001-01-01"] {
            let link = folder.appendingPathComponent("\(day).log")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        }
        let losses = Log<String>()
        let history = FileHistory(in: folder, timeZone: .gmt, keeping: 1) {
            losses.note(($0 as? FileHistoryError)?.record?.url ?? "-")
        }
        history.record(RouteRecord(date: noon, url: "//a"))
        history.record(RouteRecord(date: noon + 86_400, url: "//b"))
        #expect(losses.entries == ["//a"])
        #expect(try history.records(on: noon + 86_400).map(\.url) == ["//b"])
        #expect(try Data(contentsOf: target) == Data("precious".utf8))
    }

    @Test("No URL can forge a record") func noURLForgesARecord() throws {
        defer { removeFolder() }
        let router = try Shop.router()
        let history = FileHistory(in: folder, timeZone: .gmt)
        router.keepHistory(history)
        let forged = "\n2018-12-01 12:00:00  //forged  {}\n"
        _ = try? router.call("//absent?a=\(forged)", context: ["b": forged])
        let records = try history.records(on: Date())
        #expect(records.count == 1)
        #expect(records.first?.url.hasPrefix("//absent?a=%0A2018-12-01") == true)
    }
}

/// A place for a value that a closure needs before it is created.
private final class Holder<Value: Sendable>: Sendable {
    private let content = Lock<Value?>(nil)

    var value: Value? {
        get { content.withLock { $0 } }
        set {
            // The old value is destroyed after the lock is released.
            let old = content.withLock { content in
                defer { content = newValue }
                return content
            }
            withExtendedLifetime(old) {}
        }
    }
}
