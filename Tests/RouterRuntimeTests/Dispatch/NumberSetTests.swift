import Testing

@testable import RouterRuntime

@Suite struct NumberSetTests {
    @Test("A set contains the numbers that were inserted") func insertedNumbers() {
        var numbers = NumberSet()
        var expected: Set<Int> = []
        for number in [0, 1, 63, 64, 65, 127, 128, 10_000] {
            numbers.insert(number)
            expected.insert(number)
            for other in 0..<200 { #expect(numbers.contains(other) == expected.contains(other)) }
            #expect(numbers.contains(10_000) == expected.contains(10_000))
            for start in [0, 1, 2, 62, 63, 64, 66, 127, 128, 129, 9_999, 10_000, 10_001, 20_000] {
                #expect(numbers.first(from: start) == expected.filter { $0 >= start }.min())
            }
        }
    }

    @Test("A union has the numbers of both sets") func union() {
        var (numbers, others) = (NumberSet(), NumberSet())
        for number in [1, 64] { numbers.insert(number) }
        for number in [0, 1, 200] { others.insert(number) }
        numbers.formUnion(others)
        #expect((0..<300).filter(numbers.contains) == [0, 1, 64, 200])
    }

    @Test("A new set is empty") func emptySet() {
        var numbers = NumberSet()
        #expect(numbers.isEmpty)
        #expect(numbers.first(from: 0) == nil)
        numbers.insert(64)
        #expect(!numbers.isEmpty)
    }

    @Test("A copy is independent") func aCopyIsItsOwn() {
        var numbers = NumberSet()
        numbers.insert(70)
        let copy = numbers
        numbers.insert(71)
        #expect(!copy.contains(71))
        #expect(copy.contains(70))
    }
}
