import RoutePatterns
import RouteTables

import Testing

@testable import RouterDynamic
@testable import RouterPipeline
@_spi(Generated) @testable import RouterRuntime
@testable import TestSupport

/// The settings that apply to a request, among many.
@Suite struct ScopedListTests {
    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { "reached" }
    }

    private func handlers(_ number: Int) -> RequestScope {
        var numbers = NumberSet()
        numbers.insert(number)
        return .handlers(numbers, names: [])
    }

    @Test("The members for a request are those whose scopes include it, in order") func randomScopes() throws {
        var applied = 0
        let router = Router(try .test([], Dispatcher.self))
        for seed in 1...AllCases.share(of: 40) {
            var random = RandomPatterns(seed: UInt64(seed))
            let isUnscoped = seed % 3 == 0
            let scopes = (0..<30).map { _ -> RequestScope? in
                switch random.next(8) {
                case 0 where isUnscoped: nil
                case 1 where seed % 2 == 0: handlers(random.next(3))
                case 2: (try? RouteScope.urls("regex " + random.regex()))?.requests(of: router)
                default: (try? RouteScope.urls(random.pattern()))?.requests(of: router)
                }
            }
            let list = ScopedList(
                scopes.enumerated().compactMap { number, scope in
                    scope == nil && !isUnscoped ? nil : Scoped(id: number, scope: scope, element: number)
                }
            )
            for _ in 0..<30 {
                guard let url = try? RouteURL(random.url()) else { continue }
                let handler = random.next(3)
                let expected = list.members.map(\.id).filter { number in
                    switch scopes[number] {
                    case nil: true
                    case .urls(let scope): scope.includes(url)
                    case .handlers(let numbers, _): numbers.contains(handler)
                    }
                }
                #expect(list.members(for: url, handler: handler).map(\.id) == expected)
                #expect(
                    list.members(for: nil, handler: handler).map(\.id)
                        == expected.filter { if case .urls = scopes[$0] { false } else { true } }
                )
                applied += expected.count
            }
        }
        #expect(applied > AllCases.share(of: 500))
    }
}
