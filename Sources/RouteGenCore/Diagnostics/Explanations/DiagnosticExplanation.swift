/// What a code means, at length.
struct DiagnosticExplanation {
    /// What was found, in one line.
    let title: String
    /// What it means and why it matters.
    let meaning: String
    /// Source that triggers it.
    let example: String
    /// How to mend it.
    let mending: String
    /// How to say that it is meant, or why that is impossible.
    let silencing: String

    /// The page that explains a code.
    init(
        _ title: String,
        meaning: String,
        example: String,
        mending: String,
        silencing: String = "It cannot be silenced: what is written has no meaning that code could be generated for."
    ) {
        self.title = title
        self.meaning = meaning
        self.example = example
        self.mending = mending
        self.silencing = silencing
    }
}

extension DiagnosticCode {
    /// What a finding of this code is, in one line.
    public var title: String { page.title }

    /// The page that explains the code: what it means, an example that triggers it, how to mend it, how to silence it.
    ///
    /// Plain text in lines that a terminal of 120 columns shows whole, with a line feed at its end.
    public var explanation: String {
        let example = page.example.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        return """
            \(rawValue) \(name)
            \(page.title)

            \(page.meaning)

            Example:

            \(example)

            How to mend it:
            \(page.mending)

            How to silence it:
            \(page.silencing)

            """
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
        case .malformedPattern: .malformedPattern
        case .inaccessibleHandler: .inaccessibleHandler
        case .unsupportedHandler: .unsupportedHandler
        case .unboundPlaceholder: .unboundPlaceholder
        case .unreachableParameter: .unreachableParameter
        case .invisibleType: .invisibleType
        case .unfitParameter: .unfitParameter
        case .unusableTester: .unusableTester
        case .unfitFixedParameter: .unfitFixedParameter
        case .unusableSetUp: .unusableSetUp
        case .testableImport: .testableImport
        case .accessorCollision: .accessorCollision
        case .serviceConflict: .serviceConflict
        case .serviceWithoutInitializer: .serviceWithoutInitializer
        case .unservedProtocol: .unservedProtocol
        case .invalidConfiguration: .invalidConfiguration
        case .unreadableFile: .unreadableFile
        case .outdatedFile: .outdatedFile
        }
    }
}
