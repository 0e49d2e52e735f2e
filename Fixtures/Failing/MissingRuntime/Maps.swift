/// @route //maps/:city
public func openMap(city: String) {}
