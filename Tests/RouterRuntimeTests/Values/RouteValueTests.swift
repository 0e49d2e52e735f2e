import RouterRuntime
import Testing

@Suite struct RouteValueTests {
    private func roundTrip<Value: RouteValue & Equatable>(_ value: Value) {
        #expect(Value(routeText: value.routeText) == value)
    }

    @Test("Every value is read back from its own text") func everyValueReadsItsOwnText() {
        roundTrip("text ü")
        roundTrip(Int.min)
        roundTrip(Int8.max)
        roundTrip(UInt64.max)
        roundTrip(Int16.min)
        roundTrip(UInt32.max)
        roundTrip(true)
        roundTrip(false)
        roundTrip(0.1)
        roundTrip(Float.greatestFiniteMagnitude)
        roundTrip(-Double.leastNonzeroMagnitude)
        roundTrip(Character("é"))
    }

    @Test(
        "Texts that are not an Int8 are rejected",
        arguments: ["", " 1", "1 ", "1.0", "0x10", "256", "-129", "1_0", "one"]
    )
    func textsThatAreNoInt8(_ text: String) {
        #expect(Int8(routeText: text) == nil)
    }

    @Test(
        "Truth values have several spellings",
        arguments: [
            ("true", true), ("TRUE", true), ("1", true), ("yes", true), ("on", true), ("false", false), ("0", false),
            ("No", false), ("off", false), ("", nil), ("2", nil), ("tru", nil),
        ]
    )
    func truthValues(_ text: String, _ expected: Bool?) {
        #expect(Bool(routeText: text) == expected)
    }

    @Test("Optionals, arrays and characters are read and written") func containers() {
        #expect(Int?(routeText: "5") == .some(5))
        #expect([Int](routeText: "5") == [5])
        #expect(Optional(5).routeTexts == ["5"])
        #expect(Int?.none.routeTexts == [])
        #expect([1, 2].routeTexts == ["1", "2"])
        #expect(Character(routeText: "ab") == nil)
    }
}
