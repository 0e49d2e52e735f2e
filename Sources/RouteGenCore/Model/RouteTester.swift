/// The function that a marker names with `when:`, which is asked after a match whether the route takes the request.
struct RouteTester: Sendable {
    /// The name as it is written in the marker.
    var written: Located<String>
    /// The types around the handler, in which the name is looked up first.
    var typePath: [String]
    /// The conditions of the `#if` blocks around the handler.
    var conditions: [String]
    /// Where the function and the handler are available; on other systems the route does not take the request.
    var availability: Availability
    /// The name as it is reached from the module's top level.
    var callee: String

    /// What tells it from other functions of the module, whether the module's types are known or not.
    var identity: String {
        "\(typePath.joined(separator: ".")) \(written.value) \(conditions.joined(separator: " && ")) \(availability.query ?? "")"
    }
}

extension ModuleModel {
    /// The functions that markers name, each once and in a stable order; the table refers to one by its place.
    var testers: [RouteTester] {
        let all = handlers.flatMap(\.patterns).compactMap(\.tester)
        return Dictionary(all.map { ($0.identity, $0) }) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
    }
}
