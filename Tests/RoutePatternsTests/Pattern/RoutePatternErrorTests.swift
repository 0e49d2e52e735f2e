import RouterRuntime
import Testing

/// Every way in which a pattern can be wrong, with the place, the text and the help.
@Suite struct RoutePatternErrorTests {
    @Test(arguments: [
        ("", "\n^ the pattern is empty; the root is '/'"),
        ("/a b", "/a b\n  ^ a pattern has no white space; write '%20' for the character"),
        ("/:id(", "/:id(\n    ^ the constraint's '(' is never closed; add ')'"),
        ("/:id()", "/:id()\n    ^^ the constraint is empty; leave out the parentheses"),
        ("/:a/:a", "/:a/:a\n    ^^ two captures are named 'a'; give one of them another name"),
        (
            "/:a:b",
            "/:a:b\n   ^^ nothing says where the capture before ':b' ends; put a literal between them, or give one a constraint"
        ),
        (
            "/x:a*",
            "/x:a*\n  ^^ a repeated capture is a component of its own; leave out the quantifier, or put slashes around it"
        ),
        ("/a**", "/a**\n ^^^ '**' is a component of its own; write '*' for any characters of one component"),
        ("/**/**", "/**/**\n    ^^ '**' follows '**'; one of them is enough"),
        ("/+a", "/+a\n ^ '+' has nothing to repeat; write '\\+' for the character"),
        ("/a)", "/a)\n  ^ ')' closes nothing; write '\\)' for the character"),
        ("/(a", "/(a\n ^ '(' is never closed; add ')', or write '\\(' for the character"),
        ("/()", "/()\n ^^ the group is empty"),
        (
            "/(:a)",
            "/(:a)\n  ^ a capture cannot stand in a group; write ':name(a|b)' to capture alternatives, ':name?' for an optional one"
        ),
        ("/(a/b)", "/(a/b)\n   ^ a group cannot contain '/'; write a pattern for each alternative"),
        (
            "/a|b",
            "/a|b\n  ^ '|' separates alternatives inside parentheses only; put the alternatives in parentheses, or write '\\|' for the character"
        ),
        (
            "/{id}",
            "/{id}\n ^ '{' has no meaning in a pattern; a capture is written ':name'; write '\\{' for the character"
        ),
        (
            "/[a-z]",
            "/[a-z]\n ^ '[' has no meaning outside a constraint; a class belongs in a constraint, as in ':name([a-z]+)'; write '\\[' for the character"
        ),
        (#"/\d+"#, "/\\d+\n ^^ '\\d' has a meaning in a constraint only; write ':name(\\d)'"),
        ("/a%2", "/a%2\n  ^ '%' is not followed by two hexadecimal digits; write '%25' for the character"),
        ("/%FF", "/%FF\n ^^^ the escapes are not UTF-8"),
        (
            "/:id?type=chat",
            "/:id?type=chat\n    ^ '?' right after a capture makes it optional, so no query begins here; write ':id/?type=...' for a query"
        ),
        (
            "/a?",
            "/a?\n  ^ nothing follows '?'; '?' means optional right after a capture or a group only; write '\\?' for the character"
        ),
        ("/a?=1", "/a?=1\n   ^ a query item has no name; items are 'name=value', separated by '&'"),
        ("/a?:k=1", "/a?:k=1\n   ^ the name of a query item cannot be captured; write 'name=:name'"),
        ("/a#", "/a#\n  ^ nothing follows '#'; write '\\#' for the character, or leave it out"),
        ("//**/a", "//**/a\n  ^^ '**' cannot be the host; write '*' for any one"),
        ("//:h?/a", "//:h?/a\n  ^^^ the host is always one; leave out the quantifier"),
        ("//u@h/a", "//u@h/a\n  ^^ a host has no user information; leave out what stands before and including '@'"),
        (
            #"/:a(\1)"#,
            "/:a(\\1)\n    ^^ a back-reference is not regular, so neither speed nor the checks could be guaranteed; repeat the expression, and compare the values in the handler"
        ),
        (
            "/:a(?=b)",
            "/:a(?=b)\n   ^^^ look-around is not regular, so neither speed nor the checks could be guaranteed; say what the text is rather than what is around it"
        ),
        (
            "/:a((?=b)c)",
            "/:a((?=b)c)\n    ^^^ look-around is not regular, so neither speed nor the checks could be guaranteed; say what the text is rather than what is around it"
        ),
        ("/:a([b-a])", "/:a([b-a])\n     ^^^ the range goes down; the smaller character comes first"),
        ("/:a([)", "/:a([)\n    ^ '[' is never closed; add ']', or write '\\[' for the character"),
        ("/:a(b{3,2})", "/:a(b{3,2})\n     ^^^^^ the count {3,2} goes down; the smaller number comes first"),
        (
            "/:a(b{9999})",
            "/:a(b{9999})\n      ^^^^ a count may be at most 1000; use '+' or '*', and check the length in the handler"
        ),
        ("/:a(b++)", "/:a(b++)\n      ^ possessive quantifiers are not regular; leave out the '+'"),
        (
            "/:a(\\bx)",
            "/:a(\\bx)\n    ^^ '\\b' matches a place, not a character, and is not understood; a match is always of the whole text"
        ),
        ("/:a(\\p{L})", "/:a(\\p{L})\n    ^^ Unicode properties are not understood; list the ranges, as in [a-zà-ÿ]"),
        (
            "/:a((a|b)*a(a|b){20})",
            "/:a((a|b)*a(a|b){20})\n ^^^^^^^^^^^^^^^^^^^^ the expression needs more than 1,000,000 steps; at most 1,000,000 are allowed; make its counts smaller, and check the rest in the handler"
        ),
        ("/a\u{1}", "/a\u{1}\n  ^ a pattern has no control characters; write '%01' for the character"),
        ("/a\tb", "/a\tb\n  ^ a pattern has no white space; write '%09' for the character"),
        (
            "1app://h",
            "1app://h\n^^^^ a scheme begins with a letter; write '\\:' for the character, or leave the scheme out for the app's own"
        ),
        ("/a\\", "/a\\\n  ^ '\\' is followed by nothing; write '\\\\' for the character"),
        ("/(a|?)", "/(a|?)\n    ^ '?' has nothing to make optional; put what is optional in parentheses"),
        ("/a?**=1", "/a?**=1\n   ^ the name of a query item is a fixed text; write '\\*' for the character"),
        ("/a?(b)=1", "/a?(b)=1\n   ^ the name of a query item is a fixed text; write '\\(' for the character"),
        ("/a?b=**", "/a?b=**\n     ^^ '**' stands for components, not for a value; write '*'"),
        ("/a?*=1", "/a?*=1\n   ^ the name of a query item is a fixed text; write '\\*' for the character"),
        ("/a?k=:v&", "/a?k=:v&\n        ^ a query item has no name; items are 'name=value', separated by '&'"),
        ("/a?&k=1", "/a?&k=1\n   ^ a query item has no name; items are 'name=value', separated by '&'"),
        ("/(a))", "/(a))\n    ^ ')' closes nothing; write '\\)' for the character"),
        (":s*://h/a", ":s*://h/a\n^^^ the scheme is always one; leave out the quantifier"),
    ])
    func messages(_ pattern: String, _ expected: String) {
        #expect(patternReport(pattern) == expected)
    }

    /// What is too much is told by its message alone: the pattern would fill a page.
    @Test func limits() {
        func message(_ pattern: String) -> Substring? { patternReport(pattern).split(separator: "^").last }
        #expect(
            message(String(repeating: "/a", count: 201))
                == " a path has at most 200 components; write '**' for components that make no difference"
        )
        #expect(
            message("/#" + String(repeating: "/a", count: 201))
                == " a fragment has at most 200 components; write '**' for components that make no difference"
        )
        #expect(message("/" + String(repeating: "a", count: 4_001)) == " a literal has at most 4000 bytes")
        #expect(message((0..<65).map { "/:a\($0)" }.joined()) == " a pattern has at most 64 captures")
        #expect(
            message("regex " + String(repeating: "(a)", count: 65))
                == " a pattern has at most 64 captures; write '(?:' for a group that nobody needs"
        )
        let deep = String(repeating: "(", count: 101) + "b" + String(repeating: ")", count: 101)
        #expect(message("/\(deep)") == " groups are nested more than 100 deep")
        #expect(message("/:a(\(deep))") == " groups are nested more than 100 deep")
    }
}
