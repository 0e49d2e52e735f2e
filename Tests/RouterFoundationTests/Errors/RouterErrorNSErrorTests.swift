import Foundation
import RouterFoundation
import Testing

/// Crash reports and Objective-C know an error by its domain and its code.
@Suite struct RouterErrorNSErrorTests {
    @Test("Each kind of failure keeps its number") func codes() {
        let codes = RouterError.Code.allCases
        let numbers = Dictionary(
            uniqueKeysWithValues: codes.map { ($0.rawValue, (RouterError($0, "a") as NSError).code) }
        )
        #expect(
            numbers == [
                "malformedURL": 1, "notFound": 2, "missingParameter": 3, "invalidParameter": 4, "wrongResultType": 5,
                "requiresAsync": 6, "notSendable": 7, "missingInstance": 8, "notEncodable": 9, "invalidRule": 10,
                "tooManyHops": 11, "unknownRoute": 12, "unknownService": 13, "serviceCycle": 14,
                "invalidMiddleware": 15,
            ]
        )
    }

    @Test("An error has its domain, and its sentence as the description") func description() {
        let error = RouterError(.notFound, "no route matches '//nowhere'") as NSError
        #expect(error.domain == "RouteGen.RouterError")
        #expect(error.localizedDescription == "no route matches '//nowhere'")
    }
}
