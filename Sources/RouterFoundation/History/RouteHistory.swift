public import RouterRuntime

/// Keeps a record of each request; see ``FileHistory`` for one in files.
///
/// (Khala's `history`.) Conform a type of your own to keep records elsewhere:
///
/// ```swift
/// struct ConsoleHistory: RouteHistory {
///     func record(_ record: RouteRecord) { print(record.url, record.parameters) }
/// }
///
/// router.keepHistory(ConsoleHistory())
/// ```
public protocol RouteHistory: Sendable {
    /// Keeps a record; is called from the caller of the request, before anything is done for it.
    func record(_ record: RouteRecord)
}

extension Router {
    /// Records every request from now on, before anything is done for it, so that a crash in a handler comes after its record.
    ///
    /// No history is kept unless this is called.
    ///
    /// - Parameters:
    ///   - history: Where records go.
    ///   - redacted: The names of parameters that are not for the record, in the URL and beside it: `***` stands there instead. What stands in
    ///     a path is known by the routes that take the URL as it is, not by rewriting rules that would lead it to others. Of a URL that no
    ///     route takes, everything is hidden that may be such a value: what is not a literal of a route.
    /// - Returns: A token that ends the recording.
    @discardableResult
    public func keepHistory(_ history: some RouteHistory, redacting redacted: Set<String> = []) -> RouteToken {
        observe(
            onStart: { request in history.record(RouteRecord(request, redacting: redacted)) },
            onEnd: { _ in }
        )
    }
}
