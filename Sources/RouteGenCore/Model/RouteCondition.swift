/// The condition in a marker's `when:`: a function that decides after a match whether the route takes the request.
package struct RouteCondition: Sendable {
    /// The name as written in the marker.
    var written: Located<String>
    /// The types around the handler, in which the name is looked up first.
    var typePath: [String]
    /// The conditions of the `#if` blocks around the handler.
    var conditions: [String]
    /// The availability of the function and the handler.
    ///
    /// On other systems the route does not take the request.
    var availability: Availability
    /// The name as written at the module's top level.
    package var callee: String
    /// The type of the instance on which the function is called; `nil` for a free or static function.
    var instanceType: String?
    /// The call of the method on `$0`.
    var instanceCall = ""
    /// Whether the function is isolated to the main actor.
    var isOnMainActor = false

    /// The string that distinguishes the condition from others of the module, even if its types are unknown.
    var identity: String {
        "\(typePath.joined(separator: ".")) \(written.value) \(conditions.joined(separator: " && ")) "
            + "\(availability.query ?? "")"
    }
}
