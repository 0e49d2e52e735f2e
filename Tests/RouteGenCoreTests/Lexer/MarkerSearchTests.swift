import RouteGenCore
import RouterRuntime
import Testing

@Suite struct MarkerSearchTests {
    private func search(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { MarkerSearch.mayContainMarker($0) }
    }

    @Test(
        "Text with a marker or a near miss is found",
        arguments: [
            "@route", "/// @route //a", "x @service(A)", "@rout", "@Route", "@ROUTE", "@Service", "@servic", "@@route",
        ]
    )
    func keepsMarkersAndNearMisses(text: String) {
        #expect(search(text))
        #expect(search("func f() {}\n@objc func g() {}\n" + text))
        #expect(search(text + "\n@objc func g() {}"))
    }

    @Test(
        "Text without a marker is dismissed",
        arguments: [
            "", "@", "@r", "@rou", "@serv", "@objc @State @return route service", "route", "@ route", "@sroute",
        ]
    )
    func dismissesOtherFiles(text: String) {
        #expect(!search(text))
    }

    @Test("A marker that the end of the file truncates is found from six characters on")
    func aMarkerThatTheEndOfTheFileTruncatesIsFoundFromSixCharactersOn() {
        for length in 0...8 {
            let marker = String("@service".prefix(length))
            #expect(search(marker) == (length >= 6), "\(marker)")
        }
    }
}
