struct Money: ExpressibleByIntegerLiteral, Sendable {
    var cents: Int

    init(integerLiteral value: Int) { cents = value * 100 }
}

enum Color: String { case red, green }

struct Settings {
    static let zoom = 1.5
    fileprivate static let secret = "secret"
}

infix operator <+> : AdditionPrecedence

private func <+> (left: Int, right: Int) -> Int { left * 10 + right }

/// @route //defaults/numbers
func numbers(
    a: Int = -7,
    b: Double = 6.25e-2,
    c: UInt8 = 0xFF,
    d: Int = 1_000_000,
    e: Int? = 5,
    f: Double = 3,
    g: Float = 0x1p4,
    h: Int = 0b101
) -> String {
    "\(a) \(b) \(c) \(d) \(e as Any) \(f) \(g) \(h)"
}

/// @route //defaults/texts
func texts(
    plain: String = "plain",
    quoted: String = "\"quoted\"\n\\",
    raw: String = #"raw\#(1) "x""#,
    lines: String = """
    two
    lines
    """,
    interpolated: String = "\(Settings.zoom)",
    letter: Character = "x"
) -> String {
    [plain, quoted, raw, lines, interpolated, String(letter)].map(\.debugDescription).joined(separator: " ")
}

/// @route //defaults/collections
func collections(
    empty: [Int] = [],
    list: [Int] = [1, 2],
    table: [String: Int] = [:],
    filled: [String: Int] = ["a": 1],
    set: Set<Int> = [3]
) -> String {
    "\(empty) \(list) \(table) \(filled) \(set)"
}

/// @route //defaults/members
func members(
    color: Color = .green,
    zoom: Double = Settings.zoom,
    secret: String = Settings.secret,
    largest: Int = .max
) -> String {
    "\(color) \(zoom) \(secret) \(largest)"
}

/// @route //defaults/expressions
func expressions(
    sum: Int = 1 + 2,
    custom: Int = 4 <+> 2,
    choice: Int = true ? 1 : 2,
    money: Money = 3
) -> String {
    "\(sum) \(custom) \(choice) \(money.cents)"
}

/// @route //defaults/optionals
func optionals(
    absent: Int? = nil,
    none: Int? = .none,
    some: Int? = Optional(4),
    text: String? = "text"
) -> String {
    "\(absent as Any) \(none as Any) \(some as Any) \(text as Any)"
}

/// @route //defaults/closures
func closures(
    completion: (Int) -> Int = { $0 + 1 },
    named: @Sendable (Int) -> Int = { value in value * 2 },
    optional: ((Int) -> Int)? = nil,
    function: (Int) -> Int = abs
) -> String {
    "\(completion(1)) \(named(2)) \(optional?(3) as Any) \(function(-4))"
}

/// @route //defaults/objects
func objects(
    path: KeyPath<Color, String> = \.rawValue,
    pair: (Int, Int) = (1, 2),
    any: Any = 5,
    type: Color.Type = Color.self
) -> String {
    "\(Color.red[keyPath: path]) \(pair) \(any) \(type)"
}

/// @route //defaults/place
func place(function: String = #function, line: Int = #line) -> String { "\(line > 0)" }

struct Camera {
    static let standard = 35
    private static let hidden = 50

    /// @route //defaults/camera
    func lens(_ length: Int = Self.standard, second: Int = Camera.hidden, third: Int = standard) -> [Int] {
        [length, second, third]
    }
}

/// @route //defaults/waiting/:count(\d+)?
func waiting(count: Int = Settings.secret.count, then rest: [Int] = [count()]) async -> String {
    "\(count) \(rest)"
}

private func count() -> Int { 9 }
