/// A route marker as it is written, before anything is known about the declaration that it documents.
///
/// A mistake in one part leaves that part out and keeps the others, so that one run finds everything; the mistake is in ``ParsedMarkers/diagnostics``.
public struct RouteMarker: Hashable, Sendable {
    /// The pattern (or the regular expression, see ``isRegex``); `nil` where none is written.
    public var pattern: Located<String>?
    /// Where the bytes of the pattern are in the source, from its place on.
    var patternOffsets = SourceOffsets.unchanged
    /// The options by name in the order of the source, each where its name stands.
    public var options: [Located<Option>] = []
    /// `priority:`, before every other rule of precedence.
    public var priority: Located<Priority>?
    /// `from:`, the callers that are let in beside the app itself.
    public var origins: [Located<Origin>] = []
    /// `when:`, the name of the static function that is asked after a match; dotted where it is a member.
    public var tester: Located<String>?
    /// `name:`, the accessor's name, without backticks.
    public var name: Located<String>?
    /// `lifetime:`, how long an instance of the marked type lives.
    public var lifetime: Located<Lifetime>?
    /// `overlaps:`, the accessors of the routes that this one may overlap, without leading dots.
    public var overlaps: [Located<String>] = []
    /// `returns:`, the type that accessors of other modules return.
    public var returns: Located<String>?
    /// `with:`, the parameters that this pattern fixes.
    public var fixedParameters: [FixedParameter] = []
    /// `deprecated`, with or without a message.
    public var deprecation: Located<Deprecation>?
    /// Where the `@` stands.
    public var location: SourceLocation
    /// How many bytes the marker takes from the `@` to the end of its pattern or options.
    public var length: Int

    /// Creates a marker without pattern and options.
    public init(location: SourceLocation, length: Int) {
        self.location = location
        self.length = length
    }

    /// Whether the pattern is a regular expression over the whole URL.
    public var isRegex: Bool { options.contains { $0.value == .regex } }

    /// Where an option's name stands, if it is given.
    public func option(_ option: Option) -> Located<Option>? {
        options.first { $0.value == option }
    }
}
