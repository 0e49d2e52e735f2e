import RouterDynamic
import RouterPipeline
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import RouteTables
import Testing

/// Every message in both languages.
@Suite struct RouterMessageTests {
    /// One of each, with values that the text must contain.
    static let samples: [(message: RouterMessage, values: [String])] = [
        (.malformedURL("//a%FF", RouteURLError(.escapeIsNotUTF8, at: 3)), ["//a%FF", "3"]),
        (.malformedURL("//[", RouteURLError(.unclosedBracket, at: 2)), ["//[", "2"]),
        (.malformedURL("//a:1:2", RouteURLError(.severalPorts, at: 5)), ["//a:1:2", "5"]),
        (.malformedURL("//u v@a", RouteURLError(.unsuitableAuthority, at: 3)), ["//u v@a", "3"]),
        (.malformedURL("//a", RouteURLError(.authorityTooLong, at: 1_026)), ["//a"]),
        (.malformedURL("//a", RouteURLError(.tooLong, at: 0)), ["//a"]),
        (.notFound(url: "//a"), ["//a"]),
        (.unknownRoute(pattern: "//a/:b", missingModule: nil), ["//a/:b"]),
        (.unknownRoute(pattern: "//a/:b", missingModule: "Chat"), ["//a/:b", "Chat"]),
        (.unknownHandler(index: 7, handler: "M.f()"), ["7", "M.f()"]),
        (.missingParameter("id", type: "Int", handler: "M.f(id:)"), ["id", "Int", "M.f(id:)"]),
        (.invalidParameter("id", text: "five", type: "Int", handler: "M.f(id:)"), ["id", "five", "Int", "M.f(id:)"]),
        (.callbackCount(handler: "M.f(_:)", takes: 1, passed: 0), ["M.f(_:)", "1", "0"]),
        (.callbackCount(handler: "M.f(_:)", takes: 3, passed: 2), ["M.f(_:)", "3", "2"]),
        (.unusedCallback("done", handler: "M.f(_:)"), ["M.f(_:)", "done"]),
        (.hiddenCallback("done", handler: "M.f(_:)"), ["M.f(_:)", "done"]),
        (.isolatedInstance(type: "Counter"), ["Counter"]),
        (
            .missingInstance(type: "Counter", handler: "M.f()"),
            ["Counter", "M.f()", "router.register", "router.provide"]
        ),
        (.wrongResult(actual: "Int", expected: "String", handler: "M.f()"), ["Int", "String", "M.f()"]),
        (
            .problem(PipelineProblem.wrongResult(actual: "Int", expected: "String", .middleware(scope: "//a/**"))),
            ["Int", "String", "//a/**"]
        ),
        (
            .problem(PipelineProblem.wrongResult(actual: "Int", expected: "String", .middleware(scope: nil))),
            ["Int", "String"]
        ),
        (.problem(PipelineProblem.wrongResult(actual: "Int", expected: "String", .fallback)), ["Int", "String"]),
        (.wrongResult(actual: "Int", expected: "String", handler: nil), ["Int", "String"]),
        (.resultNotSendable(type: "Page", handler: "M.f()"), ["Page", "M.f()", "Sendable"]),
        (.notSendable(handler: "M.f()"), ["M.f()", "Sendable", "@Sendable"]),
        (.mainActorHandler("M.f()"), ["M.f()", "await router.open"]),
        (.mainActorCondition("//a"), ["//a", "await router.open"]),
        (.problem(ServiceProblem.unknownType("kl://A")), ["kl://A"]),
        (.problem(PipelineProblem.mainActorRewriting(name: "token")), ["token", "await router.open"]),
        (.problem(PipelineProblem.mainActorRewriting(name: nil)), ["await router.open"]),
        (.problem(PipelineProblem.mainActorMiddleware(scope: "//a/**")), ["//a/**", "await router.open"]),
        (.problem(PipelineProblem.mainActorMiddleware(scope: nil)), ["await router.open"]),
        (.problem(PipelineProblem.mainActorFallback), ["fallback", "await router.open"]),
        (.asynchronousHandler("M.f()"), ["M.f()", "await router.open"]),
        (.problem(PipelineProblem.asynchronousMiddleware(scope: "//a/**")), ["//a/**", "await router.open"]),
        (.problem(PipelineProblem.asynchronousMiddleware(scope: nil)), ["await router.open"]),
        (.unwritableValue(parameter: "image", type: "Image"), ["image", "Image", "RouteValue"]),
        (.fixedValue(parameter: "tab", pattern: "//a"), ["tab", "//a"]),
        (.unwritableURL(pattern: "//a/:b", .missing(name: "b")), ["//a/:b", ":b"]),
        (.unwritableURL(pattern: "//a/:b", .tooMany(name: "b")), ["//a/:b", ":b"]),
        (.unwritableURL(pattern: "//a/:b", .unsuitable(name: "b", value: "c")), ["//a/:b", ":b", "c"]),
        (.unwritableURL(pattern: "//a/:b", .unknown(name: "d")), ["//a/:b", ":d"]),
        (.unwritableURL(pattern: "//a/*", .undetermined(pattern: "//a/*")), ["//a/*"]),
        (.unsuitableScheme("a/b", capture: "to"), ["a/b", ":to"]),
        (.problem(InvalidTarget("//b\\", .trailingBackslash)), ["//b\\"]),
        (.problem(InvalidTarget("//b/:x", .unknownCapture("x"))), ["//b/:x", ":x"]),
        (.problem(InvalidTarget("//b/$1", .dollar("1"))), ["//b/$1", ":1", "\\$1"]),
        (.problem(InvalidTarget("//b/:x(a)", .constraint("x"))), ["//b/:x(a)", ":x"]),
        (.problem(InvalidTarget("//b/x*", .partialWildcard)), ["//b/x*", "\\*"]),
        (.problem(InvalidTarget("//b/**", .tooManyWildcards)), ["//b/**"]),
        (.problem(InvalidTarget("//**", .hostWithSlashes("**"))), ["//**", "//:host/**"]),
        (.problem(PipelineProblem.invalidRelocation(path: "//a", .malformed("unclosed"))), ["//a", "unclosed"]),
        (
            .problem(
                PipelineProblem.invalidRelocation(
                    path: "//a",
                    .invalidTarget(english: "the target '//b/:x' refers to ':x'", chinese: "目标“//b/:x”引用了“:x”")
                )
            ),
            ["//a", "//b/:x", ":x"]
        ),
        (.problem(PipelineProblem.invalidRelocation(path: "//a", .unknownTarget("//b"))), ["//a", "//b"]),
        (.problem(PipelineProblem.invalidRelocation(path: "//a", .unknownPath("//a"))), ["//a"]),
        (.problem(PipelineProblem.invalidRelocation(path: "//a", .existingPath("//a"))), ["//a"]),
        (
            .problem(PipelineProblem.invalidRelocation(path: "//a", .unknownHandler("M.f()", nearest: "M.g()"))),
            ["//a", "M.f()", "M.g()"]
        ),
        (
            .problem(PipelineProblem.invalidRelocation(path: "//a", .ambiguousHandler("f", ["M.f()", "N.f()"]))),
            ["//a", "f", "M.f()", "N.f()"]
        ),
        (
            .problem(PipelineProblem.invalidRelocation(path: "//a", .cycle(["//a", "//b", "//a"]))),
            ["//a", "//b", "->"]
        ),
        (.refusedRoute(pattern: "//a/:b"), ["//a/:b", "when:"]),
        (.problem(ServiceProblem.missingImplementation(protocolName: "Storage", registered: [])), ["Storage"]),
        (
            .problem(ServiceProblem.missingImplementation(protocolName: "Storage", registered: ["Clock", "Config"])),
            ["Storage", "Clock", "Config"]
        ),
        (
            .problem(
                ServiceProblem.missingImplementation(protocolName: "Storage", registered: (1...15).map { "P\($0)_" })
            ),
            ["Storage", "P1_", "P12_", "3"]
        ),
        (
            .problem(
                ServiceProblem.withoutDefault(protocolName: "Storage", known: [.init(typeName: "M.Disk", key: "disk")])
            ),
            ["Storage", "M.Disk", "disk"]
        ),
        (
            .problem(
                ServiceProblem.unknownKey("usb", protocolName: "Storage", known: [.init(typeName: "M.Disk", key: nil)])
            ),
            ["usb", "Storage", "M.Disk"]
        ),
        (
            .problem(
                ServiceProblem.disputed(
                    protocolName: "Storage",
                    key: "usb",
                    known: [.init(typeName: "M.Disk", key: nil)]
                )
            ),
            ["usb", "Storage", "M.Disk"]
        ),
        (.problem(ServiceProblem.disputed(protocolName: "Storage", key: nil, known: [])), ["Storage"]),
        (.problem(ServiceProblem.mainActor(typeName: "M.Screens")), ["M.Screens", "await router.services.fetch"]),
        (.problem(ServiceProblem.asynchronous(typeName: "M.Flags")), ["M.Flags", "await router.services.fetch"]),
        (.problem(ServiceProblem.notConforming(actual: "M.Disk", protocolName: "Storage")), ["M.Disk", "Storage"]),
        (.problem(ServiceProblem.cycle(["M.A", "M.B", "M.A"])), ["M.A", "M.B"]),
        (.problem(ServiceProblem.unknownIndex(7)), ["7"]),
        (.tooManyHops(limit: 10, chain: ["//a", "//b"]), ["10", "//a", "->", "//b"]),
    ]

    @Test("K13 Each message exists in English and in Chinese, with all its values", arguments: samples.indices)
    func k13_bothLanguages(_ index: Int) {
        let (message, values) = Self.samples[index]
        let english = RouterError(.notFound, message).message(in: .english)
        let chinese = RouterError(.notFound, message).message(in: .chinese)
        for value in values {
            #expect(english.contains(value))
            #expect(chinese.contains(value))
        }
        #expect(english.unicodeScalars.allSatisfy { $0.isASCII })
        let han = chinese.unicodeScalars.count { (0x4E00...0x9FFF).contains($0.value) }
        #expect(han >= 3, "\(chinese)")
        for word in ["the ", " is ", " of "] { #expect(!chinese.contains(word)) }
    }

    @Test("An error created by code of the app has its own text") func anErrorCreatedByCodeOfTheAppHasItsOwnText() {
        let error = RouterError(.notFound, "gone")
        #expect(error.message == "gone")
        #expect(error.message(in: .chinese) == "gone")
        #expect("\(error)" == "gone [notFound]")
    }
}
