import RouteTables

extension Handler {
    /// The forms in which the strings of parameters are compared, by name, as far as they are not compared as they are.
    var valueForms: [String: Int] {
        let forms = parameters.filter { $0.role == .value }
            .compactMap { parameter in ValueForm.form(of: parameter.type).map { (parameter.name, $0) } }
        return Dictionary(forms) { first, _ in first }
    }

    /// The parameters of standard types that have literals as default values, with the strings of these.
    ///
    /// A default of another type may be written in another way than the literal.
    var defaultTexts: [(name: String, text: String)] {
        parameters.filter { $0.role == .value && $0.type.arrayElement == nil && $0.type.singleValue.isStandardScalar }
            .compactMap { parameter in parameter.defaultValue.routeText.map { (parameter.name, $0) } }
    }
}

extension ValueForm {
    /// The form of a standard type; `nil` for any other type.
    fileprivate static func form(of type: TypeText) -> Int? {
        let type = type.singleValue.text
        if let integer = TypeText.integers[type] { return integer.isSigned ? self.integer : unsignedInteger }
        return switch type {
        case "Double", "CGFloat": double
        case "Float": float
        case "Bool": boolean
        case "UUID": identifier
        default: nil
        }
    }
}

extension DefaultValue {
    /// The literal as a string of a URL; `nil` for `nil`, a collection, a number that is not decimal, and an expression.
    package var routeText: String? {
        guard case .literal(let literal) = self, literal != "nil", !literal.hasPrefix("[") else { return nil }
        if literal.hasPrefix("\"") { return String(literal.dropFirst().dropLast()) }
        if ["true", "false"].contains(literal) { return literal }
        let number = String(literal.filter { $0 != "_" })
        return Double(number) == nil || number.contains("x") ? nil : number
    }
}
