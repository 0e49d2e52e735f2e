/// Ends the process: an input has shown that something is wrong.
///
/// libFuzzer keeps the input.
///
/// - Parameter message: What is wrong, with everything that is needed to see it.
public func finding(_ message: String) -> Never {
    fatalError("FINDING: \(message)")
}

/// Ends the process unless something holds.
///
/// - Parameters:
///   - condition: What must hold.
///   - message: What is wrong if it does not; only evaluated then.
@inline(__always)
public func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { finding(message()) }
}

/// Ends the process unless two values are equal.
///
/// - Parameters:
///   - found: What the project gives.
///   - expected: What the oracle says.
///   - message: What was compared; only evaluated if they differ.
@inline(__always)
public func require<Value: Equatable>(_ found: Value, equals expected: Value, _ message: @autoclosure () -> String) {
    if found != expected { finding("\(message()): found \(found), expected \(expected)") }
}
