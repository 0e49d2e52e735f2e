import Foundation
import RouterFoundation
import RouterRuntime
import Testing

/// No URL contains a number that is not finite, and no URL is written that cannot be read back.
@Suite struct UnreadableValueTests {
    @Test(
        "A text that is not a finite number is rejected",
        arguments: [
            "nan", "NaN", "-nan", "nan(0x1)", "inf", "-inf", "+infinity", "Infinity", "1e999", "-1e999", "0x10",
            "0x1p3",
            "1e",
            "", " 1", "1 ", "1_0", "١",
        ]
    )
    func numbersThatAreNone(_ text: String) {
        #expect(Double(routeText: text) == nil)
        #expect(Float(routeText: text) == nil)
        #expect(Decimal(routeText: text) == nil || text.hasSuffix("e999"))
        #expect(Decimal(routeText: text)?.isFinite != false)
    }

    @Test("A number that is too large for its type is rejected") func numbersThatAreTooLargeForTheirType() {
        #expect(Float(routeText: "1e39") == nil)
        #expect(Double(routeText: "1e39") == 1e39)
        #expect(Double(routeText: "-1.5E-3") == -0.0015)
    }

    @Test("A value that cannot be read back has no URL") func valuesThatCannotBeReadBackHaveNoURL() throws {
        let path = RoutePath("//a/:x?", handler: 0, parameters: "x,y")
        let values: [any RouteValue] = [
            Double.nan, -Double.infinity, Float.infinity, Decimal.nan, [1.0, .nan], Double?.some(.nan),
            Date(timeIntervalSince1970: .nan),
        ]
        for value in values {
            for name in ["x", "y"] {
                let error = #expect(throws: RouterError.self) { try path.url([name: value]) }
                #expect(error?.code == .notEncodable, "\(value)")
            }
        }
        #expect(try path.url(["x": 0.5, "y": [1.5, -2]]) == "//a/0.5?y=1.5&y=-2.0")
        #expect(try path.url(["y": Double?.none]) == "//a")
    }

    @Test(
        "A date that is far from today is read back from its text",
        arguments: [1e300, -1e300, 300_000_000_000, -62_200_000_000]
    )
    func farDatesAreSeconds(_ seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(Date(routeText: date.routeText) == date)
    }
}
