// What apps do with errors.
import RouteTables
import RouterDynamic
import RouterRuntime

/// The text for a call that failed.
func explain(_ error: any Error) -> String {
    guard let error = error as? RouterError else { return "\(error)" }
    switch error.code {
    case .notFound: return error.report()
    case .missingParameter, .invalidParameter: return error.message
    case .requiresAsync: return error.report(in: .chinese)
    default: return "\(error.report(in: .english)) \(error.stack.count)"
    }
}

/// A page that does not exist anymore.
func openOldPage() throws {
    throw RouterError(.notFound, "the page was removed in version 2")
}

func report() {
    router.assertions = .report(in: .english)
    router.assertions = .off
}

func addPatterns() {
    do {
        let values = try RoutePattern("//chat/:id").values(in: "//chat/5?from=mail")
        print(values?["id"] ?? [])
        print(try RoutePattern("//chat/:id").url(["id": ["5"]]))
    } catch let error as RoutePatternError {
        print(error)
    } catch {
        print("a value does not fit: \(error)")
    }
}

func explainURL() {
    print(router.explain("//chat/five"))
}
