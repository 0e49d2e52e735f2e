public struct HiddenScreen: Sendable {}

/// @route //hidden/:id
public func openHidden(id: Int) -> HiddenScreen { HiddenScreen() }

/// @route //model
public func show(model: [HiddenScreen]) {}

/// @route(returns: Any) //fine
public func openFine() -> HiddenScreen { HiddenScreen() }
