import Foundation
import RouterRuntime

extension RouteRecord {
    /// What stands for a value that is not for the record.
    static let redaction = "***"

    /// The record of a request that was just made.
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
