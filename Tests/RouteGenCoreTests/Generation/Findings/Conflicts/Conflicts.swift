/// @route //page/:id(\d+)
func a(id: Int) {}
/// @route //page/:code([0-9a-f]+)
func b(code: String) {}
/// @route //shop/:page
func c(page: String) {}
/// @route //shop/:number(.+)
func d(number: String) {}
/// @route(priority: high) //chat/:id
func e(id: String) {}
/// @route //chat/new
func f() {}
/// @route //open?type=chat&id=:id
func g(id: String) {}
/// @route //open?type=mail&id=:id
func h(id: String) {}
/// @route //open?id=:id
func i(id: String) {}
/// @route //files/**
func j() {}
/// @route //files/*/a
func k() {}
/// @route //x/:a/lit
func l(a: String) {}
/// @route //x/lit/:b
func m(b: String) {}
/// @route //any/*
func n() {}
/// @route //any/:x
func o(x: String) {}
