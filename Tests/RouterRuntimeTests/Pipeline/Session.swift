/// Whether somebody is logged in.
actor Session {
    private(set) var isOpen = false
    private(set) var logins = 0

    func logIn() async {
        await Task.yield()
        isOpen = true
        logins += 1
    }
}
