struct Model {}

/// @route(from: web) //one
func one(model: Model) {}

/// @route(from: web) //two
func two(completion: () -> Void) {}

/// @route //three
func onlyInTheApp(model: Model, completion: () -> Void) {}
