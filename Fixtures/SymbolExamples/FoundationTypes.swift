// What apps do with Foundation's types.
import Foundation
import RouterFoundation

func callByURL() throws {
    guard let url = URL(string: "https://shop.example/chat/5") else { return }
    try router.call(url)
}

func keepHistory(in logs: URL) throws {
    let history = FileHistory(in: logs) { error in
        guard let lost = (error as? FileHistoryError)?.record else { return print(error) }
        print("lost: \(lost)")
    }
    // What the user has opened in the last hour, for a report to support.
    let hour = Date().addingTimeInterval(-3600)
    for record in try history.records(on: Date()) where record.date > hour { print(record.url, record.parameters) }
}
