import Testing

@testable import RouteGenCore
@testable import RoutePatterns
@testable import RouteTables
@_spi(Generated) @testable import RouterRuntime

@Suite struct RoutePathEncoderTests {
    @Test("A path constant is two words") func size() {
        #expect(MemoryLayout<RoutePath>.size == 2 * MemoryLayout<Int>.size)
    }

    @Test("Every path reads back", arguments: [1, 2, 3, 100, 5000])
    func everyPathReadsBack(_ count: Int) {
        var encoder = RoutePathEncoder()
        let paths: [RoutePathEncoder.Path] = (0..<count).map { number in
            (
                identity: RouteHandlerIdentity.make("handler\(number / 3)"),
                ordinal: number % 3,
                pattern: "//größe\(number / 2)/:a",
                route: try? RoutePattern("//größe\(number / 2)/:a"),
                parameters: (0..<(number % 4)).map { "parameter\($0)" }.joined(separator: ",")
            )
        }
        #expect(paths.map { encoder.add($0) } == Array(0..<count))
        let packed = PackedText(encoder.encode())
        for (number, path) in paths.enumerated() {
            let constant = RoutePath(packed, number: number)
            #expect(constant.identity == path.identity && constant.ordinal == path.ordinal)
            #expect(constant.pattern == path.pattern && constant.parameters == path.parameters)
        }
    }

    @Test("An index without a path reads as an empty path", arguments: [-1, 1, 2, .max, .min, .min + 1])
    func unknownNumbers(_ number: Int) {
        var encoder = RoutePathEncoder()
        _ = encoder.add((RouteHandlerIdentity.make("a"), ordinal: 0, pattern: "", route: nil, parameters: ""))
        let path = RoutePath(PackedText(encoder.encode()), number: number)
        #expect(path.identity == 0 && path.ordinal == 0 && path.pattern == "" && path.parameters == "")
    }

    @Test("A truncated text reads as an empty path") func damagedTexts() {
        var encoder = RoutePathEncoder()
        _ = encoder.add((RouteHandlerIdentity.make("a"), ordinal: 0, pattern: "//a", route: nil, parameters: "b"))
        let bytes = encoder.encode()
        for length in 0..<bytes.count {
            let path = RoutePath(PackedText(Array(bytes[..<length])), number: 0)
            #expect(path.identity == 0 && path.pattern == "")
        }
    }
}
