import RouteTables

/// The pattern of a route as a constant: `RoutePath.openChat`.
///
/// Generated code declares one for each pattern, so that no pattern is typed by hand.
public struct RoutePath: @unchecked Sendable {
    private typealias Layout = RoutePathLayout

    // Two words, so that a constant costs the compiler little. What is packed is immutable and lives forever, and its
    // header holds its length.
    private let base: UnsafePointer<UInt8>
    private let number: Int

    /// Creates a constant from the packed paths of a module; generated code does.
    ///
    /// - Parameters:
    ///   - paths: The packed paths.
    ///   - number: The number of the path among them.
    public init(packed paths: StaticString, number: Int) {
        self.init(PackedText(paths), number: number)
    }

    package init(_ paths: PackedText, number: Int) {
        let isComplete = paths.count >= Layout.Header.size && paths.number4(at: Layout.Header.length) <= paths.count
        let count = (paths.number4(at: Layout.Header.text) &- Layout.Header.size) / Layout.Path.size
        base = isComplete && number >= 0 && number < count ? paths.base : Layout.empty.utf8Start
        self.number = number
    }

    @inline(__always)
    private var paths: PackedText {
        // The initializer has checked that there is a header, and that the length in it is right.
        let header = PackedText(base: base, count: Layout.Header.size)
        return PackedText(base: base, count: header.number4(at: Layout.Header.length))
    }

    @inline(__always)
    private func offset(of field: Int) -> Int {
        Layout.Header.size &+ number &* Layout.Path.size &+ field
    }

    /// What tells the constant apart from others without reading the packed paths.
    ///
    /// No two sets of packed paths overlap, and a number is smaller than the size of its set. Constants of other modules for the same path
    /// have other keys.
    @inline(__always)
    var key: UInt64 { UInt64(UInt(bitPattern: base)) &+ UInt64(truncatingIfNeeded: number) }

    /// The number that stands for the handler.
    @inline(__always)
    var identity: UInt64 { paths.word(at: offset(of: Layout.Path.identity)) }

    /// Which of the handler's patterns it is, starting at 0.
    @inline(__always)
    var ordinal: Int { paths.number4(at: offset(of: Layout.Path.ordinal)) }

    private func text(_ field: Int) -> String {
        let reference = offset(of: field)
        return paths.text(
            at: paths.number4(at: Layout.Header.text) &+ paths.number4(at: reference),
            length: paths.number4(at: reference &+ 4)
        )
    }

    /// The pattern's text, as it stands in the marker with the type's prefix in front: `//chat/:chatID(\d+)`.
    public var pattern: String { text(Layout.Path.pattern) }

    /// How its URLs are written; `nil` if the constant has no such data.
    private var template: PackedURLTemplate? {
        let offset = paths.number4(at: offset(of: Layout.Path.template))
        return offset == 0 ? nil : PackedURLTemplate(paths.base + paths.number4(at: Layout.Header.templates), offset)
    }

    /// The handler's parameters, as ``RoutePathLayout`` describes them.
    var parameters: String { text(Layout.Path.parameters) }

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
        parameters.prefix { $0 != ";" }.split(separator: ",").map { $0.prefix { $0 != "=" } }
    }

    /// The parameters that the marker fixes, with their texts, percent-encoded.
    private var fixedTexts: [(name: Substring, text: Substring)] {
        parameters.split { $0 == "," || $0 == ";" }.compactMap { parameter in
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
        return try RouteURLWriter.url(template: template, pattern: pattern, texts: texts)
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
