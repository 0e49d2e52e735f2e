import RouteGenCore
import Testing

/// Passes a text through every part of the tool that handles sources.
enum HostileSource {
    /// Generates from the text, and checks that each finding has a position in it.
    static func check(_ text: String, _ name: @autoclosure () -> String) {
        let bytes = Array(text.utf8)
        var scan = ModuleScan(name: "Hostile")
        bytes.withUnsafeBufferPointer { scan.add(path: "A.swift", bytes: $0) }
        var request = GenerationRequest(module: scan)
        request.isExecutable = true
        let lengths = lineLengths(bytes)
        for finding in Generator.generate(request).diagnostics {
            for place in [finding.location] + finding.related.map(\.location) where place.file == "A.swift" {
                let isInside =
                    place.line >= 1 && place.line <= lengths.count && place.column >= 1
                    && place.column <= lengths[place.line - 1] + 1
                #expect(isInside, "\(place) of \(finding.message) in \(name())")
            }
        }
    }

    /// The length of each line in bytes, without its end.
    private static func lineLengths(_ bytes: [UInt8]) -> [Int] {
        var lengths: [Int] = []
        var length = 0
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
                lengths.append(length)
                length = 0
            } else {
                length += 1
            }
        }
        return lengths + [length]
    }
}
