import RouteTables

extension Optional: RouteValue where Wrapped: RouteValue {
    /// Reads the wrapped value; `nil` if the string is not valid.
    public init?(routeText text: String) {
        guard let value = Wrapped(routeText: text) else { return nil }
        self = value
    }

    /// The wrapped value's string, empty for `nil`.
    public var routeText: String { self?.routeText ?? "" }

    /// Reads the wrapped value, or `nil` if the parameter is absent.
    ///
    /// A value that is present must be valid, unless the router reads loose values; see
    /// ``Router/init(_:origins:readsLooseValues:)``.
    public static func value(of parameter: RouteParameter) throws -> Wrapped? {
        guard parameter.isPresent else { return nil }
        if parameter.reportsUnfitValues { return try Wrapped.value(of: parameter) }
        return try parameter.fitting { try Wrapped.value(of: parameter) }
    }

    /// The wrapped value's strings, none for `nil`.
    public var routeTexts: [String] { self?.routeTexts ?? [] }
}

extension Array: RouteValue where Element: RouteValue {
    /// Reads an array of one element.
    public init?(routeText text: String) {
        guard let element = Element(routeText: text) else { return nil }
        self = [element]
    }

    /// The elements' strings, separated by commas.
    public var routeText: String { map(\.routeText).joined(separator: ",") }

    /// Reads an element from each string: of a repeated placeholder, or of a query key that appears several times.
    ///
    /// An array is never absent. Without a string, it is empty. Of an array in the context, each element is read by itself,
    /// as one value would be.
    public static func value(of parameter: RouteParameter) throws -> [Element] {
        if let value = parameter.valueFromCode {
            if let same = value as? [Element] { return same }
            guard let elements = value as? [Any] else { return [try Element.value(of: parameter)] }
            return try elements.map { try parameter.value($0, as: Element.self) }
        }
        return try parameter.texts.map { text in
            guard let element = parameter.read(text, as: Element.self) else {
                throw parameter.invalid(text, Element.self)
            }
            return element
        }
    }

    /// The strings of all elements.
    public var routeTexts: [String] { flatMap(\.routeTexts) }
}
