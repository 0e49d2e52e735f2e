import RouteGenCore

/// Gives the lines that findings point at; a file is read once for all findings in a row that lie in it.
final class SourceLines {
    private let reader = FileReader()
    private var path: String?
    private var lines: [String] = []

    /// The text of the line at a location; `nil` where the file cannot be read or is shorter.
    func line(at location: SourceLocation) -> String? {
        if path != location.file { load(location.file) }
        return lines.indices.contains(location.line - 1) ? lines[location.line - 1] : nil
    }

    private func load(_ path: String) {
        self.path = path
        do throws(FileFailure) {
            lines = try reader.read(path) { bytes in Self.lines(of: Array(bytes)) }
        } catch {
            lines = []
        }
    }

    /// The lines, which end at line feeds, carriage returns, and both together.
    private static func lines(of bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
            // The line feed after a carriage return was its part.
            if byte == 0x0A, index > 0, bytes[index - 1] == 0x0D {
                start = index + 1
                continue
            }
            lines.append(text(bytes[start..<index]))
            start = index + 1
        }
        return lines + [text(bytes[start...])]
    }

    /// The text with a question mark for each byte that is no UTF-8: columns are counted in bytes, and a replacement character has three.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text: [UInt8] = []
        var input = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar): text += scalar
            case .error(let length): text += repeatElement(UInt8(ascii: "?"), count: length)
            case .emptyInput: return String(decoding: text, as: UTF8.self)
            }
        }
    }
}
