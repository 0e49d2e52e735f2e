import RouteTables
import RouterRuntime

/// A rule or a closure that rewrites requests, as an element of ``RouterRuntime/Router/rewriteFilters``.
public struct RewriteFilter: Sendable {
    let rule: Scoped<RewriteRule>

    init(_ rule: Scoped<RewriteRule>) {
        self.rule = rule
    }

    /// The name that the app gave the filter; else the rule, such as `'//a/**' to '//b/**'`, or the scope that limits a
    /// closure.
    ///
    /// `nil` for a closure without a name that applies to all requests.
    public var name: String? {
        switch rule.element {
        case .url(let rewriting): rewriting.description
        case .closure(let closure): closure.name ?? rule.scope?.description
        }
    }
}

extension RewriteFilter: CustomStringConvertible {
    /// The ``name``, or that the filter is a closure for all requests.
    public var description: String { name ?? "a closure for all requests" }
}

extension Router {
    /// The rules and closures for rewriting that were added at run time, in the order in which they apply.
    ///
    /// Set this property to change their order or to remove some:
    ///
    /// ```swift
    /// router.rewriteFilters.removeAll { $0.name == "token" }
    /// router.rewriteFilters.sort { ($0.name ?? "") < ($1.name ?? "") }
    /// ```
    ///
    /// A closure that is added is the last one.
    ///
    /// The rules of the router's table are not among them: they always apply first. The token of a filter removes it
    /// regardless of its position. A change by one thread can replace a simultaneous change by another.
    ///
    /// - Complexity: O(*n*) in the number of filters.
    public var rewriteFilters: [RewriteFilter] {
        get { pipelines.settings.rules.map { RewriteFilter($0) } }
        set {
            pipelines.change(removes: true) { $0.rules = newValue.map(\.rule) }
        }
    }
}
