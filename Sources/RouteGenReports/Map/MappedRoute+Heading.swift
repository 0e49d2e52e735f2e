import RouteTables

extension MappedRoute {
    /// The route in a few words for people: the first sentence of its documentation, or else the words of its name.
    var heading: String {
        let lines = documentation.split(separator: "\n", omittingEmptySubsequences: false)
        let paragraph = lines.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
        guard !paragraph.isEmpty else { return Self.words(ownName) }
        let end = paragraph.indices.first { place in
            let isLast = paragraph[paragraph.index(after: place)...].first?.isWhitespace != false
            return "。！？".contains(paragraph[place]) || ".!?".contains(paragraph[place]) && isLast
        }
        guard let end else { return paragraph }
        return String(".。".contains(paragraph[end]) ? paragraph[..<end] : paragraph[...end])
    }

    /// The name that the marker gives, or else that of the function, or of the type that the handler initializes.
    private var ownName: Substring {
        let parts = handler.prefix { $0 != "(" }.split(separator: ".")
        let member = parts.last == "init" ? parts.dropLast().last : parts.last
        return name.hasPrefix(AccessorName.of(handler: handler[...])) ? member ?? name[...] : name[...]
    }

    /// The words of a name in camel case: `Open URL` of `openURL`.
    private static func words(_ name: Substring) -> String {
        var words = ""
        for place in name.indices {
            let isWord = name[name.index(after: place)...].first?.isLowercase == true
            if name[place].isUppercase, let last = words.last, isWord || !last.isUppercase {
                words += " " + (isWord ? name[place].lowercased() : String(name[place]))
            } else {
                words.append(name[place])
            }
        }
        return AccessorName.uppercasedFirst(words)
    }
}
