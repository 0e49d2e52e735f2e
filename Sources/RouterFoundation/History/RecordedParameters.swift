import Foundation
import RouterPipeline
import RouterRuntime

/// Parameters as a JSON object in one line, regardless of their types.
struct RecordedParameters {
    let json: String

    /// Writes parameters, with ``RouteRecord/redaction`` instead of confidential values, also inside of dictionaries.
    init(_ parameters: [String: Any], redacting names: ConfidentialNames = ConfidentialNames([])) {
        let object = Self.plain(parameters, names, levels: Self.levels + 1)
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        json = data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// The levels of arrays and dictionaries that a record has at most.
    ///
    /// Whoever makes a request decides how deep its values are, but not how deep the stack becomes.
    private static let levels = 32

    /// The parts of a value that JSON can represent, down to some levels.
    ///
    /// Other objects are represented by their type, because their description is not meant for records.
    private static func plain(_ value: Any, _ names: ConfidentialNames, levels: Int) -> Any {
        switch value {
        case let text as String: return names.mayBe(in: text) ? RouteRecord.redaction : text
        case is [Any] where levels == 0, is [String: Any] where levels == 0: return "<\(type(of: value))>"
        case let values as [Any]: return values.map { plain($0, names, levels: levels - 1) }
        case let values as [String: Any]:
            let shown = values.map { name, value in
                (name, names.contains(name) ? RouteRecord.redaction : plain(value, names, levels: levels - 1))
            }
            return Dictionary(uniqueKeysWithValues: shown)
        // A cast would make a Bool of the number 1.
        case let number as NSNumber where type(of: value) is AnyClass:
            // JSON has no number for infinity.
            return number.isBoolean || number.doubleValue.isFinite ? number : number.stringValue
        case let flag as Bool: return flag
        case let number as any BinaryInteger: return NSDecimalNumber(string: "\(number)")
        case let number as Double where number.isFinite: return number
        case let number as Float where number.isFinite: return Double(number)
        case let value as any RouteValue: return value.routeTexts.first ?? NSNull()
        default: return "<\(type(of: value))>"
        }
    }
}

/// The names of parameters whose values a record hides.
struct ConfidentialNames {
    private let names: Set<String>

    init(_ names: Set<String>) { self.names = names }

    var isEmpty: Bool { names.isEmpty }

    /// Whether a value is hidden whatever its name is: a URL may have a confidential value in it.
    func mayBe(in text: String) -> Bool {
        guard !isEmpty else { return false }
        let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return text.contains("//") || text.hasPrefix("/")
            || scheme.first?.isLetter == true && text[scheme.endIndex...].first == ":"
    }

    /// Whether the value of a name is hidden; with any of them, also the arguments in TheRouter's form, such as `ivar1`.
    func contains(_ name: String) -> Bool { names.contains(name) || !isEmpty && name.hasPrefix("ivar") }
}
