import Foundation

/// What an intent filter takes: one of its paths or patterns matches the decoded path of the URL.
struct AndroidMatcher {
    private var paths: Set<String> = []
    private var patterns: [[Character]] = []

    /// Reads the lines of a filter.
    init(_ filter: String) {
        for line in filter.split(separator: "\n") {
            let value = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
            // The manifest's parser reads two backslashes as one.
            let text = (value ?? "").replacingOccurrences(of: "\\\\", with: "\\")
                .replacingOccurrences(of: "&amp;", with: "&")
            if line.contains("android:path=") { paths.insert(text) }
            if line.contains("android:pathPattern=") { patterns.append(Array(text)) }
        }
    }

    /// Whether the system offers the app for a URL, given from its path on.
    func takes(_ url: String) -> Bool {
        let path = URLComponents(string: "https://www.example.com" + url)?.path ?? ""
        return paths.contains(path) || patterns.contains { Self.matches($0, Array(path)) }
    }

    /// The steps of `matchGlobPattern` in AOSP's `android/os/PatternMatcher.java`: `.*` takes everything up to the first
    /// character that can follow, and nothing is tried again.
    private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
        var (place, index) = (0, 0)
        func sign(_ place: Int) -> Character? { place < pattern.count ? pattern[place] : nil }
        while place < pattern.count, index < text.count {
            var own = pattern[place]
            place += 1
            let isEscaped = own == "\\"
            if isEscaped {
                own = sign(place) ?? "\\"
                place += 1
            }
            guard sign(place) == "*" else {
                if own != "." || isEscaped, text[index] != own { return false }
                index += 1
                continue
            }
            place += 1
            if own == ".", !isEscaped {
                guard var next = sign(place) else { return true }
                if next == "\\" {
                    place += 1
                    next = sign(place) ?? "\\"
                }
                guard let end = text[index...].firstIndex(of: next) else { return false }
                place += 1
                index = end + 1
            } else {
                while index < text.count, text[index] == own { index += 1 }
            }
        }
        return index == text.count && (place >= pattern.count || pattern[place...] == [".", "*"])
    }
}
