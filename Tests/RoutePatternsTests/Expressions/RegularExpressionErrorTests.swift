import RouterRuntime
import Testing

/// Every way in which a constraint or a `regex` route can be wrong, with the place, the text and the help.
@Suite struct RegularExpressionErrorTests {
    @Test(arguments: [
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
            "/:a(?x)\n   ^^ '(?' is not followed by ':' or by '<name>'; options and other extensions are not understood"
        ),
        (
            "/:a((?x)b)",
            "/:a((?x)b)\n    ^^ '(?' is not followed by ':' or by '<name>'; options and other extensions are not understood"
        ),
        (
            "/:a((?<n>b))",
            "/:a((?<n>b))\n    ^^^^^ groups are captured in 'regex' routes only; write '(?:' or '('; the whole constraint is captured as the placeholder"
        ),
        (
            "regex (?<1>b)",
            "regex (?<1>b)\n         ^ a group's name is letters, digits and '_', between '<' and '>'; begin it with a letter, as in '(?<id>...)'"
        ),
        (
            "regex (?<n>b)(?<n>c)",
            "regex (?<n>b)(?<n>c)\n                ^ two groups are named 'n'; give one of them another name"
        ),
        ("regex ", "regex \n      ^ the regular expression is empty; '.*' matches every URL"),
        ("regex a)", "regex a)\n       ^ ')' closes nothing; write '\\)' for the character"),
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
            "/:a([[:alpha:]])\n     ^^ named classes are not understood; list the ranges, as in [a-z], or write '\\[' for the character"
        ),
        (
            "/:a([a-\\d])",
            "/:a([a-\\d])\n     ^^^^ a range needs a single character on both sides; put '-' last, or write '\\-' for the character"
        ),
        (
            "/:a([])",
            "/:a([])\n    ^^ the class contains no character; list the characters that it may be, or leave it out"
        ),
        (
            "/:a([^\\s\\S])",
            "/:a([^\\s\\S])\n    ^^^^^^^ the class contains no character; list the characters that it may be, or leave it out"
        ),
        ("/:a(b*{2})", "/:a(b*{2})\n      ^ two quantifiers follow each other; put the first part in parentheses"),
        ("/:a(b**)", "/:a(b**)\n      ^ two quantifiers follow each other; put the first part in parentheses"),
        (
            "/:a(%C3)",
            "/:a(%C3)\n    ^^^ an escape of a part of a character is not understood; write the character itself"
        ),
        ("/:a(%2)", "/:a(%2)\n    ^ '%' is not followed by two hexadecimal digits; write '%25' for the character"),
        (
            "/:a(b^)",
            "/:a(b^)\n     ^ '^' is not understood here; a match is always of the whole text; write '\\^' for the character"
        ),
        (
            "/:a($b)",
            "/:a($b)\n    ^ '$' is not understood here; a match is always of the whole text; write '\\$' for the character"
        ),
        ("/:a(*b)", "/:a(*b)\n    ^ '*' has nothing to repeat; write '\\*' for the character"),
        ("/:a(b|+)", "/:a(b|+)\n      ^ '+' has nothing to repeat; write '\\+' for the character"),
        ("/:a(b])", "/:a(b])\n     ^ ']' closes nothing; write '\\]' for the character"),
        ("/:a(b})", "/:a(b})\n     ^ '}' closes nothing; write '\\}' for the character"),
        (
            "/:a(\\Ab)",
            "/:a(\\Ab)\n    ^^ '\\A' matches a place, not a character, and is not understood; a match is always of the whole text"
        ),
        (
            "/:a(\\k)",
            "/:a(\\k)\n    ^^ a back-reference is not regular, so neither speed nor the checks could be guaranteed; repeat the expression, and compare the values in the handler"
        ),
        (
            "/:a(\\Q)",
            "/:a(\\Q)\n    ^^ '\\Q' is not understood; known are \\d \\w \\s, their negations \\D \\W \\S, \\t \\n \\r \\f \\v, \\xHH, \\uHHHH and \\u{...}"
        ),
        (
            "/:a(?>b)",
            "/:a(?>b)\n   ^^ '(?' is not followed by ':' or by '<name>'; options and other extensions are not understood"
        ),
        (
            "/:a((?>b))",
            "/:a((?>b))\n    ^^ '(?' is not followed by ':' or by '<name>'; options and other extensions are not understood"
        ),
        (
            "/:a(?!b)",
            "/:a(?!b)\n   ^^^ look-around is not regular, so neither speed nor the checks could be guaranteed; say what the text is rather than what is around it"
        ),
        (
            "/:a((?<=b)c)",
            "/:a((?<=b)c)\n    ^^^ look-around is not regular, so neither speed nor the checks could be guaranteed; say what the text is rather than what is around it"
        ),
        (
            "/:a(b{1,2000})",
            "/:a(b{1,2000})\n        ^^^^ a count may be at most 1000; use '+' or '*', and check the length in the handler"
        ),
        (
            "/:a(b{,3})",
            "/:a(b{,3})\n     ^ '{' is not followed by a count: {3}, {3,} or {3,5}; write '\\{' for the character"
        ),
        (
            "regex a{2",
            "regex a{2\n       ^ '{' is not followed by a count: {3}, {3,} or {3,5}; write '\\{' for the character"
        ),
        ("regex [a", "regex [a\n      ^ '[' is never closed; add ']', or write '\\[' for the character"),
    ])
    func messages(_ pattern: String, _ expected: String) {
        #expect(patternReport(pattern) == expected)
    }
}
