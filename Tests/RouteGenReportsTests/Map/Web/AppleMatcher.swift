import Foundation
import Testing

/// What an `apple-app-site-association` takes, by the documented meaning of the keys of `applinks.Details.Components`.
struct AppleMatcher {
    let components: [[String: Any]]

    init(_ text: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let links = try #require(object?["applinks"] as? [String: Any])
        let details = try #require((links["details"] as? [[String: Any]])?.first)
        #expect(details["appIDs"] as? [String] == ["ABCDE12345.com.example.app"])
        components = try #require(details["components"] as? [[String: Any]])
        let keys: Set = ["/", "?", "#", "exclude", "comment", "caseSensitive"]
        #expect(components.allSatisfy { keys.isSuperset(of: $0.keys) })
    }

    /// Whether the system opens the app for a URL, given from its path on.
    func takes(_ url: String) -> Bool { deciding(url).map { $0["exclude"] as? Bool != true } ?? false }

    /// The component that decides about a URL: the first that matches it.
    func deciding(_ url: String) -> [String: Any]? {
        let parts = URLComponents(string: "https://www.example.com" + url)
        return components.first { component in
            let ignoresCase = component["caseSensitive"] as? Bool == false
            // Every key has to match; a key that is left out matches anything.
            if let path = component["/"] as? String, !glob(path, parts?.percentEncodedPath ?? "", ignoresCase) {
                return false
            }
            if let fragment = component["#"] as? String,
                !glob(fragment, parts?.percentEncodedFragment ?? "", ignoresCase)
            {
                return false
            }
            let items = parts?.percentEncodedQueryItems ?? []
            return (component["?"] as? [String: String] ?? [:]).allSatisfy { name, value in
                // "The operating system will require that all instances of a given query item name match", and an
                // absent item has the empty string as its value (WWDC 2019, session 717).
                let values = items.filter { $0.name == name }.map { $0.value ?? "" }
                return (values.isEmpty ? [""] : values).allSatisfy { glob(value, $0, ignoresCase) }
            }
        }
    }

    private static let variables = [
        "$(digit)": "0123456789", "$(lower)": "abcdefghijklmnopqrstuvwxyz", "$(upper)": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "$(xdigit)": "0123456789abcdefABCDEF",
        "$(alpha)": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "$(alnum)": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    ]

    /// `*` matches any text, also with slashes; `?` matches one character, and a variable one of its characters.
    private func glob(_ pattern: String, _ text: String, _ ignoresCase: Bool) -> Bool {
        func match(_ pattern: Substring, _ text: Substring) -> Bool {
            guard let sign = pattern.first else { return text.isEmpty }
            if let (name, characters) = Self.variables.first(where: { pattern.hasPrefix($0.key) }) {
                guard let first = text.first else { return false }
                let isIn = characters.contains(first) || ignoresCase && characters.lowercased().contains(first)
                return isIn && match(pattern.dropFirst(name.count), text.dropFirst())
            }
            if sign == "*" {
                return match(pattern.dropFirst(), text) || (!text.isEmpty && match(pattern, text.dropFirst()))
            }
            guard let first = text.first else { return false }
            let isSame = sign == first || ignoresCase && sign.lowercased() == first.lowercased()
            return (sign == "?" || isSame) && match(pattern.dropFirst(), text.dropFirst())
        }
        let text = ignoresCase ? text.lowercased() : text
        return match(pattern[...], text[...])
    }
}
