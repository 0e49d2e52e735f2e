import TestSupport

/// A parameter of a random handler.
struct RandomParameter {
    /// The number of values that it takes.
    enum Form {
        case one, optional, list, optionalList
    }

    /// Where a URL carries it.
    enum Place {
        case path, query
    }

    var label: String?
    var name: String
    var scalar: ScalarType
    var form: Form
    var place: Place
    /// The default value's expression, and its text in a URL.
    var defaultValue: RandomValue?

    static func random(_ number: Int, in place: Place, form: Form, using random: inout SplitMix) -> RandomParameter {
        let name = random.pick("p\(number)", "größe\(number)", "value_\(number)", "router\(number)")
        var parameter = RandomParameter(
            label: random.pick(name, name, "label\(number)", "in", nil),
            name: name,
            scalar: ScalarType.allCases.randomElement(using: &random) ?? .int,
            form: form,
            place: place
        )
        // A direct call that omits an unlabeled argument passes the next one to its parameter.
        let hasOwnLabel = parameter.label != nil && parameter.label != "in"
        if hasOwnLabel, place == .query, random.chance(50) || form == .optional, random.chance(70) {
            parameter.defaultValue = parameter.randomDefault(using: &random)
        }
        return parameter
    }

    private func randomDefault(using random: inout SplitMix) -> RandomValue {
        var value = value(using: &random)
        // Half of them as an expression that only the handler's own file can evaluate.
        if random.chance(50) { value.code = "secret(\(value.code))" }
        return value
    }

    var type: String {
        switch form {
        case .one: scalar.rawValue
        case .optional: "\(scalar.rawValue)?"
        case .list: "[\(scalar.rawValue)]"
        case .optionalList: "[\(scalar.rawValue)]?"
        }
    }

    var declaration: String {
        let names = label == name ? name : "\(label ?? "_") \(name)"
        return "\(names): \(type)\(defaultValue.map { " = \($0.code)" } ?? "")"
    }

    /// A value that a URL can tell from an absent one.
    func value(using random: inout SplitMix) -> RandomValue {
        switch form {
        case .one: return scalar.value(using: &random, forPath: place == .path)
        case .optional where defaultValue == nil && random.chance(30): return RandomValue(code: "nil", texts: [])
        case .optional: return scalar.value(using: &random, forPath: place == .path)
        case .list, .optionalList:
            let isEmptyPossible = form == .list && defaultValue == nil
            let count = Int.random(in: (isEmptyPossible ? 0 : 1)...3, using: &random)
            let values = (0..<count).map { _ in scalar.value(using: &random, forPath: place == .path) }
            return RandomValue(
                code: "[\(values.map(\.code).joined(separator: ", "))]",
                texts: values.flatMap(\.texts)
            )
        }
    }
}
