import RoutePatterns
import Testing

@testable import RouteGenCore
@testable import RouteTables

@Suite struct RouteMetadataTests {
    @Test("Packed numbers are read back, and places out of range read as zero") func packedNumbersReadBack() {
        let packed = PackedText(Array("@?@A@@@?????".utf8))
        #expect(packed.digit(at: 0) == 0)
        #expect(packed.digit(at: 1) == 63)
        #expect(packed.number2(at: 2) == 1)
        #expect(packed.number4(at: 4) == 63)
        #expect(packed.number4(at: 8) == 0xFF_FFFF)
        #expect(packed.number4(at: 9) == 0)
        #expect(packed.number4(at: -1) == 0)
        #expect(packed.text(at: 10, length: 3) == "")
    }

    @Test("The metadata of every handler is read back", arguments: [0, 1, 2, 3, 50, 1000])
    func everyHandlerReadsBack(_ count: Int) throws {
        var encoder = RouteMetadataEncoder()
        for index in 0..<count {
            let parameters = (0..<(index % 4)).map { "parameter\($0)" }
            encoder.add(
                identity: RouteHandlerIdentity.make("handler\(index)"),
                name: "M.handler\(index)(\(parameters.map { "\($0):" }.joined()))",
                module: index % 7,
                localIndex: index,
                callKind: CallKind.allCases[index % 4],
                condition: index % 5 == 0 ? index % 3 : nil,
                parameters: parameters,
                callbacks: ["parameter\(index % 3)"],
                takesRequest: index % 3 == 0,
                takesAllParameters: index % 5 < 2,
                returnsNothing: index % 7 < 3
            )
            let unbound = "//a/\(index)/:é" + (index % 2 == 0 ? "*" : "")
            encoder.addPattern(unbound, try RoutePattern(unbound))
            let bound = "//b/\(index)" + parameters.map { "/:\($0)" }.joined()
            let origins: Set<RouteOrigin> = index % 2 == 0 ? [.webView, .external] : [.notification]
            encoder.addPattern(bound, try RoutePattern(bound), origins: origins)
        }
        let metadata = RouteMetadata(PackedText(encoder.encode()))
        #expect(metadata.handlerCount == count)
        #expect(metadata.patternCount == count * 2)
        #expect(metadata.handler(of: RouteHandlerIdentity.make("unknown")) == nil)
        for index in 0..<count {
            #expect(metadata.handler(of: RouteHandlerIdentity.make("handler\(index)")) == index)
            let labels = (0..<(index % 4)).map { "parameter\($0):" }.joined()
            #expect(metadata.name(ofHandler: index) == "M.handler\(index)(\(labels))")
            #expect(metadata.module(ofHandler: index) == index % 7)
            #expect(metadata.localIndex(ofHandler: index) == index)
            #expect(metadata.callKind(ofHandler: index) == CallKind.allCases[index % 4])
            #expect(metadata.takesRequest(handler: index) == (index % 3 == 0))
            #expect(metadata.takesAllParameters(handler: index) == (index % 5 < 2))
            #expect(metadata.returnsNothing(handler: index) == (index % 7 < 3))
            for parameter in 0..<(index % 4) {
                let takesCallback = metadata.takesCallback(parameter: parameter, ofHandler: index)
                #expect(takesCallback == (parameter == index % 3))
            }
            #expect(metadata.condition(ofHandler: index) == (index % 5 == 0 ? index % 3 : nil))
            #expect(metadata.parameterCount(ofHandler: index) == index % 4)
            for parameter in 0..<(index % 4) {
                #expect(metadata.parameterName(parameter, ofHandler: index) == "parameter\(parameter)")
                #expect(metadata.capture(ofParameter: parameter, inPattern: index * 2) == nil)
                #expect(metadata.capture(ofParameter: parameter, inPattern: index * 2 + 1) == parameter)
            }
            #expect(metadata.firstPattern(ofHandler: index) == index * 2)
            #expect(metadata.handler(ofPattern: index * 2 + 1) == index)
            #expect(metadata.text(ofPattern: index * 2) == "//a/\(index)/:é" + (index % 2 == 0 ? "*" : ""))
            #expect(metadata.isOpen(pattern: index * 2, to: .app))
            #expect(!metadata.isOpen(pattern: index * 2, to: .webView))
            #expect(metadata.isOpen(pattern: index * 2 + 1, to: .notification) == (index % 2 == 1))
        }
    }

    @Test(
        "A handler's name reads back whole",
        arguments: [
            ("M.A.show(id:tab:)", "M.A.", "show("), ("M.A.show()", "M.A.", "show()"),
            ("M.A.show(_:tab:)", "M.A.", "show(_:tab:)"),
            ("M.`a.b`(id:tab:)", "M.`a.", "b`("), ("M.A", "M.", "A"), ("A", "", "A"), ("", "", ""),
            (String(repeating: "é", count: 3000) + ".a(id:tab:)", "", String(repeating: "é", count: 3000) + ".a("),
        ]
    )
    func names(_ whole: String, _ owner: String, _ member: String) {
        let parameters = ["id", "tab"]
        let name = HandlerName(whole, parameters: parameters)
        #expect(name.owner == owner)
        #expect(name.member == member)
        var encoder = RouteMetadataEncoder()
        encoder.add(identity: 1, name: whole, module: 0, localIndex: 0, parameters: parameters)
        #expect(RouteMetadata(PackedText(encoder.encode())).name(ofHandler: 0) == whole)
    }

    @Test("Identities of handlers are stable, unique and printable") func identitiesAreStableAndPrintable() {
        #expect(
            RouteHandlerIdentity.make("FeatureA.openChat(chatID:)")
                == RouteHandlerIdentity.make("FeatureA.openChat(chatID:)")
        )
        let identities = Set((0..<10_000).map { RouteHandlerIdentity.make("Module.handler\($0)(value:)") })
        #expect(identities.count == 10_000)
        for identity in identities.prefix(100) {
            withUnsafeBytes(of: identity) { bytes in #expect(bytes.allSatisfy { (48...111).contains($0) }) }
        }
    }
}
