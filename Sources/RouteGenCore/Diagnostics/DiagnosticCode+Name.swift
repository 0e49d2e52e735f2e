extension DiagnosticCode {
    /// The stable name that every output shows with the code, made of the words of its case: `near-miss-marker` for
    /// `RG202`.
    public var name: String {
        "\(self)".reduce(into: "") { name, character in
            if character.isUppercase { name += "-" }
            name += character.lowercased()
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

    /// Whether a string is the code or the name of a former finding, ignoring case.
    package static func isRetired(_ text: String) -> Bool {
        retired.contains { $0.key.lowercased() == text.lowercased() || $0.value == text.lowercased() }
    }

    /// The names that codes had in earlier versions, which configurations may still contain.
    private static let formerNames: [String: DiagnosticCode] = ["unserved-protocol": .missingImplementation]
}
