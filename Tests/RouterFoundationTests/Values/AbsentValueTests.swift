import Foundation
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

@testable import RouterFoundation

/// Optionals that are `nil`, and `null` of JSON, in a context and in user information.
@Suite struct AbsentValueTests {
    enum Dispatcher: RouteDispatcher {
        static let handlers = [
            TestHandler(name: "text", patterns: ["//text"], parameters: ["v"]),
            TestHandler(name: "required", patterns: ["//required"], parameters: ["v"]),
            TestHandler(name: "defaulted", patterns: ["//defaulted"], parameters: ["v"]),
            TestHandler(name: "texts", patterns: ["//texts"], parameters: ["v"]),
            TestHandler(name: "number", patterns: ["//number"], parameters: ["v"]),
            TestHandler(name: "numbers", patterns: ["//numbers"], parameters: ["v"]),
            TestHandler(name: "object", patterns: ["//object"], parameters: ["v"]),
            TestHandler(name: "function", patterns: ["//function"], parameters: ["v"], callbacks: ["v"]),
        ]

        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            switch handler {
            case 0: "\(try call.routeValue(0) as String? as Any)"
            case 1: "\(try call.routeValue(0) as String)"
            case 2: try call.routeValue(0, default: "default")
            case 3: "\(try call.routeValue(0) as [String]? as Any)"
            case 4: "\(try call.routeValue(0) as Int? as Any)"
            case 5: "\(try call.routeValue(0) as [Int])"
            case 6: "\((try call.value(0) as Picture?) == nil)"
            default: "\((try call.optionalCallback(0) as (() -> Void)?) == nil)"
            }
        }
    }

    let router: Router

    init() throws { router = Router(try .test(Dispatcher.handlers, Dispatcher.self)) }

    @Test(
        "An optional that is nil, and null, are absent",
        arguments: [
            Optional<String>.none as any Sendable, String??.some(nil) as any Sendable,
            Optional<Int>.none as any Sendable,
            NSNull() as any Sendable,
        ]
    )
    func absent(_ value: any Sendable) throws {
        let context = ["v": value]
        #expect(try router.call("//text", context: context, as: String.self) == "nil")
        #expect(try router.call("//text?v=url", context: context, as: String.self) == #"Optional("url")"#)
        #expect(try router.call("//defaulted", context: context, as: String.self) == "default")
        #expect(try router.call("//texts", context: context, as: String.self) == "nil")
        #expect(try router.call("//number", context: context, as: String.self) == "nil")
        #expect(try router.call("//numbers", context: context, as: String.self) == "[]")
        #expect(try router.call("//object", context: context, as: String.self) == "true")
        #expect(try router.call("//function", context: context, as: String.self) == "true")
        let error = #expect(throws: RouterError.self) { try router.call("//required", context: context) }
        #expect(error?.code == .missingParameter)
        #expect(try router.request("//text").with(userInfo: context).call(as: String.self) == "nil")
    }

    @Test("An optional with a value is that value, and an array with nil is none of values that are not optional")
    func present() throws {
        let text: String? = "5"
        #expect(try router.call("//number", context: ["v": text], as: String.self) == "Optional(5)")
        #expect(try router.call("//required", context: ["v": String??.some("a")], as: String.self) == "a")
        let error = #expect(throws: RouterError.self) {
            try router.call("//texts", context: ["v": ["a", nil] as [String?]])
        }
        #expect(error?.message == "'nil' is not a value of type 'String', the type of the parameter 'v' of 'texts'")
        let json = try JSONSerialization.jsonObject(with: Data("[1, null]".utf8))
        let numbers = try #require(json as? [Any])
        let request = router.request("//numbers").with(userInfo: ["v": numbers])
        #expect(throws: RouterError.self) { try request.call() }
    }
}
