/// A fuzz target: the test of one input.
///
/// Its type has the attribute `@main`. libFuzzer reads the arguments of the executable, and calls ``test(_:)`` with
/// inputs.
public protocol FuzzTarget {
    /// Tests an input, and traps on a finding.
    ///
    /// - Parameter input: Any bytes. The target must not keep them.
    static func test(_ input: UnsafeRawBufferPointer)
}

extension FuzzTarget {
    /// Passes control to libFuzzer.
    public static func main() {
        testInput = { input in ProcessorTime.check { test(input) } }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        _ = runFuzzer(&count, &arguments, testOneInput)
    }
}

/// The test of each input.
///
/// It is set once, before libFuzzer starts.
nonisolated(unsafe) private var testInput: (UnsafeRawBufferPointer) -> Void = { _ in }

/// The function that libFuzzer's own `main` would call.
///
/// It must exist for linking.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    testInput(UnsafeRawBufferPointer(start: start, count: count))
    return 0
}

/// Starts libFuzzer: its entry point for programs with their own `main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
