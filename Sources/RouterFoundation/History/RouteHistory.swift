import RouterPipeline
public import RouterRuntime

/// Keeps a record of each request; see ``FileHistory`` for a history in files.
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
    /// Keeps a record.
    ///
    /// It is called in the caller's isolation before the router does anything for the request.
    func record(_ record: RouteRecord)
}

extension Router {
    /// Records every request from now on, before the router does anything for it, so that the record exists even if a
    /// handler crashes.
    ///
    /// Without a call of this method, there is no history.
    ///
    /// - Parameters:
    ///   - history: The destination of records.
    ///   - names: The names of parameters whose values are confidential. Records have `***` instead of these values,
    ///     in the URL and in the parameters, also inside of dictionaries, and instead of user information before the
    ///     host. A value that is itself a URL is hidden, too, because it may have such a value in it. For values in a
    ///     path, the routes that may take the original URL count, not those to which code rewrites it. Of a URL that no
    ///     route takes, or that a rule of the table or a relocation replaces, only the scheme and the names in the
    ///     query are left.
    /// - Returns: A token that ends the recording.
    @discardableResult
    public func keepHistory(_ history: some RouteHistory, redacting names: Set<String> = []) -> RouteToken {
        observe(
            onStart: { request in history.record(RouteRecord(request, redacting: names)) },
            onEnd: { _ in }
        )
    }
}
