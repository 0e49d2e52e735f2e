/// @route //shared/:id(\d+)
public func first(id: Int) {}
