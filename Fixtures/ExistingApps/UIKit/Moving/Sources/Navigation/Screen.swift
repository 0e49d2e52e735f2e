/// The screens of features that have not moved. Who adds one adds its link to `Link`, and its controller to the coordinator.
public enum Screen {
    case inbox
    case chat(chatID: Int)
    case photo(chatID: Int, number: Int)
    case account
    case settings
    case notifications
    case login
    case help
    case topic(topic: String)
    case contact
}
