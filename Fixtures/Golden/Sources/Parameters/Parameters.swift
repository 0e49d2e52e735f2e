import GoldenModels
import RouterPipeline
import RouterRuntime

protocol Animal { var name: String { get } }

struct Dog: Animal { var name: String }

/// @route //parameters/ownership
func ownership(_ text: consuming String, list: borrowing [Int], account: sending Account?, number: __owned Int)
    -> String
{
    "\(text) \(list.count) \(number)"
}

/// @route //parameters/existentials
func existentials(_ animal: any Animal, others: [any Animal], maybe: (any Animal)?) -> String {
    "\(animal.name) \(others.count) \(maybe?.name ?? "none")"
}

/// @route //parameters/closures
func closures(
    plain: (Int) -> Int,
    escaping: @escaping () -> Void,
    sendable: @escaping @Sendable (Int) -> Void,
    throwing: () throws -> Int,
    tuple: ((Int, Int)) -> Int,
    changing: (inout Int) -> Void,
    nested: (((Int) -> Int)) -> Int,
    optional: ((String) -> Void)?
) rethrows -> Int {
    var number = plain(1)
    changing(&number)
    return number + tuple((1, 2)) + nested { $0 }
}

/// @route //parameters/waiting
func waiting(_ body: @MainActor () async -> Int, then next: @escaping @Sendable () async throws -> Int) async throws
    -> Int
{
    try await body() + next()
}

/// @route //parameters/optionals
func optionals(a: Int?, b: Optional<String>, c: [Int]?, d: Int!, e: Int??) -> String {
    "\(a as Any) \(b as Any) \(c as Any) \(d as Any) \(e as Any)"
}

/// @route //parameters/collections
func collections(a: [Int], b: Array<String>, c: [[Int]], d: [String: [Int]], e: Set<Int>) -> String {
    "\(a) \(b) \(c) \(d) \(e)"
}

/// @route //parameters/info
func info(_ info: [String: Any], second: Dictionary<String, Any>) -> Int { info.count + second.count }

/// @route //parameters/request/:id
func request(_ request: RouteRequest, id: Int, more: RouterRuntime.RouteRequest) -> String { "\(id) \(request.url)" }

/// @route //parameters/names
func names(router: Int, handler: Int, call: Int, values: Int, path: Int, value_: Int, self_: Int, isolation: Int) -> Int
{
    router + handler + call + values + path + value_ + self_ + isolation
}

struct Names {
    /// @route //parameters/member
    func names(router: Int, store: Int) -> Int { router + store }
}

/// @route //parameters/tuples
func tuples(pair: (Int, Int), labeled: (a: Int, b: String), unit: Void) -> (sum: Int, text: String) {
    (pair.0 + labeled.a, labeled.b)
}

/// @route //parameters/functions
func functions() -> (Int) -> Int { { $0 + 1 } }

/// @route(returns: any Animal) //parameters/opaque
func opaque() -> some Animal { Dog(name: "Rex") }

/// @route //parameters/nothing
@discardableResult func nothing(_ number: Int) throws -> Int { number }

/// @route //parameters/void
func void() -> Void {}

/// @route //parameters/lengths/:length
func lengths(length: Units.Length, others: [Units.Length] = [], maybe: Units.Length?) -> [Units.Length] {
    [length] + others + (maybe.map { [$0] } ?? [])
}

/// @route //parameters/typed-throws
func typedThrows(code: Int) throws(Failure) -> Int { throw Failure(code: code) }

struct Failure: Error { var code: Int }

typealias Completion<Value> = (Value) -> Void

/// @route //parameters/generic-alias
func genericAlias(_ completion: Completion<Int>, then next: @escaping Completion<String>) {
    completion(1)
    next("b")
}

/// @route(returns: [any Animal]) //parameters/opaques
func opaques() -> [some Animal] { [Dog(name: "Rex"), Dog(name: "Fido")] }

@resultBuilder enum Lines {
    static func buildBlock(_ lines: String...) -> [String] { lines }
}

/// An accessor has no result builder, since its parameter may be optional.
///
/// @route //parameters/built
func built(@Lines lines: () -> [String]) -> Int { lines().count }

#if os(Windows)
    typealias Finish = (Int) -> Void
#else
    typealias Finish = @Sendable (Int) -> Void
#endif

/// @route //parameters/conditional-alias
func conditionalAlias(finish: @escaping Finish) { finish(3) }

class Toy: @unchecked Sendable {}

final class Bear: Toy, Animal, @unchecked Sendable { var name: String { "bear" } }

typealias AnimalToy = Toy & Animal

/// @route //parameters/composition
func composition(_ toy: Toy & Animal = Bear(), other: AnimalToy? = Bear(), last: any Animal & Sendable = Bear())
    -> (Toy & Animal)?
{
    other ?? toy
}

/// The result is sent, which is no part of its type.
///
/// @route //parameters/sending
func sendingResult() -> sending [Int] { [1] }

/// @route //parameters/throws-never
func throwsNever() throws(Never) -> Int { 1 }

typealias NoError = Never

/// @route //parameters/throws-no-error
func throwsNoError() throws(NoError) -> Int { 2 }

final class Reliable {
    typealias Failure = NoError

    init() throws(Failure) {}

    /// @route //parameters/reliable
    func reliable() throws(Failure) -> Int { 3 }
}

protocol Unique: ~Copyable {}

/// A value of the existential type can be copied, although the protocol does not require that.
///
/// @route //parameters/unique
func unique(_ value: (any Unique)?) -> Bool { value == nil }
