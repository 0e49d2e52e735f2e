import TestSupport

/// A value of a parameter: how Swift source writes it, and how a URL does.
struct RandomValue {
    /// The expression in Swift.
    var code: String
    /// The texts in a URL, before they are encoded: one, except for arrays and `nil`.
    var texts: [String]
}

/// A type that values have which a URL can carry.
enum ScalarType: String, CaseIterable {
    case int = "Int"
    case text = "String"
    case truth = "Bool"
    case number = "Double"
    case unsigned = "UInt8"
    case kind = "Kind"
    case level = "Page.Level"

    func value(using random: inout SplitMix, forPath: Bool) -> RandomValue {
        switch self {
        case .int:
            let value = random.pick(0, -1, 7, Int.max, Int.min, Int.random(in: -1000...1000, using: &random))
            return RandomValue(code: value == .min ? "Int.min" : "\(value)", texts: ["\(value)"])
        case .unsigned:
            let value = UInt8.random(in: .min ... .max, using: &random)
            return RandomValue(code: "\(value)", texts: ["\(value)"])
        case .truth:
            let value = Bool.random(using: &random)
            return RandomValue(code: "\(value)", texts: ["\(value)"])
        case .number:
            let value = random.pick(0.5, -2.25, 1e300, 3, Double.random(in: -1...1, using: &random))
            return RandomValue(code: "\(value)", texts: ["\(value)"])
        case .text: return Self.text(using: &random, forPath: forPath)
        case .kind:
            return random.pick(
                RandomValue(code: "Kind.plain", texts: ["plain"]),
                RandomValue(code: "Kind.odd", texts: ["o dd/ü%"])
            )
        case .level:
            return random.pick(
                RandomValue(code: "Page.Level.low", texts: ["1"]),
                RandomValue(code: "Page.Level.high", texts: ["-20"])
            )
        }
    }

    private static func text(using random: inout SplitMix, forPath: Bool) -> RandomValue {
        let pieces = [
            "a", "B7", "ü", "聊", "🛰️", " ", "/", "?", "#", "%", "%2F", "&", "=", "+", ":", "@", ".", "..", "\"", "\\",
            "~",
        ]
        var text = forPath ? "x" : ""
        for _ in 0..<Int.random(in: 0...4, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
        return RandomValue(code: text.debugDescription, texts: [text])
    }
}
