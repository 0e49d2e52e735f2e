import DispatchRoutes
import Foundation
import RouterDynamic

/// Compares calls through the router with lookups of a 30-byte key in a `Dictionary<String, Int>`, in one run.
///
/// The program fails at its end if a call allocates too many blocks: unlike times, their number does not depend on the load of the
/// machine.
@main enum Main {
    static func main() async throws {
        let lookUp = dictionaryLookUp()
        print(String(format: "one lookup in a dictionary: %.1f ns", lookUp.nanoseconds))
        print("                                   ns    lookups  blocks")
        var isWithin = true
        isWithin = try await report("nothing in the way", Router(.dispatchRoutes), lookUp) && isWithin

        // Includes those of `many-routes.sh`.
        isWithin = try await report("among all routes of the app", Router(.dispatchCost), lookUp) && isWithin

        let router = Router(.dispatchRoutes)
        for number in 0..<100 { try router.rewrite("//old\(number)/:id/**", to: "//new\(number)/:id") }
        for number in 0..<20 {
            try router.use(for: .urls("//guarded\(number)/**"), priority: number) { request, next in
                try await next(request)
            }
        }
        isWithin = try await report("100 rules, 20 middleware", router, lookUp) && isWithin

        let guarded = Router(.dispatchRoutes)
        guarded.use { request in .next(request) }
        // A middleware gets a request, which a plain typed call does not need, and the chain of calls that serves it.
        isWithin =
            try await report("a middleware that applies", guarded, lookUp, typedBlocks: 5, urlBlocks: 5) && isWithin
        if !isWithin { exit(1) }
    }

    /// Prints what calls cost.
    ///
    /// - Returns: Whether they allocate no more blocks than are allowed.
    private static func report(
        _ title: String,
        _ router: Router,
        _ lookUp: Measurement,
        typedBlocks: Double = 1,
        urlBlocks: Double = 2
    ) async throws -> Bool {
        print(title)
        var isWithin = true
        let typed = try Measurement.of { try router.call(.ordersShow(orderID: 5, item: 7)) }
        isWithin = line("typed, two parameters", typed, lookUp, blocks: typedBlocks) && isWithin
        let store = try Measurement.of { try router.store.orders.show(orderID: 5, item: 7) }
        isWithin = line("store, two parameters", store, lookUp, blocks: typedBlocks) && isWithin
        let numbers = "//orders/5/items/7"
        isWithin =
            try line("URL, two numbers", try .of { try router.call(numbers, as: Int.self) }, lookUp, blocks: urlBlocks)
            && isWithin
        let text = "//orders/5/name/some-name-of-a-thing"
        isWithin =
            try line(
                "URL, a number and a string",
                try .of { try router.call(text, as: Int.self) },
                lookUp,
                blocks: urlBlocks
            ) && isWithin
        let direct = await Measurement.of { await Orders.waitDirectly(orderID: 5, item: 7) }
        isWithin = line("asynchronous, called directly", direct, lookUp) && isWithin
        isWithin =
            try await line(
                "asynchronous, typed",
                try await .of { try await router.open(.ordersWait(orderID: 5, item: 7)) },
                lookUp
            ) && isWithin
        return isWithin
    }

    private static func line(_ name: String, _ cost: Measurement, _ lookUp: Measurement, blocks: Double = .infinity)
        -> Bool
    {
        let padded = name.padding(toLength: 30, withPad: " ", startingAt: 0)
        print(
            String(
                format: "  %@ %7.1f %8.2f %8.2f",
                padded,
                cost.nanoseconds,
                cost.nanoseconds / lookUp.nanoseconds,
                cost.allocations
            )
        )
        guard cost.allocations > blocks else { return true }
        print("  error: at most \(Int(blocks)) blocks are allowed")
        return false
    }

    /// Keys of 30 bytes, of which there are 1,000.
    private static func dictionaryLookUp() -> Measurement {
        let keys = (0..<1000).map { number in
            let start = "//orders/\(number)/items/"
            return start + String(repeating: "x", count: 30 - start.utf8.count)
        }
        let dictionary = Dictionary(zip(keys, 0...)) { first, _ in first }
        var index = 0
        return .of {
            index = (index &+ 7) % 1000
            return dictionary[keys[index]] ?? 0
        }
    }
}
