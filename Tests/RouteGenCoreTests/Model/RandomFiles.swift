import TestSupport

/// Creates modules of a few files whose declarations name each other across files.
///
/// They need not compile.
struct RandomFiles {
    private var random: SplitMix
    private static let types = ["Alpha", "Beta", "Gamma", "Delta", "Number", "Über", "`default`"]
    private static let functions = ["open", "show", "isOn"]

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    /// The texts by the files' paths.
    mutating func sources() -> [String: String] {
        let count = Int.random(in: 2...8, using: &random)
        var sources: [String: String] = [:]
        for number in 0..<count {
            let texts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                number < 2 || number.isMultiple(of: 5) ? any() : unmarked()
            }
            sources["\(number).swift"] = texts.joined(separator: "\n") + "\n"
        }
        return sources
    }

    private mutating func any() -> String { Bool.random(using: &random) ? marked() : unmarked() }

    private mutating func marked() -> String {
        let path = "//\(Int.random(in: 0..<1000, using: &random))/:a"
        let handler = "func \(function())(a: \(type()), b: \(type()) = make()) -> \(type()) { fatalError() }"
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return "import Models\n/// @route \(path)\n\(handler)"
        case 1: return "extension \(name()) {\n/// @route \(path)\n\(handler)\n}"
        case 2: return "final class \(name()): \(name()) {\n/// @route\nstatic \(handler)\n}"
        case 3: return "/// @route(when: \(function())) \(path)\n\(handler)"
        case 4: return "/// @route(when: \(name()).\(function()), returns: \(name())) \(path)\n\(handler)"
        case 5: return "/// @service(\(name()))\nfinal class \(name()): \(name()) {}"
        default: return "struct \(name()) {\n/// @route \(path)\n\(handler)\n}"
        }
    }

    private mutating func unmarked() -> String {
        switch Int.random(in: 0..<14, using: &random) {
        case 0: return "public struct \(name()) { struct \(name()) {} }"
        case 1: return "@MainActor class \(name()): \(name()) { init(a: Int) {} }"
        case 2: return "typealias \(name()) = \(type())"
        case 3: return "protocol \(name()): \(name()) { associatedtype Other }"
        case 4: return "extension \(name()): \(name()) { enum \(name()) {} }"
        case 5: return "extension \(name()).\(name()) { typealias \(name()) = \(type()) }"
        case 6: return "extension \(name()) { static func \(function())() -> Bool { true } }"
        case 7: return "func \(function())(a: \(type())) -> Bool { true }"
        case 8: return "extension String { struct \(name()) {} }"
        case 9: return "struct \(name()): RouteModule {}"
        case 10: return "class /* not struct Number */ \(name())\n{ }"
        case 11:
            return
                "\(["public", "internal", "@testable", "fileprivate"].randomElement(using: &random) ?? "") import Models"
        case 12: return "internal\nimport Models"
        default: return "#if DEBUG\nactor\n\(name()) {}\n#endif"
        }
    }

    private mutating func name() -> String { Self.types.randomElement(using: &random) ?? "" }

    private mutating func function() -> String { Self.functions.randomElement(using: &random) ?? "" }

    private mutating func type() -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: "[\(name())]"
        case 1: "\(name())?"
        case 2: "(\(name()), Int) -> \(name())"
        case 3: "\(name()).\(name())"
        case 4: ["Int", "String"].randomElement(using: &random) ?? ""
        default: name()
        }
    }
}
