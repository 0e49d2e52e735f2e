public import Foundation
public import RouterRuntime

/// A model that goes through a URL as JSON.
///
/// Conform a `Codable` type to make it a parameter of routes. Typed calls and contexts pass the model as it is; only where the
/// request is a URL is it text:
///
/// ```swift
/// struct Draft: RouteCodable {
///     var title: String
///     var tags: [String]
/// }
///
/// /// @route(from: push) //compose
/// func compose(draft: Draft) -> String { draft.title }
///
/// try router.call("//compose?draft=%7B%22title%22:%22Hello%22,%22tags%22:%5B%5D%7D", as: String.self)
/// ```
///
/// Dates are texts in the form of ISO 8601. A model that needs other JSON implements ``routeEncoder`` and ``routeDecoder``.
public protocol RouteCodable: RouteValue, Codable {
    /// Writes the JSON; keys have to be sorted, so that a value has one text.
    static var routeEncoder: JSONEncoder { get }
    /// Reads the JSON.
    static var routeDecoder: JSONDecoder { get }
}

extension RouteCodable {
    /// Sorted keys, dates in the form of ISO 8601.
    public static var routeEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }

    /// Dates in the form of ISO 8601.
    public static var routeDecoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }

    /// Reads the model from JSON; `nil` if the text is none, or lacks something.
    public init?(routeText text: String) {
        guard let value = try? Self.routeDecoder.decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = value
    }

    /// The model as JSON in one line; empty if it cannot be encoded.
    public var routeText: String {
        (try? Self.routeEncoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
