/// A type, protocol or type alias that a file declares.
public struct TypeDeclaration: Hashable, Sendable {
    /// The keyword: `class`, `struct`, `enum`, `actor`, `protocol` or `typealias`.
    public var kind: Declaration.Kind
    /// The names of the types and extensions around it, then its own name: `["Outer", "Inner"]`.
    ///
    /// An extension contributes its type as it is written, cut at the periods.
    public var path: [String]
    /// The location of its name.
    public var location: SourceLocation
    /// Its attributes.
    public var attributes: [Declaration.Attribute]
    /// Its modifiers.
    public var modifiers: [String]
    /// The types and extensions around it, outermost first.
    public var enclosing: [Declaration.Scope]
    /// Its generic parameter clause, as it is written.
    public var genericParameters: String?
    /// The types after its colon.
    public var inheritedTypes: [String]
    /// The underlying type of a type alias, as it is written.
    public var aliasedType: String?
    /// The conditions of the `#if` blocks around it.
    public var conditions: [String]

    /// The path, joined by periods.
    public var name: String { path.joined(separator: ".") }
}

/// Lists the types that a file declares.
public enum TypeDeclarationScanner {
    /// Scans a file.
    ///
    /// It leaves out types inside function bodies. The cost is that of ``DeclarationParser/parse(path:bytes:)``.
    ///
    /// - Parameters:
    ///   - path: The path that locations name.
    ///   - bytes: The whole file.
    /// - Returns: The types in the order of the source.
    public static func scan(path: String, bytes: UnsafeBufferPointer<UInt8>) -> [TypeDeclaration] {
        types(in: DeclarationParser.parse(path: path, bytes: bytes))
    }

    /// Lists the types of a file that is parsed already.
    ///
    /// - Parameter file: The parsed file.
    /// - Returns: The types in the order of the source, without those inside function bodies.
    public static func types(in file: ParsedFile) -> [TypeDeclaration] {
        file.declarations.compactMap { declaration in
            guard !declaration.isLocal, declaration.kind.declaresType else { return nil }
            return TypeDeclaration(
                kind: declaration.kind,
                path: declaration.enclosing.flatMap { components(of: $0) } + [declaration.name],
                location: declaration.location,
                attributes: declaration.attributes,
                modifiers: declaration.modifiers,
                enclosing: declaration.enclosing,
                genericParameters: declaration.genericParameters,
                inheritedTypes: declaration.inheritedTypes,
                aliasedType: declaration.resultType,
                conditions: declaration.conditions
            )
        }
    }

    private static func components(of scope: Declaration.Scope) -> [String] {
        guard scope.kind == .extension else { return [scope.name] }
        return scope.name.split(separator: ".").map(String.init)
    }
}
