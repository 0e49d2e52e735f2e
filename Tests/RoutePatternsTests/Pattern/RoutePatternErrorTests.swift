import RouterRuntime
import Testing

/// Every way in which a pattern can be wrong, with the place, the text and the help.
@Suite struct RoutePatternErrorTests {
    @Test(
        "A malformed pattern has a message with its place and a remedy",
        arguments: [
            ("", "\n^ the pattern is empty; the root is '/'"),
            ("/a b", "/a b\n  ^ a pattern cannot contain white space; write '%20' for the character"),
            ("/:id(", "/:id(\n    ^ the constraint's '(' has no matching ')'; add ')'"),
            ("/:id()", "/:id()\n    ^^ the constraint is empty; remove the parentheses"),
            ("/:a/:a", "/:a/:a\n    ^^ two captures are named 'a'; rename one of them"),
            (
                "/:a:b",
                "/:a:b\n   ^^ nothing determines where the capture before ':b' ends; put a literal between them, or add a constraint to one"
            ),
            (
                "/x:a*",
                "/x:a*\n  ^^ a repeated capture must be a whole component; remove the quantifier, or put slashes around the capture"
            ),
            ("/a**", "/a**\n ^^^ '**' must be a whole component; write '*' for any characters of one component"),
            ("/**/**", "/**/**\n    ^^ '**' follows '**'; remove one of them"),
            ("/+a", "/+a\n ^ '+' has nothing to repeat; write '\\+' for the character"),
            ("/a)", "/a)\n  ^ ')' has no matching '('; write '\\)' for the character"),
            ("/(a", "/(a\n ^ '(' has no matching ')'; add ')', or write '\\(' for the character"),
            ("/()", "/()\n ^^ the group is empty"),
            (
                "/(:a)",
                "/(:a)\n  ^^ a group must have a literal before its capture ':a'; write '(.:name)?' with the separator in the group, ':name?' for an optional capture, ':name(a|b)' to capture alternatives"
            ),
            (
                "/(a/b)",
                "/(a/b)\n   ^ a group with components must begin with '/'; write a pattern for each alternative; an optional end is written '(/page/:number)?'"
            ),
            (
                "/a|b",
                "/a|b\n  ^ '|' separates alternatives inside parentheses only; put the alternatives into parentheses, or write '\\|' for the character"
            ),
            (
                "/{id}",
                "/{id}\n ^ '{' has no meaning in a pattern; a capture is written ':name'; write '\\{' for the character"
            ),
            (
                "/[a-z]",
                "/[a-z]\n ^ '[' has no meaning outside a constraint; a class belongs in a constraint, as in ':name([a-z]+)'; write '\\[' for the character"
            ),
            (#"/\d+"#, "/\\d+\n ^^ '\\d' has a meaning only in a constraint; write ':name(\\d)'"),
            ("/a%2", "/a%2\n  ^ '%' is not followed by two hexadecimal digits; write '%25' for the character"),
            ("/%FF", "/%FF\n ^^^ the escapes are not UTF-8"),
            (
                "/:id?type=chat",
                "/:id?type=chat\n    ^ '?' right after a capture makes the capture optional, so it does not begin a query; write ':id/?type=...' for a query"
            ),
            (
                "/a?",
                "/a?\n  ^ nothing follows '?'; '?' means optional only right after a capture or a group; write '\\?' for the character"
            ),
            ("/a?=1", "/a?=1\n   ^ a query item has no name; items are 'name=value', separated by '&'"),
            ("/a?:k=1", "/a?:k=1\n   ^ the name of a query item cannot be captured; write 'name=:name'"),
            ("/a#", "/a#\n  ^ nothing follows '#'; write '\\#' for the character, or remove it"),
            ("//**/a", "//**/a\n  ^^ '**' cannot be the host; write '*' for any one"),
            ("//:h?/a", "//:h?/a\n  ^^^ the host cannot be optional or repeated; remove the quantifier"),
            (
                "//u@h/a",
                "//u@h/a\n  ^^ a host cannot contain user information; remove everything up to and including '@'"
            ),
            (
                #"//\(:@h/a"#,
                "//\\(:@h/a\n  ^^^^ a host cannot contain user information; remove everything up to and including '@'"
            ),
            (
                "//[a-t/b",
                "//[a-t/b\n  ^^^^ the '[' of the host has no matching ']'; an IP address is written as in '//[::1]/status'"
            ),
            (
                #"/:a(\1)"#,
                "/:a(\\1)\n    ^^ back-references are not regular: with them, matching is not linear, and the checks are not exact; repeat the expression, and compare the values in the handler"
            ),
            (
                "/:a(?=b)",
                "/:a(?=b)\n   ^^^ look-around is not regular: with it, matching is not linear, and the checks are not exact; describe the text itself rather than what surrounds it"
            ),
            (
                "/:a((?=b)c)",
                "/:a((?=b)c)\n    ^^^ look-around is not regular: with it, matching is not linear, and the checks are not exact; describe the text itself rather than what surrounds it"
            ),
            ("/:a([b-a])", "/:a([b-a])\n     ^^^ the range is in descending order; write the smaller character first"),
            ("/:a([)", "/:a([)\n    ^ '[' has no matching ']'; add ']', or write '\\[' for the character"),
            (
                "/:a(b{3,2})",
                "/:a(b{3,2})\n     ^^^^^ the count {3,2} is in descending order; write the smaller number first"
            ),
            (
                "/:a(b{9999})",
                "/:a(b{9999})\n      ^^^^ a count is at most 1000; use '+' or '*', and check the length in the handler"
            ),
            ("/:a(b++)", "/:a(b++)\n      ^ possessive quantifiers are not regular; remove the '+'"),
            (
                "/:a(\\bx)",
                "/:a(\\bx)\n    ^^ '\\b' matches a position, not a character, and is not supported; an expression always matches the whole text"
            ),
            (
                "/:a(\\p{L})",
                "/:a(\\p{L})\n    ^^ Unicode properties are not supported; list the ranges, as in [a-zà-ÿ]"
            ),
            (
                "/:a((a|b)*a(a|b){20})",
                "/:a((a|b)*a(a|b){20})\n ^^^^^^^^^^^^^^^^^^^^ the expression needs more than 1,000,000 steps; at most 1,000,000 are allowed; reduce its counts, and check the rest in the handler"
            ),
            ("/a\u{1}", "/a\u{1}\n  ^ a pattern cannot contain control characters; write '%01' for the character"),
            ("/a\tb", "/a\tb\n  ^ a pattern cannot contain white space; write '%09' for the character"),
            (
                "1app://h",
                "1app://h\n^^^^ a scheme must begin with a letter; write '\\:' for the character, or remove the scheme to match the app's own"
            ),
            ("/a\\", "/a\\\n  ^ '\\' is followed by nothing; write '\\\\' for the character"),
            ("/(a|?)", "/(a|?)\n    ^ '?' has nothing to make optional; put the optional part into parentheses"),
            ("/a?**=1", "/a?**=1\n   ^ the name of a query item is a literal; write '\\*' for the character"),
            ("/a?(b)=1", "/a?(b)=1\n   ^ the name of a query item is a literal; write '\\(' for the character"),
            ("/a?b=**", "/a?b=**\n     ^^ '**' matches components, not a value; write '*'"),
            ("/a?*=1", "/a?*=1\n   ^ the name of a query item is a literal; write '\\*' for the character"),
            ("/a?k=:v&", "/a?k=:v&\n        ^ a query item has no name; items are 'name=value', separated by '&'"),
            ("/a?&k=1", "/a?&k=1\n   ^ a query item has no name; items are 'name=value', separated by '&'"),
            ("/(a))", "/(a))\n    ^ ')' has no matching '('; write '\\)' for the character"),
            (":s*://h/a", ":s*://h/a\n^^^ the scheme cannot be optional or repeated; remove the quantifier"),
        ]
    )
    func messages(_ pattern: String, _ expected: String) {
        #expect(patternReport(pattern) == expected)
    }

    /// Only the message of a pattern that is too large is compared: the pattern would fill a page.
    @Test("A pattern that exceeds a limit is refused") func limits() {
        func message(_ pattern: String) -> Substring? { patternReport(pattern).split(separator: "^").last }
        #expect(
            message(String(repeating: "/a", count: 201))
                == " a path has at most 200 components; write '**' for components that do not matter"
        )
        #expect(
            message("/#" + String(repeating: "/a", count: 201))
                == " a fragment has at most 200 components; write '**' for components that do not matter"
        )
        #expect(message("/" + String(repeating: "a", count: 4_001)) == " a literal has at most 4000 bytes")
        #expect(message((0..<65).map { "/:a\($0)" }.joined()) == " a pattern has at most 64 captures")
        #expect(
            message("regex " + String(repeating: "(a)", count: 65))
                == " a pattern has at most 64 captures; write '(?:' for a group whose value is not needed"
        )
        let deep = String(repeating: "(", count: 101) + "b" + String(repeating: ")", count: 101)
        #expect(message("/\(deep)") == " groups are nested more than 100 levels deep")
        #expect(message("/:a(\(deep))") == " groups are nested more than 100 levels deep")
    }
}
