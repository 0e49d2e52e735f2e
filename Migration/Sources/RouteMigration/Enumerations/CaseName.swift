/// Spells names of cases as URLs have them.
enum CaseName {
    /// The words of a name in lower case, with hyphens between them: `order-history` of `orderHistory`, `faq-url` of `faqURL`.
    static func kebab(_ name: String) -> String {
        let characters = Array(name)
        var result = ""
        for (index, character) in characters.enumerated() {
            if character == "_" {
                result += "-"
                continue
            }
            if character.isUppercase, index > 0, characters[index - 1] != "_" {
                let next = characters.indices.contains(index + 1) ? characters[index + 1] : nil
                // In a row of capitals, the last one begins a word.
                if !characters[index - 1].isUppercase || next?.isLowercase == true { result += "-" }
            }
            result += character.lowercased()
        }
        return result
    }
}
