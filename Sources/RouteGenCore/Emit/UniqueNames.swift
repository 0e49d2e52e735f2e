/// Tells things of the same name apart by numbers.
struct UniqueNames {
    private var taken: Set<String> = []

    /// The name itself if it is given out for the first time, else the name with a number.
    mutating func unique(_ name: String) -> String {
        var candidate = name
        var number = 1
        while !taken.insert(candidate).inserted {
            number += 1
            candidate = "\(name)_\(number)"
        }
        return candidate
    }
}
