public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}

public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity

    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public let name: LocalizedStringResource

    public init(stringLiteral name: String) { self.name = LocalizedStringResource(stringLiteral: name) }
}

public struct DisplayRepresentation: Sendable {
    public let title: LocalizedStringResource

    public init(title: LocalizedStringResource) { self.title = title }
}

/// An entity with a universal link.
public protocol URLRepresentableEntity: AppEntity {
    typealias URLRepresentation = EntityURLRepresentation<Self>

    static var urlRepresentation: URLRepresentation { get }
}

/// A URL in which the system replaces what the interpolations name.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    public enum Property: Sendable {
        case id
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [(text: String, property: Property?)] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ text: String) { parts.append((text, nil)) }

        public mutating func appendInterpolation(_ property: Property) { parts.append(("", property)) }
    }

    private let parts: [(text: String, property: Property?)]

    public init(stringLiteral text: String) { parts = [(text, nil)] }

    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The URL of an entity.
    public func url(of entity: Entity) -> String {
        parts.map { $0.property == nil ? $0.text : "\(entity.id)" }.joined()
    }
}
