/// The form in which strings for a parameter are compared: as the values that they are read as.
package enum ValueForm: Int, Sendable, CaseIterable {
    /// As they are.
    case string
    /// As a signed number: `05` and `+5` are `5`.
    case integer
    /// As a number without a sign.
    case unsignedInteger
    /// As a `Double`: `1.50` is `1.5`.
    case double
    /// As a `Float`.
    case float
    /// As a `Bool`: `yes` and `1` are `true`.
    case boolean
    /// As a UUID, whose letters are of any case.
    case identifier
}
