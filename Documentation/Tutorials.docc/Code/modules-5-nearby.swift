/// Lists the conversations near a place.
///
/// @route //maps/chats/:number(\d+)
func chatsNearby(number: Int) -> [Int] {
    [number]
}
