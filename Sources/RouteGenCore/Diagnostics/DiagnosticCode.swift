/// The stable code of a kind of finding.
///
/// Codes are never reused or renumbered. 1xx: conflicts between routes; 2xx: the marker language; 3xx: patterns; 4xx:
/// handlers and parameters; 5xx: names; 6xx: services; 7xx: configuration; 8xx:
/// navigation; 9xx: files.
public enum DiagnosticCode: String, CaseIterable, Hashable, Sendable {
    /// Two patterns match the same URLs at the same rank.
    case duplicate = "RG101"
    /// Two routes match the same URL, and neither ranks above the other.
    case ambiguous = "RG102"
    /// Every URL of a route goes to routes that rank above it.
    case unreachable = "RG103"
    /// A route loses URLs to a less specific one because of an explicit priority.
    case shadowed = "RG104"
    /// A marker declares an overlap that does not exist.
    case needlessOverlap = "RG105"

    /// A marker is where markers are not allowed.
    case misplacedMarker = "RG201"
    /// A word looks like a marker but is not one, such as `@Route` or `@rout`.
    case nearMissMarker = "RG202"
    /// A marker has an unknown option.
    case unknownOption = "RG203"
    /// An option has a value that it does not accept.
    case invalidOptionValue = "RG204"
    /// An option is given twice.
    case repeatedOption = "RG205"
    /// The parentheses, quotes or separators of the options do not match.
    case malformedOptions = "RG206"
    /// A marker has no pattern where one is required.
    case missingPattern = "RG208"
    /// A character looks like a sign of the marker language, such as a full-width colon.
    case confusableCharacter = "RG209"
    /// A pattern has no leading slash, and no enclosing type has a prefix.
    case relativePattern = "RG210"
    /// A service marker does not name a protocol.
    case missingProtocol = "RG211"
    /// An option has no meaning on this kind of declaration.
    case misplacedOption = "RG212"
    /// A marker is on a type that has no routes.
    case unusedPrefix = "RG213"
    /// A pattern has quotation marks or white space, or a marker has several patterns.
    case surplusText = "RG214"
    /// A marker on a type does not say what holds in an extension of it.
    case unclearExtension = "RG215"
    /// A marker, a configuration or a list of links has a word of an earlier version.
    case formerWord = "RG216"

    /// A pattern does not follow the pattern language.
    case malformedPattern = "RG301"

    /// A handler is hidden from generated code: it or a type around it is private or fileprivate.
    case inaccessibleHandler = "RG401"
    /// A handler has a form that a router cannot call, such as a generic function.
    case unsupportedHandler = "RG402"
    /// A placeholder has no matching parameter in the handler.
    case unboundPlaceholder = "RG403"
    /// A required parameter cannot come from a URL.
    case unreachableParameter = "RG404"
    /// A signature names a type that is not visible where the accessor is generated.
    case invisibleType = "RG405"

    /// The type of a parameter does not fit what its placeholder matches.
    case unfitParameter = "RG406"

    /// A marker gives a parameter a value with `with:` that it cannot have.
    case unfitFixedParameter = "RG408"

    /// A handler's signature may name a type that only `@testable import` makes visible.
    case testableImport = "RG410"

    /// A method is on a type whose instances the system creates, and no marker says that the app provides one.
    case unprovidedInstance = "RG411"

    /// Two accessors have the same name.
    case accessorCollision = "RG501"

    /// A service is declared twice, or a protocol has two defaults.
    case serviceConflict = "RG601"
    /// Generated code cannot create a service: every initializer needs arguments that the router does not have.
    case serviceWithoutInitializer = "RG602"
    /// A protocol has a route on a service method, but no type of the app serves the protocol.
    case missingImplementation = "RG603"
    /// The router should fill a parameter with a service, but nothing serves its type.
    case unservedParameter = "RG605"

