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
        print("lost: \(lost.line())")
    }
    for record in try history.records(on: Date()) where record.date < Date() { print(record.url, record.parameters) }
}
