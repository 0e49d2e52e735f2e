// What apps do with Foundation's types.
import Foundation
import RouterFoundation

/// A model whose JSON has keys in another form.
struct Person: RouteCodable {
    var firstName: String

    static var routeEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
    static var routeDecoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }
}

func callByURL() throws {
    let url = try URL(.openChat(chatID: 5))
    try router.call(url)
}

func keepHistory(in logs: URL) throws {
    let history = FileHistory(in: logs) { error in
        guard let lost = (error as? FileHistoryError)?.record else { return print(error) }
        print("lost: \(lost.line())")
    }
    history.record(RouteRecord(date: Date(), url: "//chat/5", parameters: "{}"))
    for record in try history.records(on: Date()) where record.date < Date() { print(record.url) }
}
