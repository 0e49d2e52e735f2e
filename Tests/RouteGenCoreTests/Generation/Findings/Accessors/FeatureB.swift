struct Hidden {}
enum Outer { struct Inner {} }
/// @route //hidden/:id
func hidden(id: Int, filter: [Hidden]) -> Outer.Inner? { nil }
/// @route(returns: Any) //shown
func shown() -> Hidden { Hidden() }
