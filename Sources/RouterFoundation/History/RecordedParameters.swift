import Foundation
import RouterPipeline
import RouterRuntime

/// Parameters as a JSON object in one line, regardless of their types.
struct RecordedParameters {
    let json: String

    init(_ parameters: [String: Any]) {
        let object = parameters.mapValues { Self.plain($0, levels: Self.levels) }
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        json = data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// The levels of arrays and dictionaries that a record has at most.
    ///
    /// Whoever makes a request decides how deep its values are, but not how deep the stack becomes.
    static let levels = 32

    /// The parts of a value that JSON can represent, down to some levels.
    ///
    /// Other objects are represented by their type, because their description is not meant for records.
    private static func plain(_ value: Any, levels: Int) -> Any {
        switch value {
        case let text as String: text
        case is [Any] where levels == 0, is [String: Any] where levels == 0: "<\(type(of: value))>"
        case let values as [Any]: values.map { plain($0, levels: levels - 1) }
        case let values as [String: Any]: values.mapValues { plain($0, levels: levels - 1) }
        // A cast would make a Bool of the number 1.
        case let number as NSNumber where type(of: value) is AnyClass: plain(number)
        case let flag as Bool: flag
        case let number as any BinaryInteger: NSDecimalNumber(string: "\(number)")
        case let number as Double where number.isFinite: number
        case let number as Float where number.isFinite: Double(number)
        case let value as any RouteValue: value.routeTexts.first ?? NSNull()
        default: "<\(type(of: value))>"
        }
    }

    /// A number, unless JSON has no such number.
    private static func plain(_ number: NSNumber) -> Any {
        number.isBoolean || number.doubleValue.isFinite ? number : number.stringValue
    }
}
