import Testing

extension Trait where Self == ConditionTrait {
    /// Runs a test on Linux only, because it puts modules in the place of those that Apple's systems have.
    static var onLinux: Self {
        #if os(Linux)
            .enabled(if: true)
        #else
            .disabled("it puts modules in the place of the system's")
        #endif
    }
}