    /// A configuration file has a mistake.
    case invalidConfiguration = "RG701"
    /// A rewriting rule is malformed, or its target uses what its source does not have.
    case malformedRewrite = "RG702"
    /// A rewriting rule leads back to itself.
    case loopingRewrite = "RG703"
    /// Every URL of a rewriting rule goes to earlier rules.
    case unreachableRewrite = "RG704"
    /// A rewriting rule gives a URL that no route takes.
    case unroutedRewrite = "RG705"
    /// A module has markers, but its target does not depend on the runtime.
    case missingRuntime = "RG706"
    /// An app links accessors to a module, but not the module itself.
    case unlinkedModule = "RG707"
    /// A target uses the plugin, but there is nothing to generate for it.
    case uselessPlugin = "RG708"
    /// A package names iOS and not macOS, so SwiftPM runs none of its commands on a Mac.
    case platformsWithoutMac = "RG710"
    /// No route takes a URL that begins with an own link.
    case unreachableLink = "RG711"
    /// A package that is not the app's own would open something, and the app does not say whether it may.
    case undecidedPackage = "RG712"
    /// The set-up of a package leaves markers, settings or calls without effect.
    case faultySetUp = "RG713"

    /// An option about a page is on a handler whose result cannot be a page.
    case resultWithoutPage = "RG801"
    /// No module of an app, or more than one route, has the name in `parent:`.
    case unknownParent = "RG802"
    /// A parent needs a value that the page above it does not supply.
    case unsuppliedParent = "RG803"
    /// A route is, through others or directly, its own parent.
    case circularParents = "RG804"
    /// A marker names a tab or a window that the app does not declare.
    case unknownTab = "RG805"
    /// The first page of a tab needs values, or is not the page of one route.
    case unfitTabRoot = "RG806"
    /// A page of a back stack is of another type than the app names.
    case otherDestination = "RG807"
    /// A marker requires what the app does not declare.
    case unknownRequirement = "RG808"
    /// A page requires more than a page above it.
    case strictParent = "RG809"
    /// Routes require facts of the app, and no source asks for any.
    case uncheckedRequirement = "RG810"

    /// A file cannot be read, or is not Swift source text.
    case unreadableFile = "RG901"
    /// A file that is made of the sources is out of date: generated code, or an association file.
    case outdatedFile = "RG902"
    /// An `apple-app-site-association` is larger than the system reads.
    case oversizedAssociation = "RG903"
    /// A file has a merge conflict, or a brace that is never closed.
    case brokenSource = "RG904"
    /// A published link does not open what it opened.
    case changedLink = "RG905"

    /// The codes and names of former findings, which no other finding gets.
    public static let retired = [
        "RG407": "unusable-condition", "RG409": "unusable-set-up", "RG604": "unknown-protocol",
        "RG709": "table-collision",
    ]

    /// The severity of findings of this code, unless the configuration changes it.
    public var severity: Diagnostic.Severity {
        switch self {
        case .shadowed, .unusedPrefix, .unprovidedInstance, .unlinkedModule, .uselessPlugin, .platformsWithoutMac,
            .uncheckedRequirement, .formerWord, .faultySetUp:
            .warning
        default: .error
        }
    }

    /// Whether a configuration may make a finding of this code less severe.
    ///
    /// The generated code is still correct then, and every URL leads to the route that ranks first.
    public var isAdjustable: Bool {
        switch self {
        case .ambiguous, .unreachable, .shadowed, .needlessOverlap, .nearMissMarker, .unusedPrefix, .formerWord,
            .testableImport, .unprovidedInstance, .missingImplementation, .unreachableRewrite,
            .unroutedRewrite, .missingRuntime, .unlinkedModule, .uselessPlugin, .platformsWithoutMac,
            .unreachableLink, .resultWithoutPage, .unknownParent, .unknownTab, .unknownRequirement, .strictParent,
            .uncheckedRequirement, .unservedParameter, .faultySetUp:
            true
        default: false
        }
    }
}
