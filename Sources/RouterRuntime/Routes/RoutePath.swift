import RouteTables

/// The pattern of a route as a constant: `RoutePath.openChat`.
///
/// Generated code declares one for each pattern, so that no pattern is typed by hand.
public struct RoutePath: Sendable {
    let identity: UInt64
    let ordinal: Int
    let patternText: StaticString
    private let parameterText: StaticString

    /// Creates a constant; generated code does.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, as ``RoutePattern`` reads it.
    ///   - handler: The number that stands for the handler.
    ///   - ordinal: Which of the handler's patterns it is, starting at 0.
    ///   - parameters: The names of the handler's parameters, separated by commas; behind a semicolon further names that the
    ///     marker fixes. Behind a fixed name an equals sign and its text, percent-encoded.
    public init(_ pattern: StaticString, handler: UInt64, ordinal: Int = 0, parameters: StaticString) {
        self.identity = handler
        self.ordinal = ordinal
        self.patternText = pattern
        self.parameterText = parameters
    }

    /// The pattern's text, as it stands in the marker with the type's prefix in front: `//chat/:chatID(\d+)`.
    public var pattern: String { patternText.description }

    /// The URL of the route with these values, percent-encoded; values without a placeholder go to the query.
    ///
    /// ```swift
    /// try RoutePath.openChat.url(["chatID": 5])  // "//chat/5"
    /// ```
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if a placeholder's value is missing or does not satisfy its constraint, or if a value
    ///   cannot be read back from its text, as a number that is infinite.
    public func url(_ values: [String: any RouteValue]) throws -> String {
        try url(texts: RouteURLWriter.texts(of: values))
    }

    /// The names of the handler's parameters.
    var parameterNames: [Substring] {
        parameterText.description.prefix { $0 != ";" }.split(separator: ",").map { $0.prefix { $0 != "=" } }
    }

    /// The parameters that the marker fixes, with their texts, percent-encoded.
    private var fixedTexts: [(name: Substring, text: Substring)] {
        parameterText.description.split { $0 == "," || $0 == ";" }.compactMap { parameter in
            guard let sign = parameter.firstIndex(of: "=") else { return nil }
            return (parameter[..<sign], parameter[sign...].dropFirst())
        }
    }

    /// The URL of the route with these texts; what the marker fixes needs none.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable`, also for a text other than the one that the marker fixes.
    func url(texts: [String: [String]]) throws -> String {
        var texts = texts
        for (name, fixed) in fixedTexts {
            guard let given = texts.removeValue(forKey: String(name)), !given.isEmpty else { continue }
            guard given.map(RouteURLWriter.escaped) == [String(fixed)] else {
                throw RouterError(.notEncodable, .fixedValue(parameter: String(name), pattern: pattern))
            }
        }
        return try RouteURLWriter.url(pattern: pattern, texts: texts)
    }
}

extension RoutePath: Hashable {
    /// Tells whether two constants are the same pattern of the same handler.
    public static func == (left: RoutePath, right: RoutePath) -> Bool {
        left.identity == right.identity && left.ordinal == right.ordinal
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(ordinal)
    }
}

extension RoutePath: CustomStringConvertible {
    /// The pattern's text.
    public var description: String { pattern }
}
