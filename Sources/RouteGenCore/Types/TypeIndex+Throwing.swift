extension TypeIndex {
    /// Whether a call of a function needs `try`: not if it throws `Never`, which may have another name.
    func canThrow(_ function: Declaration) -> Bool {
        guard function.canThrow, case .typed(let error) = function.throwing else { return function.canThrow }
        return !isNever(error, from: path(around: function), where: function.conditions)
    }

    /// Whether a type, as it is written at a place, is `Never`.
    func isNever(_ type: String, from enclosing: [String], where conditions: [String] = []) -> Bool {
        ["Never", "Swift.Never"].contains(resolved(TypeText(type), from: enclosing, where: conditions).text)
    }
}
