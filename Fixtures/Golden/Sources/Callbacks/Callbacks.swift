import GoldenModels

typealias Transform = (Int) -> Int

/// Applies a closure of the caller's to a number.
///
/// @route //callbacks/apply/:number
func apply(number: Int, transform: Transform) -> Int { transform(number) }

/// Applies two closures, of which one may be missing.
///
/// @route //callbacks/both/:number
func applyBoth(number: Int, first: (Int) -> Int, second: ((Int) -> Int)? = nil) -> Int {
    let result = first(number)
    return second.map { $0(result) } ?? result
}

/// Waits for a closure.
///
/// @route //callbacks/wait/:number
func applyAndWait(number: Int, transform: @escaping (Int) async throws -> Int) async throws -> Int {
    try await transform(number)
}

/// Takes only closures that may run anywhere.
///
/// @route //callbacks/anywhere/:number
func applyAnywhere(number: Int, transform: @escaping @Sendable (Int) -> Int) -> Int { transform(number) }

/// Runs a closure of the main actor.
///
/// @route //callbacks/main/:number
@MainActor func applyOnMain(number: Int, transform: @escaping @MainActor (Int) -> Int) -> Int { transform(number) }

typealias Report = (_ info: [String: Any]) -> Void

/// Calls a closure whose parameters have names.
///
/// @route //callbacks/report/:number
func report(number: Int, _ report: Report) { report(["number": number]) }

/// Calls a closure whose type another module names.
///
/// @route //callbacks/named/:number
func named(number: Int, _ closure: ReportClosure) { closure(["number": number]) }

/// Calls closures whose types' name says nothing, but its use with `@escaping` does.
///
/// @route //callbacks/steps/:number
func steps(number: Int, first: @escaping Step, second: Step? = nil) -> Int { (second ?? first)(first(number)) }
