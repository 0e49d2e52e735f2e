import Foundation
import RouterDynamic
import RouterFoundation
import RouterRuntime
import TestSupport
import Testing

@Suite struct RelocationJSONTests {
    let router: Router

    init() throws { router = Router(try .echoes()) }

    private func relocate(_ json: String) throws -> RelocationReport {
        router.relocate(try RouteRelocation.decode(Data(json.utf8)))
    }

    private func refusals(_ json: String) throws -> [String] {
        try relocate(json).refused.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.message)" }
    }

    @Test("T6 TheRouter's payload can replace a path and reset it") func t6ReplaceAndReset() throws {
        #expect(
            try refusals(
                #"{"routerType": 1, "targetPath": "scheme://SwiftClass/double", "orginPath": "scheme://router/demo", "className": ""}"#
            ).isEmpty
        )
        #expect(try router.call("scheme://router/demo?test=21", as: Int.self) == 42)
        #expect(try refusals(#"[{"routerType": 4, "orginPath": "scheme://router/demo"}]"#).isEmpty)
        #expect(errorCode { try router.call("scheme://router/demo?test=21") } == .notFound)
    }

    @Test("T6 TheRouter's payload can be dictionaries") func t6Dictionaries() throws {
        let replace: [String: Any] = [
            "routerType": 1, "targetPath": "scheme://SwiftClass/double", "orginPath": "scheme://router/demo",
        ]
        let report = router.relocate(RouteRelocation.decode([replace, ["routerType": 9]]))
        #expect(Array(report.refused.keys) == [1])
        #expect(try router.call("scheme://router/demo?test=21", as: Int.self) == 42)
    }

    @Test("A payload has at most 1,000 entries") func limit() throws {
        func entries(_ count: Int) -> [[String: Any]] {
            (0..<count).map {
                ["routerType": 1, "orginPath": "//old/\($0)", "targetPath": "scheme://SwiftClass/double"]
            }
        }
        let reason = "it has 1001 entries, and at most 1000 are read"
        let (english, chinese) = (
            "the relocation of 'payload' is refused: \(reason)", "“payload”的重定位被拒绝：格式不正确（\(reason)）"
        )
        #expect(router.relocate(RouteRelocation.decode(entries(1_000))).refused.isEmpty)
        #expect(try router.call("//old/999?test=21", as: Int.self) == 42)
        let refused = router.relocate(RouteRelocation.decode(entries(1_001))).refused
        #expect(refused.values.map(\.message) == [english])
        #expect(refused.values.map { $0.message(in: .chinese) } == [chinese])
        let list = try JSONSerialization.data(withJSONObject: entries(1_001))
        let plain = (0..<1_001).map { #"{"remove": "//old/\#($0)"}"# }.joined(separator: ",")
        for json in [list, Data(#"{"version": 1, "relocations": [\#(plain)]}"#.utf8)] {
            let error = #expect(throws: RouterError.self) { try RouteRelocation.decode(json) }
            #expect(error?.code == .invalidRule)
            #expect(error?.message == english)
        }
    }

    @Test("T6 In TheRouter's payload, a reset to another target leads there") func t6ResetToAnotherTarget() throws {
        let replace =
            #"{"routerType": 1, "orginPath": "scheme://router/demo", "targetPath": "scheme://SwiftClass/double"}"#
        #expect(try refusals(replace).isEmpty)
        let id = UUID()
        let other =
            #"{"routerType": 4, "orginPath": "scheme://router/demo", "targetPath": "scheme://values/uuid/\#(id)"}"#
        #expect(try refusals(other).isEmpty)
        #expect(try router.call("scheme://router/demo", as: UUID.self) == id)
        let itself = #"{"routerType": 4, "orginPath": "scheme://router/demo", "targetPath": "scheme://router/demo"}"#
        #expect(try refusals(itself).isEmpty)
        #expect(errorCode { try router.call("scheme://router/demo") } == .notFound)
        #expect(
            try refusals(#"{"routerType": 4, "orginPath": "//router/demo", "targetPath": "//nowhere"}"#) == [
                "0 the relocation of '//router/demo' is refused: no route takes the target '//nowhere'"
            ]
        )
    }

    @Test("T6 TheRouter's payload can add a path with parameters, which can be undone") func t6Add() throws {
        let report = try relocate(
            #"[{"routerType": "2", "path": "scheme://router/demo5", "className": "double", "params": {"test": 21, "x": true, "none": null}}]"#
        )
        #expect(report.refused.isEmpty)
        #expect(try router.call("scheme://router/demo5", as: Int.self) == 42)
        report.token.remove()
        #expect(errorCode { try router.call("scheme://router/demo5") } == .notFound)
    }

    @Test("T6 TheRouter's payload can delete a path") func t6Delete() throws {
        #expect(try refusals(#"[{"routerType": 3, "path": "scheme://SwiftClass/double"}]"#).isEmpty)
        #expect(errorCode { try router.call("scheme://SwiftClass/double?test=21") } == .notFound)
    }

    @Test("The plain format is parsed") func theCleanForm() throws {
        let json = """
            {"version": 1, "relocations": [
                {"replace": "//router/:id", "target": "//values/uuid/:id"},
                {"add": "//twice", "handler": "double", "parameters": {"test": "4"}},
                {"remove": "//values/url"}
            ]}
            """
        #expect(try refusals(json).isEmpty)
        let id = UUID()
        #expect(try router.call("//router/\(id)", as: UUID.self) == id)
        #expect(try router.call("//twice", as: Int.self) == 8)
        #expect(errorCode { try router.call("//values/url?to=a:b") } == .notFound)
        #expect(try refusals(#"{"version": 1, "relocations": [{"reset": "*"}]}"#).isEmpty)
        #expect(try router.call("//values/url?to=a:b", as: URL.self) == URL(string: "a:b"))
    }

    @Test("T6 A refused entry is listed, and does not affect the others") func t6Refusals() throws {
        let json = """
            [
                {"routerType": 9, "path": "//a"},
                {"routerType": 1, "originPath": "//a", "targetPath": "//b"},
                3,
                {"routerType": 1, "orginPath": "//router/demo", "targetPath": "//SwiftClass/double"},
                {"routerType": 2, "path": "//b", "className": "double", "params": {"test": []}},
                {"routerType": 1, "orginPath": "//c", "targetPath": "//nowhere"},
                {"routerType": 3},
                {"routerType": true, "orginPath": "//router/demo", "targetPath": "//SwiftClass/double"}
            ]
            """
        #expect(
            try refusals(json) == [
                "0 the relocation of 'entry 0' is refused: 'routerType' must be 1 (replace), 2 (add), 3 (delete) or 4 (reset)",
                "1 the relocation of 'entry 1' is refused: 'orginPath' must be a non-empty text",
                "2 the relocation of 'entry 2' is refused: it must be an object",
                "4 the relocation of 'entry 4' is refused: 'test' in 'params' must be a text, a number, true or false",
                "5 the relocation of '//c' is refused: no route takes the target '//nowhere'",
                "6 the relocation of 'entry 6' is refused: 'path' or 'orginPath' must be a non-empty text",
                "7 the relocation of 'entry 7' is refused: 'routerType' must be 1 (replace), 2 (add), 3 (delete) or 4 (reset)",
            ]
        )
        #expect(try router.call("//router/demo?test=21", as: Int.self) == 42)
    }

    @Test("The payloads in the documentation are read") func documentation() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/RouterFoundation/Relocation/RouteRelocation+JSON.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        let blocks = source.matches(of: #/```json\n(?<json>(?s).*?)\n\s+///\s```/#)
        #expect(blocks.count == 2)
        for block in blocks {
            let json = block.json.replacing("    /// ", with: "")
            let relocations = try RouteRelocation.decode(Data(json.utf8))
            #expect(relocations.count == 4)
            for relocation in relocations {
                if case .malformed(_, let reason) = relocation.change { Issue.record("\(reason)") }
            }
        }
    }

    @Test(
        "A malformed payload is an error",
        arguments: [
            ("{", "it is not JSON"), ("3", "it is not JSON"), (#"{"relocations": []}"#, "'version' must be 1"),
            (#"{"version": true, "relocations": []}"#, "'version' must be 1"),
            (#"{"version": 1, "relocations": {}}"#, "'relocations' must be an array"),
        ]
    )
    func aMalformedPayloadIsAnError(_ json: String, _ reason: String) throws {
        let error = #expect(throws: RouterError.self) { try RouteRelocation.decode(Data(json.utf8)) }
        #expect(error?.message == "the relocation of 'payload' is refused: \(reason)")
    }

    @Test(
        "Malformed entries of the plain format are refused with a reason",
        arguments: [
            (#"{"replace": "//a", "target": "//SwiftClass/double", "with": 1}"#, "'with' is not a known key"),
            (#"{"replace": "//a", "remove": "//b"}"#, "it needs one of 'replace', 'add', 'remove' and 'reset'"),
            (#"{"add": "//a"}"#, "'handler' must be a non-empty text"),
            (#"{"remove": ""}"#, "'remove' must be a non-empty text"),
            (#"{"add": "//a", "handler": "double", "parameters": "x"}"#, "'parameters' must be an object"),
        ]
    )
    func malformedCleanEntries(_ entry: String, _ reason: String) throws {
        #expect(
            try refusals(#"{"version": 1, "relocations": [\#(entry)]}"#) == [
                "0 the relocation of 'entry 0' is refused: \(reason)"
            ]
        )
    }
}
