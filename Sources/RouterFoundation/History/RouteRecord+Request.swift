import Foundation
import RouterRuntime

extension RouteRecord {
    /// The replacement for a confidential value.
    static let redaction = "***"

    /// Creates the record of a new request.
    init(_ request: RouteRequest, redacting names: Set<String>, date: Date = Date()) {
        let recorded = RecordedRequest(request)
        var parameters = recorded.parameters
        for name in names where parameters[name] != nil { parameters[name] = Self.redaction }
        self.init(
            date: date,
            url: recorded.url(redacting: names),
            parameters: RecordedParameters(parameters).json
        )
    }
}
