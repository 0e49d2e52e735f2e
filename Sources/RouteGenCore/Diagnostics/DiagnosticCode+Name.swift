extension DiagnosticCode {
    /// The stable name that every output shows with the code: `duplicate` for `RG101`.
    public var name: String {
        switch self {
        case .duplicate: "duplicate"
        case .ambiguous: "ambiguous"
        case .unreachable: "unreachable"
        case .shadowed: "shadowed"
        case .needlessOverlap: "needless-overlap"
        case .misplacedMarker: "misplaced-marker"
        case .nearMissMarker: "near-miss-marker"
        case .unknownOption: "unknown-option"
        case .invalidOptionValue: "invalid-option-value"
        case .repeatedOption: "repeated-option"
        case .malformedOptions: "malformed-options"
        case .missingPattern: "missing-pattern"
        case .confusableCharacter: "confusable-character"
        case .relativePattern: "relative-pattern"
        case .missingProtocol: "missing-protocol"
        case .misplacedOption: "misplaced-option"
        case .unusedPrefix: "unused-prefix"
        case .surplusText: "surplus-text"
        case .unclearExtension: "unclear-extension"
        case .malformedPattern: "malformed-pattern"
        case .inaccessibleHandler: "inaccessible-handler"
        case .unsupportedHandler: "unsupported-handler"
        case .unboundPlaceholder: "unbound-placeholder"
        case .unreachableParameter: "unreachable-parameter"
        case .invisibleType: "invisible-type"
        case .unfitParameter: "unfit-parameter"
        case .unfitFixedParameter: "unfit-fixed-parameter"
        case .testableImport: "testable-import"
        case .unprovidedInstance: "unprovided-instance"
        case .accessorCollision: "accessor-collision"
        case .serviceConflict: "service-conflict"
        case .serviceWithoutInitializer: "service-without-initializer"
        case .missingImplementation: "missing-implementation"
        case .unservedParameter: "unserved-parameter"
        case .unknownProtocol: "unknown-protocol"
        case .invalidConfiguration: "invalid-configuration"
        case .malformedRewrite: "malformed-rewrite"
        case .loopingRewrite: "looping-rewrite"
        case .unreachableRewrite: "unreachable-rewrite"
        case .unroutedRewrite: "unrouted-rewrite"
        case .missingRuntime: "missing-runtime"
        case .unlinkedModule: "unlinked-module"
        case .uselessPlugin: "useless-plugin"
        case .tableCollision: "table-collision"
        case .platformsWithoutMac: "platforms-without-mac"
        case .unreachableLink: "unreachable-link"
        case .undecidedPackage: "undecided-package"
        case .resultWithoutPage: "result-without-page"
        case .unknownParent: "unknown-parent"
        case .unsuppliedParent: "unsupplied-parent"
        case .circularParents: "circular-parents"
        case .unknownTab: "unknown-tab"
        case .unfitTabRoot: "unfit-tab-root"
        case .otherDestination: "other-destination"
        case .unknownRequirement: "unknown-requirement"
        case .strictParent: "strict-parent"
        case .unreadableFile: "unreadable-file"
        case .outdatedFile: "outdated-file"
        case .oversizedAssociation: "oversized-association"
        case .brokenSource: "broken-source"
        case .changedLink: "changed-link"
        }
    }

    /// Finds a code by its code or name, ignoring case.
    ///
    /// - Parameter text: `RG101`, `rg101` or `duplicate`.
    public init?(describedBy text: String) {
        let lowercase = text.lowercased()
        guard
            let code = Self.allCases.first(where: { $0.rawValue.lowercased() == lowercase || $0.name == lowercase })
                ?? Self.formerNames[lowercase]
        else { return nil }
        self = code
    }

    /// The names that codes had in earlier versions, which configurations may still contain.
    private static let formerNames: [String: DiagnosticCode] = ["unserved-protocol": .missingImplementation]
}
