/// A mistake in the arguments.
struct UsageError: Error, Equatable {
    /// What is wrong, in one line.
    var message: String
    /// The usage to print after the message, if it helps.
    var usage: String?

    init(_ message: String, usage: String? = nil) {
        self.message = message
        self.usage = usage
    }
}
