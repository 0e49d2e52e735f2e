import Foundation

/// A loss of a ``FileHistory``, and its reason.
public struct FileHistoryError: Error, CustomStringConvertible, Sendable {
    /// The record that is not kept; `nil` if a file was lost, or a record whose process was killed.
    public internal(set) var record: RouteRecord?
    /// The problem, with the path: `the history's file /logs/2018-12-01.log cannot be written: No space left on
    /// device`.
    public let description: String

    init(_ problem: String, path: String, record: RouteRecord? = nil) {
        self.record = record
        description = "the history's file \(path) \(problem)"
    }

    /// Describes the error number of a system call.
    init(_ problem: String, path: String, code: Int32) {
        self.init("\(problem): \(String(cString: strerror(code)))", path: path)
    }

    /// The error with the record that was lost.
    func losing(_ record: RouteRecord) -> FileHistoryError {
        var error = self
        error.record = record
        return error
    }
}
