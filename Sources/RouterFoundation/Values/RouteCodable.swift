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
/// /// @route(from: push) //compose
/// func compose(draft: Draft) -> String { draft.title }
///
/// try router.call("//compose?draft=%7B%22title%22:%22Hello%22,%22tags%22:%5B%5D%7D", as: String.self)
/// ```
///
/// Keys are sorted, so equal values have equal strings, and dates are strings in the format of ISO 8601. A model that
/// needs different JSON implements `init?(routeText:)` and `routeText` itself.
public protocol RouteCodable: RouteValue, Codable {}

extension RouteCodable {
    /// Reads the model from JSON; `nil` if the string is not JSON, or incomplete.
    public init?(routeText text: String) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let value = try? decoder.decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = value
    }

    /// The model as JSON in one line; empty if it cannot be encoded.
    public var routeText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
