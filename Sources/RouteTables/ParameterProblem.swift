/// The sentences about a parameter of a handler that a request has no value for.
///
/// The runtime throws them, and the tool and the page of routes predict them.
package enum ParameterProblem {
    /// The sentence for a value that is absent.
    package static func missing(_ name: String, type: String, handler: String) -> String {
        "'\(handler)' needs the parameter '\(name)' of type '\(type)'"
    }

    /// The sentence for a string that is no value of the parameter's type.
    package static func invalid(_ name: String, text: String, type: String, handler: String) -> String {
        "'\(text)' is not a value of type '\(type)', the type of the parameter '\(name)' of '\(handler)'"
    }
}
