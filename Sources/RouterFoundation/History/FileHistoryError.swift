import Foundation

/// A loss of a ``FileHistory``, and its reason.
public struct FileHistoryError: Error, CustomStringConvertible, Sendable {
    /// The record that is not kept; `nil` if an old file cannot be removed.
    public internal(set) var record: RouteRecord?
    /// The problem, with the path: `the history's file /logs/2018-12-01.log cannot be written: No space left on
    /// device`.
    public let description: String

    /// Describes a problem, if it has one with the error number of a system call.
    init(_ problem: String, path: String, code: Int32? = nil) {
        let reason = code.map { ": \(String(cString: strerror($0)))" } ?? ""
        description = "the history's file \(path) \(problem)\(reason)"
    }

    /// The error with the record that was lost.
    func losing(_ record: RouteRecord) -> FileHistoryError {
        var error = self
        error.record = record
        return error
    }
}
