/// @route //chat/:chatID(\d+)
func a(chatID: Int) {}
/// @route //chat/:id([0-9]+)
func b(id: Int) {}
/// @route //CHAT/:other(\d{1,})
func c(other: Int) {}
#if os(iOS)
/// @route //page
func d() {}
#elseif DEBUG
/// @route //page
func e() {}
#else
/// @route //page
func f() {}
#endif
/// @route(priority: high) //chat/:chatID(\d+)
func h(chatID: Int) {}
/// @route //a/:x/:y*?b=:q&c=1
func i(x: Int, y: [Int], q: Int) {}
/// @route //a/:z/:y*?c=1&b=:q
func j(z: Int, y: [Int], q: Int) {}
