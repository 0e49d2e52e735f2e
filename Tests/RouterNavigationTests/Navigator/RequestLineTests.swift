import TestSupport
import Testing

@testable import RouterNavigation

/// A line has its requests in the order of their numbers.
@MainActor
@Suite
struct RequestLineTests {
    private func request(_ number: Int) -> NavigationRequest {
        NavigationRequest(number, in: nil, of: nil, for: nil, yieldsToNewer: false, passesGate: false, closings: 0)
    }

    @Test("Requests come, go and get other numbers at random, as in a sorted list") func random() {
        var random = SplitMix(seed: TestSeed.value)
        func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
        var (line, model) = (RequestLine(), [NavigationRequest]())
        for _ in 0..<2000 {
            if model.isEmpty || number(below: 3) == 0 {
                let new = request(number(below: 30))
                line.insert(new)
                line.insert(new)
                model.insert(new, at: model.firstIndex { $0.number >= new.number } ?? model.endIndex)
            } else {
                let old = model.remove(at: number(below: model.count))
                #expect(line.remove(old) && !line.remove(old))
            }
            #expect(line.all.map(\.number) == model.map(\.number))
            #expect(Set(line.all.map(ObjectIdentifier.init)) == Set(model.map(ObjectIdentifier.init)))
            if !model.isEmpty {
                let some = model[number(below: model.count)]
                #expect(line.older(than: some).map(\.number) == model.map(\.number).filter { $0 < some.number })
            }
        }
    }
}
