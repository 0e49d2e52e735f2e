import RouteTables
import RouterRuntime

/// The rules by which a router rewrites requests, for one request.
struct RewriteRules: Sendable {
    let list: ScopedList<RewriteRule>
    let pass: RewritePass

    /// Applies the rules until none changes the request.
    ///
    /// Each closure is called at most once for a request, even if this method is called several times.
    ///
    /// - Parameter request: The request.
    /// - Returns: The request with a different URL or context; `nil` if no rule applies.
    /// - Throws: The error of a rule's closure; `RouterError` with the code `malformedURL`, `notEncodable` or
    ///   `tooManyHops`.
    @inline(never)
    func rewrite(_ request: RouteRequest) throws -> RouteRequest? {
        let first = try pass.request(as: request)
        var current = first
        while try change(&current) {}
        return current.storage === first.storage ? nil : current
    }

    /// Applies rules until one changes the URL.
    ///
    /// - Returns: Whether one did.
    private func change(_ request: inout RouteRequest) throws -> Bool {
        guard let url = request.storage.url else { return false }
        if let next = try request.rewrittenOnce() {
            pass.note(next)
            request = next
            return true
        }
        let handler = list.scopes.hasHandlers ? request.handlerBeforeRewriting(url) : nil
        for rule in list.members(for: url, handler: handler) {
            switch rule.element {
            case .url(let rewriting):
                guard let text = try rewriting.target(of: url, writtenAs: request.urlText) else { continue }
                request = try pass.moved(request, to: request.replacing(url: text))
                return true
            case .closure(let closure):
                guard closure.repeats || pass.isFirstCall(of: rule.id), let changed = try closure.body(request) else {
                    continue
                }
                if changed.urlText == request.urlText {
                    request = request.taking(changed)
                } else if closure.repeats || !pass.leadsBack(request, to: changed.urlText) {
                    request = try pass.moved(request, to: changed, isCounted: closure.repeats)
                    return true
                }
            }
        }
        return false
    }
}

extension RouteRequest {
    /// The handler of the table to which the request would lead: that of a typed route, or that of the best pattern, before
    /// access and conditions decide.
    fileprivate func handlerBeforeRewriting(_ url: RouteURL) -> Int? {
        if let path = storage.typed?.path { return (try? router.find(path, for: .app))?.number }
        return router.table.firstFound(in: url).map { router.table.metadata.handler(ofPattern: Int($0.patternIndex)) }
    }
}

extension Router {
    /// The rule that rewrites a URL of a caller, as it is written; `nil` if a closure does, or no rule does.
    package func rule(
        from url: RouteURL,
        writtenAs text: String,
        to target: String,
        for origin: RouteOrigin
    ) -> String? {
        if let rules = table.rewrites, let step = try? rules.step(from: url, writtenAs: text, for: origin),
            step.url == target
        {
            let (source, target) = (rules.source(ofRule: step.rule), rules.target(ofRule: step.rule))
            return RewriteRule.description(from: source, to: target)
        }
        return pipelines.current(for: self)?.rules.rule(from: url, writtenAs: text, to: target)
    }
}

extension ScopedList<RewriteRule> {
    fileprivate func rule(from url: RouteURL, writtenAs text: String, to target: String) -> String? {
        members(for: url, handler: nil).lazy.compactMap { member in
            guard case .url(let rewriting) = member.element else { return nil }
            return rewriting.rule(from: url, writtenAs: text, to: target)
        }.first
    }
}
