import RoutePatterns
import RouteTables

/// A route marker as it is written, independent of the declaration that it documents.
///
/// A part with a mistake is left out and reported in ``ParsedMarkers/diagnostics``. The other parts remain, so one run
/// finds every mistake.
public struct RouteMarker: Hashable, Sendable {
    /// The pattern, or the regular expression if ``isRegex`` is true; `nil` if there is none.
    public var pattern: Located<String>?
    /// The names of the options in the order of the source.
    public var options: [Located<Option>] = []
    /// `priority:`, which precedes every other rule of precedence.
    public var priority: Located<RoutePriority>?
    /// `from:`, the callers that the route is open to, in addition to the app itself.
    public var origins: [Located<RouteOrigin>] = []
    /// `when:`, the name of the static function that decides after a match; for a member, it contains dots.
    public var condition: Located<String>?
    /// `name:`, the accessor's name, without backticks.
    public var name: Located<String>?
    /// `lifetime:`, the lifetime of instances of the marked type.
    public var lifetime: Located<Lifetime>?
    /// `overlaps:`, the accessors of the routes that this one may overlap, without leading dots.
    public var overlaps: [Located<String>] = []
    /// `returns:`, the type that accessors in other modules return.
    public var returns: Located<String>?
    /// `with:`, the parameters whose values the marker sets.
    public var fixedParameters: [FixedParameter] = []
    /// `values:`, how strictly the values of parameters are read.
    public var values: Located<Values>?
    /// `open:`, how the page opens.
    public var opening: Located<Opening>?
    /// `parent:`, the accessor of the route whose page is below this one in the stack, without a leading dot.
    public var parent: Located<String>?
    /// `requires:`, the facts of the app that the route needs.
    public var requirements: [Located<String>] = []
    /// `inject:`, the parameters that the router fills with services.
    public var injected: [Located<String>] = []
    /// `deprecated`, with or without a message.
    public var deprecation: Located<Deprecation>?
    /// The location of the `@`.
    public var location: SourceLocation
    /// The number of bytes from the `@` to the end of the pattern or options.
    public var length: Int

    /// Whether the pattern is a regular expression over the whole URL.
    public var isRegex: Bool { options.contains { $0.value == .regex } }

    /// Whether the route builds the type that has the marker, with an initializer that is not marked itself.
    public var buildsType: Bool { options.contains { $0.value == .initializer } }

    /// Whether it lets in callers other than the app itself.
    var isOpen: Bool { origins.contains { $0.value != .app } }

    /// Whether values are read loosely, even if the router reads strictly.
    package var readsLoosely: Bool { values?.value == .loose }

    /// The name of an option with its place; `nil` if the option is not given.
    public func option(_ option: Option) -> Located<Option>? {
        options.first { $0.value == option }
    }

    /// The reason why a string is no pattern; `nil` if it is one.
    public static func problem(ofPattern text: String, isRegex: Bool) -> String? {
        do throws(RoutePatternError) {
            _ = isRegex ? try RoutePattern(regex: text) : try RoutePattern(text)
            return nil
        } catch {
            return error.message
        }
    }
}

extension [RouteMarker] {
    /// A note about the first one.
    var note: [Diagnostic.Related] { prefix(1).map { $0.location.note("marked as a route here") } }
}

extension RouteMarker: Placed {
    /// The length of the marker in the source.
    public var caretLength: Int { length }
}
