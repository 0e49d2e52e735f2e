import Foundation
import FuzzSupport
import RouterFoundation
import RouterPipeline

/// Keeps a history in a folder that a script changes.
///
/// Each two bytes are an operation.
///
/// Every record that was acknowledged, and that no operation has destroyed, must exist once and be complete.
@main enum FoldersTarget: FuzzTarget {
    private static let operationLimit = 24

    static func test(_ input: UnsafeRawBufferPointer) {
        var script = Script()
        defer { script.folder.remove() }
        var index = 0
        while index + 1 < input.count, index < operationLimit * 2 {
            script.perform(input[index], input[index + 1])
            script.check()
            index += 2
        }
    }
}

/// The operations so far, and the expected records.
private struct Script {
    let folder = Folder()
    private let errors = Errors()
    private var histories: [FileHistory] = []
    /// The expected lines, by the name of the file.
    private var expected: [String: Set<String>] = [:]
    private var count = 0
    private var log = ""

    /// Endings of URLs: texts at which a line could be torn, and texts longer than the part of a file that is read at
    /// once.
    private static let endings = [
        "", " ", "\n", "%", "é", "  {}", "\u{0}", "?a=" + String(repeating: "b", count: 5_000),
    ]
    /// Noon on 1 December 2018.
    private static let noon = Date(timeIntervalSince1970: 1_543_665_600)

    init() { histories = [start(), start()] }

    private func start(keeping days: Int? = nil) -> FileHistory {
        FileHistory(in: folder.url, timeZone: .gmt, keeping: days) { [errors] in errors.note($0) }
    }

    mutating func perform(_ operation: UInt8, _ argument: UInt8) {
        let day = Int(argument >> 5)
        let name = Self.name(day: day)
        let number = Int(argument & 31)
        switch operation % 12 {
        case 0, 1, 2: record(instance: Int(operation % 2), day: day, number)
        case 3:
            note("restart \(day & 1)")
            histories[day & 1] = start()
        case 4:
            note("restart \(day & 1) keeping \(number % 4 + 1)")
            histories[day & 1] = start(keeping: number % 4 + 1)
        case 5:
            note("cut \(number) from \(name)")
            folder.cut(number, from: name)
        case 6:
            note("tear \(name)")
            folder.create()
            folder.append("2018-12-0\(day + 1) 11:00:00  //torn  {\"a", to: name)
        case 7:
            note("add a line without an end to \(name)")
            folder.create()
            folder.append("2018-12-0\(day + 1) 11:00:00  //whole  {}", to: name)
        case 8:
            note("delete \(name)")
            folder.delete(name)
        case 9:
            note("replace \(name) by a folder")
            folder.create()
            folder.replaceByFolder(name)
        case 10:
            note("link \(name)")
            folder.create()
            folder.replaceByLink(name, to: number < 8 ? "nowhere/at/all" : number < 16 ? name : "other.txt")
        default:
            note("remove the folder")
            folder.remove()
        }
        if operation % 12 > 4 { forgetWhatIsDestroyed() }
    }

    private mutating func record(instance: Int, day: Int, _ number: Int) {
        count += 1
        let ending = Self.endings[number % Self.endings.count]
        let record = RouteRecord(
            date: Self.noon + Double(day) * 86_400 + Double(number),
            url: "//r/\(count)\(ending)",
            parameters: number < 16 ? "{}" : #"{"n":\#(number)}"#
        )
        let name = Self.name(day: day)
        note("record \(count) of \(name) by \(instance)")
        let namesBefore = folder.names
        errors.clear()
        histories[instance].record(record)
        // The files that the history does not keep are gone, but never the current one.
        for gone in namesBefore where !folder.names.contains(gone) {
            require(gone != name, "the file that is written is removed: \(log)")
            require(folder.names.contains { $0 > gone }, "the newest file is removed: \(log)")
            expected[gone] = nil
        }
        if errors.isEmpty { expected[name, default: []].insert(record.line(in: .gmt)) }
    }

    /// Lines that the script has cut or deleted are no longer expected.
    private mutating func forgetWhatIsDestroyed() {
        for (name, lines) in expected {
            let found = Set(folder.lines(name).map { String(decoding: $0, as: UTF8.self) })
            expected[name] = lines.intersection(found)
        }
    }

    func check() {
        for (name, lines) in expected where !lines.isEmpty {
            let found = folder.lines(name).map { String(decoding: $0, as: UTF8.self) }
            for line in lines {
                let count = found.count { $0 == line }
                require(count == 1, "'\(line)' is there \(count) times: \(log)")
            }
        }
    }

    private static func name(day: Int) -> String { "2018-12-0\(day + 1).log" }

    private mutating func note(_ text: String) { log += "\n- \(text)" }
}

/// What the history reports as lost.
private final class Errors: @unchecked Sendable {
    private var noted: [String] = []
    var isEmpty: Bool { noted.isEmpty }

    func note(_ error: any Error) { noted.append("\(error)") }
    func clear() { noted = [] }
}
