import RouteGenCore
import Testing

@Suite struct DiagnosticCodeTests {
    @Test("Names are words joined by hyphens, and no two are equal")
    func names() {
        let names = DiagnosticCode.allCases.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(
                name.utf8.allSatisfy { $0 == UInt8(ascii: "-") || ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) }
            )
        }
    }

    @Test("A code is found by code or name", arguments: DiagnosticCode.allCases)
    func aCodeIsFoundByCodeOrName(code: DiagnosticCode) {
        #expect(DiagnosticCode(describedBy: code.rawValue) == code)
        #expect(DiagnosticCode(describedBy: code.rawValue.lowercased()) == code)
        #expect(DiagnosticCode(describedBy: code.name) == code)
    }

    @Test("A code is found by its former name") func formerName() {
        #expect(DiagnosticCode(describedBy: "unserved-protocol") == .missingImplementation)
    }

    @Test("A retired code is not given again", arguments: DiagnosticCode.retired) func retired(
        code: String,
        name: String
    ) {
        for text in [code, name] {
            #expect(DiagnosticCode(describedBy: text) == nil)
            #expect(DiagnosticCode.isRetired(text.lowercased()))
        }
    }

    @Test("Other texts are not codes", arguments: ["", "RG", "RG1", "RG999", "duplicates"])
    func unknown(text: String) {
        #expect(DiagnosticCode(describedBy: text) == nil)
    }
}
