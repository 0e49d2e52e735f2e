import RouteReasons

/// Finds the word that a misspelled word may have meant.
package enum Spelling {
    /// The candidate that a word most likely meant, if one is near enough: ignoring case, a third of its letters may be
    /// wrong.
    ///
    /// - Parameters:
    ///   - word: The word as it is written.
    ///   - candidates: The possible words. Of equally near ones, the first wins.
    /// - Returns: The candidate, or `nil` if none is near.
    package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let written = Array(word.utf8)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            guard let distance = written.misspelling(of: Array(candidate.utf8)) else { continue }
            if distance < best?.distance ?? Int.max { best = (candidate, distance) }
        }
        return best?.candidate
    }
}
