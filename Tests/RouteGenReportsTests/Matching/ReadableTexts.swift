import RouterRuntime

@testable import RouteGenReports

/// Texts that standard types read or refuse, and routes for each type.
enum ReadableTexts {
    static let all =
        [
            "", " ", "0", "1", "-1", "+1", "--1", "00012", "1.0", "1.", ".5", ".", "-.5e-3", "1e3", "1e", "e1", "1e400",
            "-1e39", "3.5e38", "1e-400", "0x1p3", "nan", "inf", "infinity", "true", "TRUE", "Yes", "no", "ON", "off",
            "x",
            "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "ab", "\u{301}", "１", "-0", "+", "-", "1 ", "1_000", "1,5",
        ]
        + [8, 16, 32, 64].flatMap { width -> [String] in
            let half = "\(UInt64(1) << UInt64(width - 1))"
            let most = "\(UInt64.max >> UInt64(64 - width))"
            return [
                half, "-" + half, "\((UInt64(1) << UInt64(width - 1)) - 1)", most, most + "0", "00000" + most,
                "-1" + half,
            ]
        }

    /// What the runtime says about each type.
    static let runtimeTypes: [(ReadableType, any (RouteValue & Sendable).Type)] = [
        (.bool, Bool.self), (.character, Character.self), (.int, Int.self), (.int8, Int8.self), (.int16, Int16.self),
        (.int32, Int32.self), (.int64, Int64.self), (.uint, UInt.self), (.uint8, UInt8.self), (.uint16, UInt16.self),
        (.uint32, UInt32.self), (.uint64, UInt64.self), (.double, Double.self), (.float, Float.self),
    ]

    /// A route for each type: `//v/Int/:x` and `//o/Int?x=…`.
    static var map: RouteMap {
        RouteMap(
            routes: runtimeTypes.map(\.0.rawValue).flatMap { type -> [MappedRoute] in
                [("//v/\(type)/:x", type), ("//o/\(type)", type + "?"), ("//a/\(type)", "[\(type)]")].map {
                    pattern,
                    type in
                    var route = MappedRoute(
                        pattern: pattern,
                        name: "read",
                        module: "Values",
                        handler: "Values.read(x:)",
                        file: "Values.swift",
                        line: 1
                    )
                    let isRequired = !type.hasSuffix("?")
                    route.parameters = [
                        MappedParameter(name: "x", type: type, place: .query, isRequired: isRequired)
                    ]
                    return route
                }
            }
        )
    }

    static var urls: [String] {
        runtimeTypes.map(\.0.rawValue).flatMap { type in
            ["//o/\(type)", "//a/\(type)", "//a/\(type)?x=1&x=2&x=a"]
                + all.map(escaped).flatMap { ["//v/\(type)/\($0)", "//o/\(type)?x=\($0)", "//a/\(type)?x=1&x=\($0)"] }
        }
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let digits = String(byte, radix: 16)
            return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
        }
        .joined()
    }
}
