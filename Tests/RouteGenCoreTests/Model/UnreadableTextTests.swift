import Testing

@testable import RouteGenCore

/// Files that are not valid UTF-8 are read all the same, as most of such files are fine where it matters.
@Suite struct UnreadableTextTests {
    private func findings(_ bytes: [UInt8]) -> String {
        var scan = ModuleScan(name: "A")
        bytes.withUnsafeBufferPointer { scan.add(path: "A.swift", bytes: $0) }
        return DiagnosticRenderer(.text).render(Checker.check([scan]).arranged())
    }

    @Test func theFirstSuchPlaceIsNamed() {
        let marker = Array("/// @route //a\nfunc a() {}\n".utf8)
        #expect(
            findings(marker + Array("// ".utf8) + [0xFF, 0xC3] + marker) == """
                A.swift:3:4: warning: the file is not valid UTF-8 here, so a marker or a name near to it may be misread [RG901]
                A.swift:3:4: note: save the file as UTF-8

                """
        )
    }

    @Test func filesWithoutMarkersAreNobodysBusiness() {
        #expect(findings(Array("// ".utf8) + [0xFF]) == "")
    }
}
