import SharedModels

/// Shows a page of the web that no feature has a screen for: whatever else takes a URL goes first.
///
/// @route(regex, priority: low, from: external) (?<address>https?://.+)
func openWebPage(address: String) -> Screen {
    Screen("Web", detail: address)
}
