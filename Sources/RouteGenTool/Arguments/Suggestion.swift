import RouteGenCore

/// The end of a message about a misspelled name.
enum Suggestion {
    /// `; did you mean 'check'?`, or an empty string if no candidate is similar enough.
    static func text(for name: String, among candidates: [String]) -> String {
        Spelling.nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }
}
