/// The forms in which strings for a parameter are compared: as the values that they are read as.
///
/// They are numbers, because a raw value with its conformances would be in each app.
package enum ValueForm {
    /// As they are.
    package static var string: Int { 0 }
    /// As a signed number: `05` and `+5` are `5`.
    package static var integer: Int { 1 }
    /// As a number without a sign.
    package static var unsignedInteger: Int { 2 }
    /// As a `Double`: `1.50` is `1.5`.
    package static var double: Int { 3 }
    /// As a `Float`.
    package static var float: Int { 4 }
    /// As a `Bool`: `yes` and `1` are `true`.
    package static var boolean: Int { 5 }
    /// As a UUID, whose letters are of any case.
    package static var identifier: Int { 6 }
}
