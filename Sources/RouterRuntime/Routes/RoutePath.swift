import RouteTables

/// The pattern of a route as a constant: `RoutePath.openChat`.
///
/// Generated code declares one for each pattern, so no code repeats patterns by hand.
///
/// Unchecked: the packed paths are static, and nothing writes to them.
public struct RoutePath: @unchecked Sendable {
    private typealias Layout = RoutePathLayout

    // A constant has two words, so it costs the compiler little. The packed data is immutable and static, and its
    // header contains its length.
    private let base: UnsafePointer<UInt8>
    private let number: Int

    /// Creates a constant from the packed paths of a module.
    ///
    /// Generated code uses it.
    ///
    /// - Parameters:
    ///   - paths: The packed paths.
    ///   - number: The index of the path among them.
    @_spi(Generated)
    public init(paths: StaticString, number: Int) {
        base = Layout.start(of: paths, number: number)
        self.number = number
    }

    package init(_ paths: PackedText, number: Int) {
        base = Layout.start(of: paths, number: number)
        self.number = number
    }

    private var paths: PackedText {
        // `RoutePathLayout.start` has checked the header and the length in it.
        let header = PackedText(base: base, count: Layout.Header.size)
        return PackedText(base: base, count: header.number4(at: Layout.Header.length))
    }

    private func offset(of field: Int) -> Int {
        Layout.Header.size &+ number &* Layout.Path.size &+ field
    }

    /// A number that identifies the constant without reading the packed paths.
    ///
    /// Sets of packed paths do not overlap, and an index is smaller than the size of its set. Constants of other
    /// modules for the same path have other keys.
    var key: UInt64 { UInt64(UInt(bitPattern: base)) &+ UInt64(truncatingIfNeeded: number) }

    /// The number that identifies the handler.
    package var identity: UInt64 { paths.word(at: offset(of: Layout.Path.identity)) }

    /// The index of the pattern among the handler's patterns.
    var ordinal: Int { paths.number4(at: offset(of: Layout.Path.ordinal)) }

    private var record: PackedRecord {
        PackedRecord(paths, at: offset(of: 0), texts: paths.number4(at: Layout.Header.text))
    }

    /// The pattern as it is in the marker, after the prefix of the type: `//chat/:chatID(\d+)`.
    public var pattern: String { record.text(Layout.Path.pattern) }

    /// The template of its URLs; `nil` if the constant has none.
    private var template: URLTemplate? {
        let offset = paths.number4(at: offset(of: Layout.Path.template))
        return offset == 0 ? nil : URLTemplate(Layout.templates(of: paths), at: offset)
    }

    /// The handler's parameters, as ``RoutePathLayout`` describes them.
    package var parameters: String { record.text(Layout.Path.parameters) }

    /// The URL of the route with these values, percent-encoded.
    ///
    /// Values without a placeholder become query items.
    ///
    /// ```swift
    /// try RoutePath.shopProduct.url(["id": 5])  // "//shop/product/5"
    /// ```
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` if a placeholder's value is missing or does not satisfy
    ///   its constraint, or if a value cannot be read back from its string, such as an infinite number.
    public func url(_ values: [String: any RouteValue]) throws -> String {
        try url(texts: ParameterTexts.texts(of: values), fixed: facts.fixed)
    }

    /// The names of the handler's parameters.
    package var parameterNames: [String] { facts.names }

    /// The names of the handler's parameters that the marker does not fix.
    package var openParameterNames: [String] {
        let facts = facts
        return facts.names.filter { name in !facts.fixed.contains { $0.name == name } }
    }

    /// The handler's module; `nil` if it is the module of the constant.
    var module: String? { facts.module }

    /// The contents of ``parameters``: the names, the parameters that the marker fixes with their strings,
    /// percent-encoded, and the module.
    @_optimize(size)
    var facts: (names: [String], fixed: [(name: String, text: String)], module: String?) {
        let bytes = record.bytes(Layout.Path.parameters)
        var names: [String] = []
        names.reserveCapacity(4)
        var fixed: [(name: String, text: String)] = []
        var section = 0
        var name: String?
        var start = 0
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : UInt8(ascii: ";")
            guard byte == UInt8(ascii: "=") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") else { continue }
            let field = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
            start = index + 1
            if byte == UInt8(ascii: "=") {
                name = field
                continue
            }
            if section == 2 { return (names, fixed, field) }
            if section == 0, !(name ?? field).isEmpty { names.append(name ?? field) }
            if let name { fixed.append((name, field)) }
            if byte == UInt8(ascii: ";") { section += 1 }
            name = nil
        }
        return (names, fixed, nil)
    }

    /// The URL of the route with these strings.
    ///
    /// Strings without a placeholder become query items. Parameters that the marker fixes need none.
    ///
    /// - Parameters:
    ///   - texts: The strings by the names of the parameters.
    ///   - fixed: The parameters that the marker fixes, from ``facts``.
    /// - Returns: The URL.
    /// - Throws: ``RouterError`` with the code `notEncodable`, also if a string differs from the one that the marker
    ///   fixes.
    @_optimize(size)
    func url(texts: [NamedTexts], fixed: [(name: String, text: String)]) throws -> String {
        var texts = texts
        for (name, fixed) in fixed {
            guard let given = texts.last(where: { $0.name == name })?.texts else { continue }
            texts.removeAll { $0.name == name }
            guard given.isEmpty || given.count == 1 && URLText(escaping: given[0]).string == fixed else {
                throw RouterError(.notEncodable, .fixedValue(parameter: name, pattern: pattern))
            }
        }
        do throws(RouteURLWritingError) {
            guard let template else { throw .undetermined(pattern: pattern) }
            return try template.url(texts, addsItems: true, pattern: pattern)
        } catch {
            throw RouterError(.notEncodable, .unwritableURL(pattern: pattern, error))
        }
    }
}

extension RoutePath: Hashable {
    /// Tells whether two constants are the same pattern of the same handler.
    public static func == (left: RoutePath, right: RoutePath) -> Bool {
        left.identity == right.identity && left.ordinal == right.ordinal
    }

    /// Hashes the parts that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(ordinal)
    }
}

extension RoutePath: CustomStringConvertible {
    /// The pattern.
    public var description: String { pattern }
}
