import Foundation
import FuzzSupport
import RouterFoundation
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables

/// A type of parameters, and its test for a text.
struct Kind {
    /// The name of the route whose handler has such a parameter.
    let name: String
    /// The handler's result.
    let read: (RouteCall) throws -> Any
    /// Tests a text.
    let test: (String, Router) -> Void

    /// A type whose values are equal if they are the same.
    init<Value: RouteValue & Equatable>(
        _ type: Value.Type,
        _ name: String,
        characters: String? = nil,
        expected: ((String) -> Value?)? = nil
    ) {
        self.init(type, name, isSame: ==, characters: characters, expected: expected)
    }

    /// Creates a type from the equality of its values, the ASCII characters that its texts may contain, and the value
    /// of a text.
    init<Value: RouteValue>(
        _ type: Value.Type,
        _ name: String,
        isSame: @escaping (Value, Value) -> Bool,
        characters: String? = nil,
        expected: ((String) -> Value?)? = nil
    ) {
        self.name = name
        read = { try $0.value(0) as Value }
        test = { text, router in
            func place() -> String { "\(Value.self) of \(text.debugDescription)" }
            let value = Value(routeText: text)
            if let value {
                if let characters {
                    require(text.utf8.allSatisfy(characters.utf8.contains), "\(place()) is taken as \(value)")
                }
                let written = value.routeText
                guard let again = Value(routeText: written) else {
                    finding("\(place()) is written as \(written.debugDescription), which is refused")
                }
                require(isSame(value, again), "\(place()) is \(value), and read again \(again)")
                require(again.routeText, equals: written, "\(place()) written twice")
            }
            if let expected {
                let right = expected(text)
                switch (value, right) {
                case (nil, nil): break
                case (let value?, let right?): require(isSame(value, right), "\(place()): \(value), not \(right)")
                default: finding("\(place()): \(value.debugDescription), not \(right.debugDescription)")
                }
            }
            guard !text.isEmpty else { return }
            // The same in a request, where numbers are read in place.
            do {
                let found = try router.call("//values/\(name)/\(Self.escaped(text))", from: .webView, as: Value.self)
                guard let value else { finding("\(place()) is refused, but not in a URL: \(found)") }
                require(isSame(value, found), "\(place()) is \(value), and in a URL \(found)")
            } catch {
                require((error as? RouterError)?.code == .invalidParameter, "\(place()) in a URL: \(error)")
                require(value == nil, "\(place()) is \(value.debugDescription), and in a URL \(error)")
            }
        }
    }

    /// A text as a component of a URL.
    static func escaped(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            if URLCharacters.isUnreserved(byte) || byte == UInt8(ascii: "+") {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += String(decoding: URLCharacters.escape(byte), as: UTF8.self)
            }
        }
        return result
    }
}
