import Foundation
import RouterDynamic
import RouterFoundation
@_spi(Generated) import RouterRuntime
import TestSupport

/// Payloads of relocations, and what a history records of the requests that they lead to.
enum RelocationChecks {
    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handler }
    }

    private static func nested(_ count: Int, _ begin: String, _ end: String) -> String {
        String(repeating: begin, count: count) + "1" + String(repeating: end, count: count)
    }

    static func run() throws {
        let table = try RouteTable.test(
            [TestHandler(name: "open", patterns: ["//h/:id"], parameters: ["id"])],
            Dispatcher.self
        )
        for count in [1, 100, 400, 513, 100_000] {
            for (begin, end) in [("[", "]"), (#"{"a":"#, "}"), (#"[{"params":"#, "}]")] {
                let value = nested(count, begin, end)
                let router = Router(table).silent
                for payload in [
                    value, #"[{"routerType":1,"orginPath":"//h/1","targetPath":"//h/2","params":{"a":\#(value)}}]"#,
                    #"{"version":1,"relocations":[{"replace":"//h/1","target":"//h/2","parameters":{"a":\#(value)}}]}"#,
                ] {
                    guard let relocations = try? RouteRelocation.decode(Data(payload.utf8)) else { continue }
                    _ = router.relocate(relocations)
                }
                try require(router.canOpen("//h/1"), "a relocation of \(count) levels")
            }
        }
        SmallStack.passed("payloads with nested values")

        let chain = (0..<500).map { #"{"replace":"//h/\#($0)","target":"//h/\#($0 + 1)"}"# }.joined(separator: ",")
        let router = Router(table).silent
        _ = router.relocate(try RouteRelocation.decode(Data(#"{"version":1,"relocations":[\#(chain)]}"#.utf8)))
        _ = (router.canOpen("//h/1"), try? router.call("//h/1"), router.explain("//h/1"))
        SmallStack.passed("a chain of relocations")

        var value: any Sendable = "secret"
        for _ in 0..<1_000 { value = [value] as [any Sendable] }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SmallStack-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let history = FileHistory(in: folder)
        let token = router.keepHistory(history, redacting: ["password"])
        _ = try? router.call("//h/1", context: ["a": value, "password": value])
        _ = token
        SmallStack.passed("a record of nested values")

        let records = try history.records(on: Date())
        let file = try FileManager.default.contentsOfDirectory(atPath: folder.path).map(folder.appendingPathComponent)
        guard let record = records.first, let log = file.first else {
            throw Failure(description: "nothing is recorded")
        }
        var lines = try Data(contentsOf: log)
        let start = record.line(in: .current).prefix { $0 != "{" }
        for count in [100, 511, 513, 100_000] {
            for (begin, end) in [("[", "]"), (#"{"a":"#, "}")] {
                lines += Data((start + #"{"a":"# + nested(count, begin, end) + "}\n").utf8)
            }
        }
        try lines.write(to: log)
        // Foundation nests at most 512 levels.
        let read = try history.records(on: Date()).count
        try require(
            read > records.count && read < records.count + 8,
            "\(read) of \(records.count + 8) records are read"
        )
        SmallStack.passed("a history of nested values")
    }
}
