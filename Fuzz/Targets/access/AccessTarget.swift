import FuzzSupport
import RouterPipeline
import RouterRuntime
import RouteTables

/// Makes requests from outside to an app with closed routes and many possible detours.
///
/// The first byte selects the caller and the context. The rest is the URL.
@main enum AccessTarget: FuzzTarget {
    private static let callers: [RouteOrigin] = [.webView, .notification, .remote, .external]

    static func test(_ input: UnsafeRawBufferPointer) {
        guard let flags = input.first, let whole = App.whole, let closed = App.closed else { return }
        let text = String(decoding: input.dropFirst(), as: UTF8.self)
        let caller = callers[Int(flags & 3)]
        guard let view = App.views[caller] else { finding("there is no router for \(caller)") }
        let context: [String: any Sendable] =
            flags & 4 == 0 ? [:] : ["origin": RouteOrigin.app, "from": "app", "id": "1", "zqid": "1"]
        let isThorough = input.isChosen(oneIn: 32)
        App.caller = caller
        App.trespass = nil

        let anything = outcome(whole, text, context, caller, isThorough)
        noTrespass(text, caller)
        noMark(anything, text)
        let found = outcome(closed, text, context, caller, isThorough)
        noTrespass(text, caller)
        noMark(found, text)
        // The same request to an app without the closed routes.
        let expected = outcome(view, text, context, caller, isThorough)
        require(
            found,
            equals: expected,
            "\(caller) can tell what is closed from what does not exist, by \(text.debugDescription)"
        )
        let canOpen = closed.canOpen(text, context: context, from: caller)
        require(
            canOpen,
            equals: view.canOpen(text, context: context, from: caller),
            "canOpen(\(text.debugDescription)) from \(caller)"
        )
        noTrespass(text, caller)
    }

    /// What the caller learns.
    private static func outcome(
        _ router: Router,
        _ url: String,
        _ context: [String: any Sendable],
        _ caller: RouteOrigin,
        _ isThorough: Bool
    ) -> String {
        do {
            return "\(try router.call(url, context: context, from: caller))"
        } catch let error as RouterError {
            // A report searches the table for suggestions, which takes a hundred times as long.
            return isThorough
                ? "\(error) \(error.report(in: .english)) \(error.report(in: .chinese)) \(error.stack)"
                : error.description
        } catch {
            return "\(error)"
        }
    }

    private static func noTrespass(_ url: String, _ caller: RouteOrigin) {
        if let trespass = App.trespass { finding("\(caller) reaches \(trespass) by \(url.debugDescription)") }
    }

    /// What the caller learns contains no name that only closed routes have, unless the caller used that name first.
    private static func noMark(_ outcome: String, _ url: String) {
        guard contains(outcome.utf8) else { return }
        let bytes = Array(url.utf8)
        require(contains(url.utf8) || bytes.contains(UInt8(ascii: "%")), "\(url.debugDescription) leaks: \(outcome)")
    }

    private static func contains(_ text: String.UTF8View) -> Bool {
        var previous: UInt8 = 0
        for byte in text {
            let small = byte | 0x20
            if previous == UInt8(ascii: "z"), small == UInt8(ascii: "q") { return true }
            previous = small
        }
        return false
    }
}
