import RouteTables

/// Reads numbers and truth values that have the form of another type.
enum LooseText {
    /// The value of a string that its type does not read; `nil` if no other form of the string is a value.
    static func value<Value: RouteValue>(_ text: String, as type: Value.Type) -> Value? {
        guard type is any Numeric.Type || type == Bool.self else { return nil }
        for form in StandardText.looseForms(of: text) {
            if let value = Value(routeText: form) { return value }
        }
        return nil
    }
}
