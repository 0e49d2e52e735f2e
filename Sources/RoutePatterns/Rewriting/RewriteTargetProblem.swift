/// A problem with the target of a rewriting rule.
///
/// The router at run time and the generator have their own messages for it.
package enum RewriteTargetProblem: Error, Hashable, Sendable {
    /// A backslash at the end escapes nothing.
    case trailingBackslash
    /// The target refers to a capture of this name, which the source lacks.
    case unknownCapture(String)
    /// The target refers to a group of an expression by its number after a dollar sign.
    case dollar(String)
    /// A constraint follows the capture of this name.
    case constraint(String)
    /// A `*` is only a part of a component.
    case partialWildcard
    /// The target has more wildcards than the source.
    case tooManyWildcards
    /// The host is what this capture or wildcard takes, which may be several components of a path.
    case hostWithSlashes(String)
}
