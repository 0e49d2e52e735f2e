import Testing

@testable import routegen

@Suite struct TerminalAppearanceTests {
    private func appearance(isTerminal: Bool = true, _ environment: [String: String]) -> TerminalAppearance {
        TerminalAppearance(isTerminal: isTerminal) { environment[$0] }
    }

    @Test("Only a terminal shows colors and progress") func onlyTerminals() {
        #expect(appearance(["TERM": "xterm-256color"]).hasColors)
        #expect(appearance(["TERM": "xterm-256color"]).showsProgress)
        for isDumb in [["TERM": "dumb"], ["TERM": ""], [:]] {
            #expect(!appearance(isDumb).hasColors)
            #expect(!appearance(isDumb).showsProgress)
        }
        #expect(!appearance(isTerminal: false, ["TERM": "xterm"]).hasColors)
        #expect(!appearance(isTerminal: false, ["TERM": "xterm"]).showsProgress)
    }

    @Test("NO_COLOR turns colors off, unless it is empty, and leaves progress") func noColor() {
        #expect(!appearance(["TERM": "xterm", "NO_COLOR": "1"]).hasColors)
        #expect(!appearance(["TERM": "xterm", "NO_COLOR": "0"]).hasColors)
        #expect(appearance(["TERM": "xterm", "NO_COLOR": "1"]).showsProgress)
        #expect(appearance(["TERM": "xterm", "NO_COLOR": ""]).hasColors)
    }

    @Test("The line of progress erases what it replaces") func progress() {
        #expect(Progress.text("map", seconds: 3) == "\r\u{1B}[Kroutegen map is working, 3 s")
    }
}
