import Testing

@testable import RouterRuntime

@Suite struct HandlerNumbersTests {
    @Test("A set contains the handlers that were inserted") func aSetContainsTheHandlersThatWereInserted() {
        var numbers = HandlerNumbers()
        var expected: Set<Int> = []
        for number in [0, 1, 63, 64, 65, 127, 128, 10_000] {
            numbers.insert(number)
            expected.insert(number)
            for other in 0..<200 { #expect(numbers.contains(other) == expected.contains(other)) }
            #expect(numbers.contains(10_000) == expected.contains(10_000))
        }
    }

    @Test("A copy is independent") func aCopyIsItsOwn() {
        var numbers = HandlerNumbers()
        numbers.insert(70)
        let copy = numbers
        numbers.insert(71)
        #expect(!copy.contains(71))
        #expect(copy.contains(70))
    }
}
