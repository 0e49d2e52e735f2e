/// The page that explains a code.
struct DiagnosticExplanation {
    /// What was found, in one line.
    let title: String
    /// What the finding means and why it matters.
    let meaning: String
    /// A source that triggers the finding.
    let example: String
    /// How to fix it.
    let fix: String
    /// How to silence the finding at its place, or why that is impossible; `nil` for nothing special.
    let silencing: String?

    /// Creates a page.
    init(
        _ title: String,
        meaning: String,
        example: String,
        fix: String,
        silencing: String? = nil
    ) {
        self.title = title
        self.meaning = meaning
        self.example = example
        self.fix = fix
        self.silencing = silencing
    }
}

extension DiagnosticCode {
    /// What a finding of this code means, in one line.
    public var title: String { page.title }

    /// The page that explains the code: what it means, an example that triggers it, how to fix it, how to silence it.
    ///
    /// It is plain text in lines of at most 120 columns, and ends with a line feed.
    public var explanation: String {
        let example = page.example.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        return """
            \(rawValue) \(name)
            \(page.title)

            \(page.meaning)

            Example:

            \(example)

            How to fix it:
            \(page.fix)

            How to silence it:
            \(silencing)

            """
    }

    /// How to silence a finding of this code, at its place or in the configuration.
    var silencing: String {
        guard isAdjustable else {
            return page.silencing ?? "This finding cannot be silenced: no code can be generated for what is written."
        }
        let severity = "add `\"severities\": { \"\(rawValue)\": \"ignore\" }` to `routegen.json`."
        return page.silencing.map { "\($0)\nTo silence it in the whole target, \(severity)" }
            ?? "To silence it, \(severity)"
    }

    var page: DiagnosticExplanation {
        switch self {
        case .duplicate: .duplicate
        case .ambiguous: .ambiguous
        case .unreachable: .unreachable
        case .shadowed: .shadowed
        case .needlessOverlap: .needlessOverlap
        case .misplacedMarker: .misplacedMarker
        case .nearMissMarker: .nearMissMarker
        case .unknownOption: .unknownOption
        case .invalidOptionValue: .invalidOptionValue
        case .repeatedOption: .repeatedOption
        case .malformedOptions: .malformedOptions
        case .missingPattern: .missingPattern
        case .confusableCharacter: .confusableCharacter
        case .relativePattern: .relativePattern
        case .missingProtocol: .missingProtocol
        case .misplacedOption: .misplacedOption
        case .unusedPrefix: .unusedPrefix
        case .surplusText: .surplusText
        case .malformedPattern: .malformedPattern
        case .inaccessibleHandler: .inaccessibleHandler
        case .unsupportedHandler: .unsupportedHandler
        case .unboundPlaceholder: .unboundPlaceholder
        case .unreachableParameter: .unreachableParameter
        case .invisibleType: .invisibleType
        case .unfitParameter: .unfitParameter
        case .unusableCondition: .unusableCondition
        case .unfitFixedParameter: .unfitFixedParameter
        case .unusableSetUp: .unusableSetUp
        case .testableImport: .testableImport
        case .unprovidedInstance: .unprovidedInstance
        case .accessorCollision: .accessorCollision
        case .serviceConflict: .serviceConflict
        case .serviceWithoutInitializer: .serviceWithoutInitializer
        case .unservedProtocol: .unservedProtocol
        case .invalidConfiguration: .invalidConfiguration
        case .malformedRewrite: .malformedRewrite
        case .loopingRewrite: .loopingRewrite
        case .unreachableRewrite: .unreachableRewrite
        case .unroutedRewrite: .unroutedRewrite
        case .resultWithoutPage: .resultWithoutPage
        case .unknownParent: .unknownParent
        case .unsuppliedParent: .unsuppliedParent
        case .circularParents: .circularParents
        case .unreadableFile: .unreadableFile
        case .outdatedFile: .outdatedFile
        case .brokenSource: .brokenSource
        }
    }
}
