import Foundation
import RouterFoundation
@_spi(Generated) import RouterRuntime
import TestSupport

/// Models in URLs, whose decoders call themselves for each level.
enum ModelChecks {
    /// The usual enumeration of JSON, which tries one form after the other.
    private enum JSON: RouteCodable {
        case text(String)
        indirect case array([JSON])
        indirect case object([String: JSON])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let array = try? container.decode([JSON].self) {
                self = .array(array)
            } else {
                self = .object(try container.decode([String: JSON].self))
            }
        }

        func encode(to encoder: any Encoder) throws {}
    }

    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            let _: JSON = try call.values(JSON.self)
            return 0
        }
    }

    static func run() async throws {
        let handler = TestHandler(name: "open", patterns: ["//any"], parameters: ["value"])
        let router = Router(try RouteTable.test([handler], Dispatcher.self)).silent
        for count in [1, 32, 33, 400, 511, 513, 100_000] {
            for (begin, end) in [("[", "]"), (#"{"a":"#, "}")] {
                let value = String(repeating: begin, count: count) + #""x""# + String(repeating: end, count: count)
                let url = "//any?value=\(value)"
                let isRead = (try? router.call(url)) != nil
                let isOpened = (try? await router.open(url)) != nil
                try require(isRead == (count <= 32) && isOpened == isRead, "a model of \(count) levels")
            }
        }
        SmallStack.passed("models with nested values")
    }
}
