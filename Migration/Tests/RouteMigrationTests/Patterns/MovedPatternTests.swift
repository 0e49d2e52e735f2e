import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct MovedPatternTests {
    private static func moved(_ pattern: () throws -> MovedPattern) -> String {
        do {
            let pattern = try pattern()
            let values = pattern.placeholders.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            return pattern.text() + (values.isEmpty ? "" : " <- \(values)")
        } catch let problem as MovedPattern.Problem {
            return "no: \(problem.message)"
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "URLNavigator's placeholders become RouteGen's",
        arguments: [
            ("myapp://user/<int:id>", "//user/:id <- id: Int"),
            ("myapp://post/<title>", "//post/:title <- title: String"),
            ("myapp://a/<string:b>/<float:c>/<uuid:d>", "//a/:b/:c/:d <- b: String, c: Float, d: UUID"),
            ("myapp://file/<path:rest>", "//file/:rest(.+) <- rest: String"),
            ("myapp://file/<path:_>", "//file/*/**"),
            ("https://example.com/a+b/(c)", #"https://example.com/a\+b/\(c\)"#),
            ("HTTP://example.com", "http://example.com"),
            ("/user/<id>", "/user/:id <- id: String"),
            ("myapp://a/<region:b>", "no: `region` is a converter of the app; write a constraint, as in `:b([a-z]+)`"),
            ("myapp://a b", "no: it contains white space or control characters"),
            ("myapp://a\u{1B}b", "no: it contains white space or control characters"),
            ("", "no: it is empty"),
        ]
    )
    func urlNavigator(_ pattern: String, _ expected: String) {
        #expect(Self.moved { try MovedPattern(urlNavigator: pattern) } == expected)
    }

    @Test(
        "TheRouter's paths are literal, but for components with a colon",
        arguments: [
            ("scheme://router/demo-Android", "//router/demo-Android"),
            ("scheme://router/:id/a*", #"//router/:id/a\* <- id: String"#),
            ("https://therouter.cn/demo", "https://therouter.cn/demo"),
            ("scheme://router/demo?&desc=The page", "//router/demo"),
            ("scheme://router/demo#a", "no: a fragment would be required of each URL"),
        ]
    )
    func theRouter(_ pattern: String, _ expected: String) {
        #expect(Self.moved { try MovedPattern(theRouter: pattern) } == expected)
    }

    @Test(
        "EENavigator's patterns stay as they are",
        arguments: [
            (#"//chat/:id(\d+)/:position?"#, #"//chat/:id(\d+)/:position? <- id: String, position: String?"#),
            ("//a/:b(x|(y))?/:c", "//a/:b(x|(y))?/:c <- b: String?, c: String"),
            (#"http://a+b/\:c/(?:d)"#, "no: '?' has nothing to make optional"),
            ("//a/:1", "//a/:1"),
        ]
    )
    func eeNavigator(_ pattern: String, _ expected: String) {
        #expect(Self.moved { try MovedPattern(eeNavigator: pattern) } == expected)
    }

    @Test(
        "Groups of a regular expression do not fill parameters",
        arguments: [
            (#"^http(s)?\://"#, #"^http(?:s)?\://"#), (#"(?<a>[(]x)\((b)"#, #"(?<a>[(]x)\((?:b)"#),
            ("^a b", "^a b"), ("^a ", "no: it contains white space or control characters"),
            ("^a\u{2028}b\n", "no: it contains white space or control characters"),
        ]
    )
    func regex(_ pattern: String, _ expected: String) {
        #expect(Self.moved { try MovedPattern(regex: pattern) } == expected)
    }

    @Test(
        "JLRoutes' patterns have a form for each choice of optional parts",
        arguments: [
            ("/user/view/:id", ["//user/view/:id <- id: String"]), ("user/:id/", ["//user/:id <- id: String"]),
            ("/help/*", ["//help/**"]), ("/a+b/:c", [#"//a\+b/:c <- c: String"#]),
            ("/:a/:b", ["//:a/:b <- a: String, b: String"]),
            (
                "/a(/b/:c)(/d)",
                ["//a", "//a/b/:c <- c: String", "//a/d", "//a/b/:c/d <- c: String"]
            ),
            ("*", ["no: it takes every URL"]), ("/", ["no: it has no host"]),
            ("/a(/b", ["no: its optional parts are too many, or one has no end"]),
            ("/a/b)", ["no: a parenthesis is missing"]),
            ("/a b", ["no: it contains white space or control characters"]),
        ]
    )
    func jlRoutes(_ pattern: String, _ expected: [String]) {
        let forms: [MovedPattern]
        do {
            forms = try MovedPattern.jlRoutes(pattern)
        } catch {
            #expect(expected == ["no: \(error.message)"])
            return
        }
        #expect(forms.map { form in Self.moved { form } } == expected)
    }

    @Test("Placeholders get other names, and the shape has none") func names() throws {
        let pattern = try MovedPattern(eeNavigator: #"//a/:b(\d+)/:c"#)
        #expect(pattern.text { $0 == "b" ? "number" : $0 } == #"//a/:number(\d+)/:c"#)
        #expect(pattern.shape == #"//a/:(\d+)/:"#)
    }
}
