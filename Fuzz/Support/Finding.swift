/// Ends the process: an input has shown that something is wrong.
///
/// libFuzzer keeps the input.
///
/// - Parameter message: What is wrong, with everything needed to reproduce it.
public func finding(_ message: String) -> Never {
    fatalError("FINDING: \(message)")
}

/// Ends the process unless a condition is true.
///
/// - Parameters:
///   - condition: The condition.
///   - message: What is wrong otherwise; only evaluated if needed.
@inline(__always)
public func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { finding(message()) }
}

/// Ends the process unless two values are equal.
///
/// - Parameters:
///   - found: The result of the project.
///   - expected: The result of the oracle.
///   - message: What was compared; only evaluated if the values differ.
@inline(__always)
public func require<Value: Equatable>(_ found: Value, equals expected: Value, _ message: @autoclosure () -> String) {
    if found != expected { finding("\(message()): found \(found), expected \(expected)") }
}
