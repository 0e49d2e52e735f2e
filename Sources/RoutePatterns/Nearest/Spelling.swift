import RouteTables

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
        let written = lowercased(word)
        // A word of hundreds of bytes has no useful suggestion, and comparing it would be costly.
        guard written.count <= 100 else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let target = lowercased(candidate)
            guard abs(target.count - written.count) <= 3 else { continue }
            let found = written.editDistance(to: target)
            let allowed = max(1, min(target.count, written.count) / 3)
            if found <= allowed, found < best?.distance ?? Int.max { best = (candidate, found) }
        }
        return best?.candidate
    }

    private static func lowercased(_ word: String) -> [UInt8] {
        word.utf8.map { URLCharacters.lowercased($0) }
    }
}
