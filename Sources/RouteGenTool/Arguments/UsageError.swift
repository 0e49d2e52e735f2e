import RouteTables

import RouteGenCore

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

/// The end of a message about a misspelled name.
enum Suggestion {
    /// `; did you mean 'check'?`, or an empty string if no candidate is similar enough.
    static func text(for name: String, among candidates: [String]) -> String {
        Spelling.nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }
}
