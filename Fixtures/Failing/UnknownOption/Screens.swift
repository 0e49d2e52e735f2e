/// @route(priorty: high) //one
func one() {}

/// @route(priority: highest) //two
func two() {}

/// @route(priority: high, priority: low) //three
func three() {}

/// @route(priority: high //four
func four() {}

/// @route(from: webView, nobody) //five
func five() {}
