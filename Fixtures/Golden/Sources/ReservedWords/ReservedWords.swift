/// @route //words/default/:class
func `default`(in class: Int, `repeat`: Bool = false) -> String { "\(`class`) \(`repeat`)" }

/// @route //words/for/:where
func `for`(for where: String, `in`: String) -> String { `where` + `in` }

/// @route //words/labels
func labels(`inout` a: Int, `var` b: Int, `let` c: Int, is d: Int, _ e: Int, default f: Int) -> Int {
    a + b + c + d + e + f
}

/// @route //words/contextual
func contextual(async: Int, await: Int, open: Int, get: Int, actor: Int, some: Int, any: Int) -> Int {
    async + `await` + open + get + actor + some + any
}

enum `protocol` {
    /// @route //words/self
    static func `self`(`self` value: Int) -> Int { value }

    /// @route //words/init
    static func `init`() -> String { "init" }

    /// @route //words/class
    static func `class`() -> String { "class" }
}

struct `switch` {
    var `case`: Int

    /// @route //words/subscript
    static func `subscript`(_ `switch`: ReservedWords.`switch`) -> `switch` { `switch` }

    enum `Any`: String { case `nil` }

    /// @route //words/any/:value
    static func `func`(value: `Any`) -> `Any` { value }
}
