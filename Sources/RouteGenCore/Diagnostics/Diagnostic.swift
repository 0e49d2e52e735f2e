/// Something to say about a source: what is wrong, where, where else, and how to mend it.
public struct Diagnostic: Hashable, Sendable {
    /// How grave a finding is.
    public enum Severity: String, Hashable, Sendable {
        case error, warning
    }

    /// A further place that takes part in a finding.
    public struct Related: Hashable, Sendable {
        /// The place.
        public var location: SourceLocation
        /// What stands there.
        public var message: String

        /// Creates a related place.
        public init(location: SourceLocation, message: String) {
            self.location = location
            self.message = message
        }
    }

    /// The stable code, which `routegen explain` explains.
    public var code: DiagnosticCode
    /// How grave it is.
    public var severity: Severity
    /// What is wrong, in one line without a full stop.
    public var message: String
    /// Where it is wrong.
    public var location: SourceLocation
    /// How many bytes from the location on the caret underlines; 1 for a place.
    public var length: Int
    /// The other places, in the order in which they are printed as notes.
    public var related: [Related]
    /// A URL that shows the finding.
    public var witness: String?
    /// How to mend or to silence it, in one line.
    public var help: String?

    /// Creates a finding; its severity is that of its code unless one is given.
    public init(
        _ code: DiagnosticCode,
        _ message: String,
        at location: SourceLocation,
        length: Int = 1,
        severity: Severity? = nil,
        related: [Related] = [],
        witness: String? = nil,
        help: String? = nil
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        self.message = message
        self.location = location
        self.length = length
        self.related = related
        self.witness = witness
        self.help = help
    }
}
