import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

extension OwnedTemplate {
    /// Parses the target of a rule added at run time.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - source: The pattern with its captures.
    ///   - isPattern: Whether the target is a route's pattern.
    /// - Returns: The template.
    /// - Throws: `RouterError` with the code `invalidRule`.
    static func ofRule(
        _ target: String,
        _ source: RewriteSource,
        isPattern: Bool = false
    ) throws -> OwnedTemplate {
        do {
            return OwnedTemplate(try RewriteTemplate(target, source, isPattern: isPattern))
        } catch {
            throw RouterError(.invalidRule, InvalidTarget(target, error))
        }
    }

    /// The URL for a match.
    ///
    /// - Throws: `RouterError` with the code `notEncodable` if a captured string cannot be a scheme.
    func url(of match: PatternMatch) throws -> String {
        do {
            return try url(of: match as any CapturedURL).string
        } catch {
            throw RouterError(rewriting: error)
        }
    }
}
