import Foundation
import RouterFoundation

/// Records one request after the other, and prints the number of each when it is recorded.
///
/// Arguments: the folder; then, if wanted, how many records (without end, until the process is killed), what their URLs
/// start with, how many files to keep, and how long a file may become. A record that is lost prints `lost` and its URL.
@main enum HistoryWriter {
    static func main() {
        let arguments = CommandLine.arguments
        let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : Int.max
        let prefix = arguments.count > 3 ? arguments[3] : "//orders"
        let days = arguments.count > 4 ? Int(arguments[4]) : nil
        if arguments.count > 5, let limit = UInt(arguments[5]) { limitFiles(to: limit) }
        let folder = URL(fileURLWithPath: arguments[1])
        let greenwich = TimeZone(identifier: "GMT") ?? .current
        let history = FileHistory(in: folder, timeZone: greenwich, keeping: days) { error in
            guard let record = (error as? FileHistoryError)?.record else { return }
            show("lost \(record.url)")
        }
        for number in 0..<count {
            history.record(
                RouteRecord(date: Date(), url: "\(prefix)/\(number)", parameters: #"{"number":\#(number)}"#)
            )
            guard show("\(number)") else { return }
        }
    }

    @discardableResult
    private static func show(_ text: String) -> Bool {
        let line = Array("\(text)\n".utf8)
        return write(1, line, line.count) == line.count
    }

    /// As a full disk does, a limit lets the first part of a line through.
    private static func limitFiles(to size: UInt) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
        #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #else
            setrlimit(RLIMIT_FSIZE, &limit)
        #endif
    }
}
