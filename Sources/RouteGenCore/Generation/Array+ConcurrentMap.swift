import Dispatch
import RoutePatterns
@_spi(Locks) import RouteTables

extension Array where Element: Sendable {
    /// Transforms the elements concurrently, on as many threads as the machine has processors.
    ///
    /// - Returns: The results in the order of the elements.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(transform) }
        let results = Lock([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = transform(self[index])
            results.withLockInPlace { $0[index] = result }
        }
        return results.withLockInPlace { $0.compactMap(\.self) }
    }
}
