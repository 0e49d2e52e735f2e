import TestSupport

/// A handler of a random form, with calls of it.
struct RandomHandler {
    /// What kind of declaration it is.
    enum Kind: String, CaseIterable {
        case function, staticMethod, method, structMethod, actorMethod, nestedMethod, initializer, mainActorMethod
        case otherActorMethod

        /// The type that contains it, if any.
        ///
        /// Its accessors begin with that name.
        var type: String? {
            switch self {
            case .function, .initializer: nil
            case .staticMethod: "Tools"
            case .method: "Page"
            case .structMethod: "Model"
            case .actorMethod: "Worker"
            case .nestedMethod: "Page.Part"
            case .mainActorMethod: "Screen"
            case .otherActorMethod: "Table"
            }
        }

        /// What a method is called on.
        var receiver: String {
            switch self {
            case .function, .initializer: ""
            case .staticMethod: "Tools."
            default: "\(type ?? "")()."
            }
        }
    }

    var number: Int
    var kind: Kind
    var parameters: [RandomParameter]
    var isAsync: Bool
    var isThrowing: Bool
    var isMainActor: Bool

    static func random(_ number: Int, using random: inout SplitMix) -> RandomHandler {
        var parameters: [RandomParameter] = []
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            parameters.append(.random(parameters.count, in: .path, form: .one, using: &random))
        }
        if random.chance(40) {
            let form: RandomParameter.Form = random.pick(.optional, .list)
            parameters.append(.random(parameters.count, in: .path, form: form, using: &random))
        }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let form: RandomParameter.Form = random.pick(.one, .one, .optional, .list, .optionalList)
            parameters.append(.random(parameters.count, in: .query, form: form, using: &random))
        }
        parameters.shuffle(using: &random)
        let kind = Kind.allCases.randomElement(using: &random) ?? .function
        return RandomHandler(
            number: number,
            kind: kind,
            parameters: parameters,
            isAsync: kind != .initializer && random.chance(30),
            isThrowing: random.chance(30),
            isMainActor: kind == .function && random.chance(40)
        )
    }

    var name: String { "handler\(number)" }

    /// The pattern, in which placeholders for several components come last.
    private var pattern: String {
        let placeholders = pathParameters.map { parameter in
            switch parameter.form {
            case .one: "/:\(parameter.name)"
            case .optional: "/:\(parameter.name)?"
            case .list, .optionalList: "/:\(parameter.name)*"
            }
        }
        return "//random/\(number)\(placeholders.joined())"
    }

    private var pathParameters: [RandomParameter] {
        let path = parameters.filter { $0.place == .path }
        return path.filter { $0.form == .one } + path.filter { $0.form != .one }
    }

    /// The source of the handler.
    var declaration: String {
        let clause = parameters.map(\.declaration).joined(separator: ", ")
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        let values = parameters.map { ", \($0.name)" }.joined()
        let check = isThrowing ? "try refuse(\(parameters.first?.name ?? "0"))\n" : ""
        let wait = isAsync ? "await Task.yield()\n" : ""
        let text = "describe(\"\(name)\"\(values))"
        guard kind != .initializer else {
            return """
                struct Value\(number): CustomStringConvertible {
                    let description: String
                    /// @route \(pattern)
                    init(\(clause))\(effects) {
                        \(check)description = \(text)
                    }
                }
                """
        }
        return """
            /// @route \(pattern)
            \(isMainActor ? "@MainActor " : "")\(kind == .staticMethod ? "static " : "")func \(name)(\(clause))\(effects) -> String {
                \(wait)\(check)return \(text)
            }
            """
    }

    /// A call of it in every way, as a line of Swift.
    func call(using random: inout SplitMix) -> String {
        // An argument is left out where there is a default value for it.
        let arguments = parameters.compactMap { parameter -> (RandomParameter, RandomValue)? in
            let isLeftOut = parameter.defaultValue != nil && random.chance(50)
            return isLeftOut ? nil : (parameter, parameter.value(using: &random))
        }
        let clause = arguments.map { parameter, value in
            (parameter.label.map { "\($0): " } ?? "") + value.code
        }.joined(separator: ", ")
        let accessor: String
        let store: String
        let direct: String
        switch kind {
        case .function: (accessor, store, direct) = (name, name, name)
        case .initializer: (accessor, store, direct) = ("value\(number)", "value\(number)", "Value\(number)")
        default:
            let group = (kind.type ?? "").replacing(".", with: "")
            let lowercased = group.prefix(1).lowercased() + group.dropFirst()
            accessor = "\(lowercased)Handler\(number)"
            store = "\(lowercased).\(name)"
            direct = kind.receiver + name
        }
        return """
            await check(
                "\(name)", \(Self.url(number, arguments, pathParameters).debugDescription),
                direct: { \(marks)\(direct)(\(clause)) },
                typed: { try await router.open(.\(accessor)(\(clause))) },
                stored: { \(storeMarks)router.store.\(store)(\(clause)) },
                route: { try Route.\(accessor)(\(clause)).url }
            )
            """
    }

    private var isWaiting: Bool {
        isAsync || kind == .actorMethod || kind == .otherActorMethod
    }

    private var marks: String { (isThrowing ? "try " : "") + (isWaiting ? "await " : "") }
    private var storeMarks: String { isWaiting ? "try await " : "try " }

    /// The URL of a call, put together without the router.
    private static func url(
        _ number: Int,
        _ arguments: [(RandomParameter, RandomValue)],
        _ pathParameters: [RandomParameter]
    ) -> String {
        var path = "//random/\(number)"
        for parameter in pathParameters {
            guard let value = arguments.first(where: { $0.0.name == parameter.name })?.1 else { continue }
            for text in value.texts { path += "/\(encoded(text))" }
        }
        let items = arguments.filter { $0.0.place == .query }.flatMap { parameter, value in
            value.texts.map { "\(encoded(parameter.name))=\(encoded($0))" }
        }
        return items.isEmpty ? path : "\(path)?\(items.joined(separator: "&"))"
    }

    /// Every byte as an escape that is no letter or digit (RFC 3986, section 2).
    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(scalar) : "%\(digits.count == 1 ? "0" : "")\(digits)"
        }.joined()
    }
}
