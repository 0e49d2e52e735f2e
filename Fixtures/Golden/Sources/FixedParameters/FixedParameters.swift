import RouterRuntime

/// A free pattern and two that fix parameters; accessors stand for the free one.
///
/// @route(with: tab=insights) //auction/:id/results
/// @route(with: tab=bids, isOpen=true) //auction/:id/bids
/// @route //auction/:id
func auction(id: Int, tab: String = "all", isOpen: Bool = false) -> String { "\(id) \(tab) \(isOpen)" }

enum Section: String {
    case news, sport
}

/// An enumeration, in the only pattern there is.
///
/// @route(with: section=sport, count=3) //sport
func section(_ section: Section, count: Int, title: String?) -> String {
    "\(section) \(count) \(title ?? "untitled")"
}

/// All parameters, the fixed one with them.
///
/// @route(with: kind=menu) //menu/:name
func menu(info: [String: Any]) -> String {
    info.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
}

/// @route(with: text="a b") //quoted
func quoted(request: RouteRequest, text: String) -> String { "\(text) of \(request.url)" }
