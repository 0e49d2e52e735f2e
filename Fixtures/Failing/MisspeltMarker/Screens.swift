/// @Route //one
func one() {}

/// @rout //two
func two() {}

/// @routes //three
func three() {}

/// @servcie(Config)
final class Config {}
