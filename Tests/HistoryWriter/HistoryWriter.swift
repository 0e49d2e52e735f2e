import Foundation
import RouterFoundation

/// Records one request after the other until it is killed, and prints the number of each when it is recorded.
@main enum HistoryWriter {
    static func main() {
        let history = FileHistory(in: URL(fileURLWithPath: CommandLine.arguments[1]), timeZone: .gmt)
        for number in 0... {
            history.record(RouteRecord(date: Date(), url: "//orders/\(number)", parameters: #"{"number":\#(number)}"#))
            let line = Array("\(number)\n".utf8)
            guard write(1, line, line.count) == line.count else { return }
        }
    }
}
