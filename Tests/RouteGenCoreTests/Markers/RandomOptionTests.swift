import Foundation
import TestSupport
import Testing

@testable import RouteGenCore

/// The findings about random options are the recorded ones, so that no change of how options are read goes unseen.
///
/// `ROUTEGEN_RECORD=1 swift test` writes the texts and fails, so that the difference is reviewed.
@Suite struct RandomOptionTests {
    private static let names =
        RouteMarker.optionNames + ServiceMarker.optionNames.filter { !RouteMarker.optionNames.contains($0) }
    private static let values = [
        "high", "low", "default", "web", "push", "remote", "external", "app", "Features.isOn", ".isOn", "openChat",
        "a.b.c",
        "cached", "transient", "provided", "UIViewController", "[String: Int]", "(Int) -> Void", "any P",
        "tab=insights",
        "a=1", "b=\"x y\"", "c=", "=d", "loose", "present", "root", "tab(home)", "tab(\"my tab\")", "tab()", "tab",
        "account",
        "session", "\"use openChat\"", "\"\"", "\"a\\\"b\"", "`quoted`", "'single'", "Some Protocol", "any Proto",
        "some Q",
        "Proto", "My.Proto", "\"name\"", "singleton", "hgih", "web push", "[web]", "(web)", "1", "-", "->", "é", "x(y)",
        "a<b>", "high low", "prority", "//chat/:id", "{x}", "name", "open", "",
    ]

    @Test("The findings about random options are the recorded ones") func findings() throws {
        var random = SplitMix(seed: 20_261_128)
        let text = (0..<150).map { _ in
            let marker = MarkerFixture(Self.marker(&random))
            let lines = marker.findings.split(separator: "\n").filter { $0.hasPrefix(MarkerFixture.file) }
            return marker.source.joined(separator: "\n") + "\n" + lines.map { "    \($0)\n" }.joined()
        }.joined()
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let record = folder.appendingPathComponent("RandomOptions.txt")
        if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] != nil {
            try text.write(to: record, atomically: true, encoding: .utf8)
            Issue.record("the findings were recorded; look at the difference")
            return
        }
        #expect(try text == String(contentsOf: record, encoding: .utf8))
    }

    private static func marker(_ random: inout SplitMix) -> String {
        func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
        let isService = Int.random(in: 0..<10, using: &random) < 3
        var text = isService ? "@service(" + pick(["", "", "Proto, ", "A.B, "]) : "@route("
        let count = Int.random(in: 0...5, using: &random)
        for number in 0..<count {
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<9: text += pick(names) + pick([": ", ":", " : ", "= ", "="]) + pick(values)
            case 9..<12: text += pick(names)
            case 12..<18: text += pick(values)
            default: text += pick(names) + pick(values)
            }
            if number < count - 1 { text += pick([", ", ", ", ", ", ", ", ",", " , ", " ", ", , ", ",\t"]) }
        }
        return text + pick([")", ")", ")", ")", ")", "", ", )", "))"]) + pick(["", " //a/:id", " /p", " remark"])
    }
}
