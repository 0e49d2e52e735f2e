import RouteGenCore

/// An enumeration whose cases get markers.
public struct MigratedEnumeration: Sendable {
    /// The reason why no enumeration has a name, in one line.
    public struct Unknown: Error {
        /// The reason.
        public let message: String
    }

    /// The name, with those of the types around it: `Forum.Screen`.
    public let path: String
    private let source: Int
    private let location: SourceLocation

    /// Looks for an enumeration.
    ///
    /// - Parameters:
    ///   - name: Its name; those of the types around it may be in front.
    ///   - sources: All sources of the app or the module.
    /// - Throws: The reason why there is not one enumeration of that name.
    public init(_ name: String, in sources: [MigrationSource]) throws(Unknown) {
        let found = sources.declarations { declaration in
            declaration.kind == .enum && (declaration.path == name || declaration.path.hasSuffix(".\(name)"))
        }
        guard let first = found.first else {
            throw Unknown(message: "no source that was passed declares an enumeration '\(name)'")
        }
        guard found.count == 1 else {
            let places = found.map { "\($0.declaration.path) in \($0.declaration.location.file)" }
            let list = places.joined(separator: ", ")
            throw Unknown(message: "'\(name)' stands for several enumerations: \(list); pass the sources of one module")
        }
        path = first.declaration.path
        source = first.source
        location = first.declaration.location
    }

    /// Whether a case belongs to it.
    func contains(_ item: [MigrationSource].Declared) -> Bool {
        item.source == source && item.declaration.enclosing.last?.location == location
    }
}

extension Declaration {
    /// The name with those of the types around it.
    var path: String { (enclosing.map(\.name) + [name]).joined(separator: ".") }
}
