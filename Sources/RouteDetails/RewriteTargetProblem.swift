/// A problem with the target of a rewriting rule.
///
/// The router at run time and the generator have their own texts for it.
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
    /// There are more wildcards than in the source.
    case tooManyWildcards
}
