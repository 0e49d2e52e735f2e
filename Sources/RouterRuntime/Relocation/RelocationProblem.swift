import RouteTables

/// Why a relocation is refused.
package enum RelocationProblem: Hashable, Sendable {
    case malformed(String)
    case invalidTarget(String, RewriteTargetProblem)
    case unknownTarget(String)
    case unknownPath(String)
    case existingPath(String)
    case unknownHandler(String)
    case ambiguousHandler(String, [String])
    case cycle([String])
}
