/// A part of the sources that a caret can be under.
public protocol Placed {
    /// The place where it begins.
    var location: SourceLocation { get }
    /// The number of bytes from there on.
    var caretLength: Int { get }
}

extension Located: Placed {
    /// Its length in the source.
    public var caretLength: Int { length }
}

extension SourceLocation: Placed {
    /// The location itself.
    public var location: SourceLocation { self }
    /// A single byte, since a location has no extent.
    public var caretLength: Int { 1 }

    /// A note about a place, as a part of a finding elsewhere.
    public func note(_ message: String) -> Diagnostic.Related { Diagnostic.Related(location: self, message: message) }
}
