import RoutePatterns
import RouteTables


extension RouteCatalogue {
    /// The placeholders of a pattern.
    func captureNames(ofEntry entry: Int) -> [CaptureName] {
        guard let pattern = try? KnownPatterns.pattern(pattern(ofEntry: entry)) else { return [] }
        return pattern.captures.map { CaptureName($0.name, isRepeated: $0.kind == .any || $0.kind == .some) }
    }
}
