import Foundation

/// Runs programs.
enum Command {
    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - arguments: The program and its arguments.
    ///   - folder: The folder in which it runs.
    ///   - input: The file that it reads as its standard input.
    /// - Returns: Both streams together, and the exit status.
    /// - Throws: An error if the program cannot be run.
    static func run(
        _ arguments: [String],
        in folder: URL? = nil,
        input: URL? = nil
    ) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
        // A file, since a pipe that nobody reads stops the program.
        let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return (String(decoding: try Data(contentsOf: log), as: UTF8.self), process.terminationStatus)
    }
}

/// An error in the output of the tool or of the compiler.
struct ReportedError: Hashable {
    var path: String
    var line: Int
    var message: String

    init(path: String, line: Int, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    /// The errors in an output, one for each line `path:line:column: error: message`.
    static func all(in output: String) -> [ReportedError] {
        output.split(separator: "\n").compactMap { text in
            guard let range = text.range(of: ": error: ") else { return nil }
            let place = text[..<range.lowerBound].split(separator: ":")
            guard place.count >= 2 else { return nil }
            let numbers = place.suffix(2).compactMap { Int($0) }
            guard let line = numbers.first else { return nil }
            let path = place.dropLast(numbers.count).joined(separator: ":")
            return ReportedError(path: path, line: line, message: String(text[range.upperBound...]))
        }
    }

    /// The place that a `#sourceLocation` sets; `nil` for any other line.
    init?(directive text: Substring) {
        guard text.hasPrefix("#sourceLocation(file: "), let number = text.range(of: "line: ") else { return nil }
        let parts = text.split(separator: "\"")
        guard parts.count > 1, let line = Int(text[number.upperBound...].prefix { $0.isNumber }) else { return nil }
        self.init(path: String(parts[1]), line: line, message: "")
    }

    /// The message without the names in it.
    var cause: String {
        var result = ""
        var quote: Character?
        for character in message {
            if let open = quote {
                if character == open { quote = nil }
                continue
            }
            if character == "`" || character == "'" {
                quote = character
                result += "_"
            } else {
                result.append(character)
            }
        }
        return result
    }
}
