/// Opens a sheet from a link; no link can hold the closure.
///
/// @route(from: webView) //sheet/:name
func openSheet(name: String, completion: () -> Void) {}

/// Only code in the app opens this one, so it may take anything.
///
/// @route //picker/:name
func openPicker(name: String, completion: () -> Void) {}
