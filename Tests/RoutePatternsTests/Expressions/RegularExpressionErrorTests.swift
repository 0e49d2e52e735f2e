import RouterRuntime
import Testing

/// Every way in which a constraint or a `regex` route can be wrong, with the place, the text and the help.
@Suite struct RegularExpressionErrorTests {
    @Test(
        "A malformed expression has a message with its place and a remedy",
        arguments: [
            ("/:a(\\", "/:a(\\\n    ^ '\\' is followed by nothing; write '\\\\' for the character"),
            ("/:a({2})", "/:a({2})\n    ^ '{' has nothing to repeat; write '\\{' for the character"),
            (
                "/:a(b{x})",
                "/:a(b{x})\n     ^ '{' is not followed by a count: {3}, {3,} or {3,5}; write '\\{' for the character"
            ),
            (
                "/:a(b{2)",
                "/:a(b{2)\n     ^ '{' is not followed by a count: {3}, {3,} or {3,5}; write '\\{' for the character"
            ),
            (
                "/:a(?x)",
                "/:a(?x)\n   ^^ '(?' is not followed by ':' or by '<name>'; options and other extensions are not supported"
            ),
            (
                "/:a((?x)b)",
                "/:a((?x)b)\n    ^^ '(?' is not followed by ':' or by '<name>'; options and other extensions are not supported"
            ),
            (
                "/:a((?<n>b))",
                "/:a((?<n>b))\n    ^^^^^ only 'regex' routes capture groups; write '(?:' or '('; the placeholder captures the whole constraint"
            ),
            (
                "regex (?<1>b)",
                "regex (?<1>b)\n         ^ a group's name consists of letters, digits and '_', between '<' and '>'; begin the name with a letter, as in '(?<id>...)'"
            ),
            (
                "regex (?<n>b)(?<n>c)",
                "regex (?<n>b)(?<n>c)\n                ^ two groups are named 'n'; rename one of them"
            ),
            ("regex ", "regex \n      ^ the regular expression is empty; '.*' matches every URL"),
            ("regex a)", "regex a)\n       ^ ')' has no matching '('; write '\\)' for the character"),
            (
                "/:a(\\xG)",
                "/:a(\\xG)\n    ^^ the escape does not name a Unicode scalar; \\xHH has two hexadecimal digits, \\uHHHH four, \\u{...} up to eight"
            ),
            (
                "/:a(\\u{110000})",
                "/:a(\\u{110000})\n    ^^^^^^^^^^ the escape does not name a Unicode scalar; \\xHH has two hexadecimal digits, \\uHHHH four, \\u{...} up to eight"
            ),
            (
                "/:a([[:alpha:]])",
                "/:a([[:alpha:]])\n     ^^ named classes are not supported; list the ranges, as in [a-z], or write '\\[' for the character"
            ),
            (
                "/:a([a-\\d])",
                "/:a([a-\\d])\n     ^^^^ a range needs a single character on both sides; put '-' last, or write '\\-' for the character"
            ),
            (
                "/:a([])",
                "/:a([])\n    ^^ the class contains no character; list the characters that may match, or remove the class"
            ),
            (
                "/:a([^\\s\\S])",
                "/:a([^\\s\\S])\n    ^^^^^^^ the class contains no character; list the characters that may match, or remove the class"
            ),
            (
                "/:a(b*{2})",
                "/:a(b*{2})\n      ^ a quantifier follows another one; put the first one into parentheses with its operand"
            ),
            (
                "/:a(b**)",
                "/:a(b**)\n      ^ a quantifier follows another one; put the first one into parentheses with its operand"
            ),
            (
                "/:a(%C3)",
                "/:a(%C3)\n    ^^^ an escape of a part of a character is not supported; write the character itself"
            ),
            ("/:a(%2)", "/:a(%2)\n    ^ '%' is not followed by two hexadecimal digits; write '%25' for the character"),
            (
                "/:a(b^)",
                "/:a(b^)\n     ^ '^' is not supported here; an expression always matches the whole text; write '\\^' for the character"
            ),
            (
                "/:a($b)",
                "/:a($b)\n    ^ '$' is not supported here; an expression always matches the whole text; write '\\$' for the character"
            ),
            (
                "regex a^b",
                "regex a^b\n       ^ '^' is not supported here; '^' is allowed only at the start of a regular expression, and '$' only at its end; write '\\^' for the character"
            ),
            (
                "regex (a$)b",
                "regex (a$)b\n        ^ '$' is not supported here; '^' is allowed only at the start of a regular expression, and '$' only at its end; write '\\$' for the character"
            ),
            ("/:a(*b)", "/:a(*b)\n    ^ '*' has nothing to repeat; write '\\*' for the character"),
            ("/:a(b|+)", "/:a(b|+)\n      ^ '+' has nothing to repeat; write '\\+' for the character"),
            ("/:a(b])", "/:a(b])\n     ^ ']' has no opening bracket; write '\\]' for the character"),
            ("/:a(b})", "/:a(b})\n     ^ '}' has no opening bracket; write '\\}' for the character"),
            (
                "/:a(\\Ab)",
                "/:a(\\Ab)\n    ^^ '\\A' matches a position, not a character, and is not supported; an expression always matches the whole text"
            ),
            (
                "/:a(\\k)",
                "/:a(\\k)\n    ^^ back-references are not regular: with them, matching is not linear, and the checks are not exact; repeat the expression, and compare the values in the handler"
            ),
            (
                "/:a(\\Q)",
                "/:a(\\Q)\n    ^^ '\\Q' is not supported; supported are \\d \\w \\s, their negations \\D \\W \\S, \\t \\n \\r \\f \\v, \\xHH, \\uHHHH and \\u{...}"
            ),
            (
                "/:a(?>b)",
                "/:a(?>b)\n   ^^ '(?' is not followed by ':' or by '<name>'; options and other extensions are not supported"
            ),
            (
                "/:a((?>b))",
                "/:a((?>b))\n    ^^ '(?' is not followed by ':' or by '<name>'; options and other extensions are not supported"
            ),
            (
                "/:a(?!b)",
                "/:a(?!b)\n   ^^^ look-around is not regular: with it, matching is not linear, and the checks are not exact; describe the text itself rather than what surrounds it"
            ),
            (
                "/:a((?<=b)c)",
                "/:a((?<=b)c)\n    ^^^ look-around is not regular: with it, matching is not linear, and the checks are not exact; describe the text itself rather than what surrounds it"
            ),
            (
                "/:a(b{1,2000})",
                "/:a(b{1,2000})\n        ^^^^ a count is at most 1000; use '+' or '*', and check the length in the handler"
            ),
            (
                "/:a(b{,3})",
                "/:a(b{,3})\n     ^ '{' is not followed by a count: {3}, {3,} or {3,5}; write '\\{' for the character"
            ),
            (
                "regex a{2",
                "regex a{2\n       ^ '{' is not followed by a count: {3}, {3,} or {3,5}; write '\\{' for the character"
            ),
            ("regex [a", "regex [a\n      ^ '[' has no matching ']'; add ']', or write '\\[' for the character"),
        ]
    )
    func messages(_ pattern: String, _ expected: String) {
        #expect(patternReport(pattern) == expected)
    }
}
