/// Arguments that cannot be followed.
struct UsageError: Error, Equatable {
    /// What is wrong, in one line.
    var message: String
    /// The usage to print below the message, where it helps.
    var usage: String?

    init(_ message: String, usage: String? = nil) {
        self.message = message
        self.usage = usage
    }
}
