/// The stable code of a kind of finding.
///
/// Codes are never reused or renumbered. 1xx: conflicts between routes; 2xx: the marker language; 3xx: patterns; 4xx: handlers and parameters; 5xx: names;
/// 6xx: services; 7xx: configuration; 9xx: files.
public enum DiagnosticCode: String, CaseIterable, Hashable, Sendable {
    /// Two patterns match the same URLs at the same rank.
    case duplicate = "RG101"
    /// A URL that two routes take, neither of which ranks above the other.
    case ambiguous = "RG102"
    /// A route every URL of which is taken by routes that rank above it.
    case unreachable = "RG103"
    /// A route that loses URLs to a less specific one because of an explicit priority.
    case shadowed = "RG104"
    /// An overlap that is said to be meant, and is none.
    case needlessOverlap = "RG105"

    /// A marker that stands where no marker may stand.
    case misplacedMarker = "RG201"
    /// A word that looks like a marker but is none, such as `@Route` or `@rout`.
    case nearMissMarker = "RG202"
    /// An option that no marker knows.
    case unknownOption = "RG203"
    /// An option whose value is not one of those it takes.
    case invalidOptionValue = "RG204"
    /// An option that is given twice.
    case repeatedOption = "RG205"
    /// Parentheses, quotes or separators of the options that do not fit together.
    case malformedOptions = "RG206"
    /// A marker without a pattern where one is needed.
    case missingPattern = "RG208"
    /// A character that only looks like one the marker language knows, such as a full-width colon.
    case confusableCharacter = "RG209"
    /// A pattern without a leading slash where no type around it has a prefix.
    case relativePattern = "RG210"
    /// A service marker that does not name a protocol.
    case missingProtocol = "RG211"
    /// An option that means nothing where its marker stands.
    case misplacedOption = "RG212"

    /// A pattern that does not follow the pattern language.
    case malformedPattern = "RG301"

    /// A handler that generated code cannot see: private, fileprivate, or inside such a type.
    case inaccessibleHandler = "RG401"
    /// A handler of a form that cannot be called by a router: generic, `inout`, local and the like.
    case unsupportedHandler = "RG402"
    /// A placeholder that no parameter of the handler takes.
    case unboundPlaceholder = "RG403"
    /// A required parameter that no caller by URL can supply.
    case unreachableParameter = "RG404"
    /// A type in a signature that cannot be seen where the accessor is generated.
    case invisibleType = "RG405"

    /// A placeholder that may be absent or repeated, and a parameter whose type cannot say so.
    case unfitParameter = "RG406"

    /// A function named with `when:` that a router cannot ask.
    case unusableTester = "RG407"

    /// A parameter that a marker fixes with `with:`, and that cannot have that value.
    case unfitFixedParameter = "RG408"

    /// A type that sets its module up, and that generated code cannot name.
    case unusableSetUp = "RG409"

    /// A handler whose signature may name a type that only `@testable import` shows.
    case testableImport = "RG410"

    /// Two accessors of one name.
    case accessorCollision = "RG501"

    /// A service that is declared twice, or has two defaults.
    case serviceConflict = "RG601"
    /// A service that generated code cannot make: no initialiser does without arguments that the router does not have.
    case serviceWithoutInitializer = "RG602"
    /// A route on a requirement of a protocol that no type of the app serves.
    case unservedProtocol = "RG603"

    /// A configuration file that cannot be used as it is written.
    case invalidConfiguration = "RG701"

    /// A file that cannot be read, or is not Swift source text.
    case unreadableFile = "RG901"
    /// A generated file among the sources that does not hold the routes as they are now.
    case outdatedFile = "RG902"

    /// How grave findings of this code are unless the configuration says otherwise.
    public var severity: Diagnostic.Severity { self == .shadowed ? .warning : .error }
}
