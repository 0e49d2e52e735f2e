import RouteTables

import RouteGenCore

/// The end of a message about a misspelt name.
enum Suggestion {
    /// `; did you mean 'check'?`, or nothing where no candidate is near enough.
    static func text(for name: String, among candidates: [String]) -> String {
        Spelling.nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }
}
