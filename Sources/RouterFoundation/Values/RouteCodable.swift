import Foundation
public import RouterRuntime

/// A model that URLs carry as JSON.
///
/// Conform a `Codable` type to use it as a parameter of routes. Typed calls and contexts pass the model unchanged. Only
/// a URL contains it as a string:
///
/// ```swift
/// struct Draft: RouteCodable {
///     var title: String
///     var tags: [String]
/// }
///
/// /// @route(from: notification) //compose
/// func compose(draft: Draft) -> String { draft.title }
///
/// try router.call("//compose?draft=%7B%22title%22:%22Hello%22,%22tags%22:%5B%5D%7D", as: String.self)
/// ```
///
/// Keys are sorted, so equal values have equal strings, and dates are strings in the format of ISO 8601. A model that
/// needs different JSON implements `init?(routeText:)` and `routeText` itself.
///
/// JSON in a URL has at most 32 levels of arrays and dictionaries, because a model that contains itself is read by code that
/// calls itself.
public protocol RouteCodable: RouteValue, Codable {}

extension RouteCodable {
    /// Reads the model from JSON; `nil` if the string is not JSON, incomplete, or has more than 32 levels.
    public init?(routeText text: String) {
        guard let levels = JSONLevels.count(in: text), levels <= JSONLevels.limit else { return nil }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let value = try? decoder.decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = value
    }

    /// Reads the model from JSON, or the value in the context if there is one.
    public static func value(of parameter: RouteParameter) throws -> Self {
        do {
            return try parameter.value(as: Self.self)
        } catch let error as RouterError where error.code == .invalidParameter {
            guard let text = try? parameter.texts.first, (JSONLevels.count(in: text) ?? 0) > JSONLevels.limit else {
                throw error
            }
            throw parameter.invalid(
                TooManyLevels(name: parameter.name, type: "\(Self.self)", handler: parameter.handlerName)
            )
        }
    }

    /// The model as JSON in one line; empty if it cannot be encoded.
    public var routeText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

/// The levels of arrays and dictionaries in JSON.
private enum JSONLevels {
    /// The levels that are read at most, as of a history.
    ///
    /// A level of a usual enumeration takes 2.7 KB of stack in a debug build, of the 512 KB that a thread may have.
    static let limit = 32

    /// The number of levels; `nil` for a string with a byte 0, which the decoder would take for UTF-16, with other brackets.
    static func count(in text: String) -> Int? {
        var (level, most, isString, isEscaped) = (0, 0, false, false)
        for byte in text.utf8 {
            switch byte {
            case 0: return nil
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = isString
            case UInt8(ascii: "\""): isString.toggle()
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isString { level += 1 }
                most = max(most, level)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isString { level -= 1 }
            default: break
            }
        }
        return most
    }
}

/// The problem of JSON that has more levels than a URL may give.
private struct TooManyLevels: RouterProblem {
    let name: String
    let type: String
    let handler: String

    var english: String {
        "the JSON of the parameter '\(name)' of '\(handler)' has more than \(JSONLevels.limit) levels of arrays and "
            + "dictionaries, the most that a URL may give a '\(type)': pass the value in the context"
    }

    var chinese: String {
        "“\(handler)”的参数“\(name)”的 JSON 中，数组和字典的嵌套超过了 \(JSONLevels.limit) 层，"
            + "URL 中的“\(type)”最多只能有这么多层：请通过上下文传递该值"
    }

    // It states nothing but what is wrong with the caller's own value.
    var reduced: (any RouterProblem)? { self }
}
