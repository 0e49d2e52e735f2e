/// @route //shared/:number(\d+)
public func second(number: Int) {}
