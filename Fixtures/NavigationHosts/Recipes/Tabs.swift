import RouterNavigation

/// The tab of the user, whose first page is a view that no link makes.
///
/// @route(open: tab(profile), from: external) //me
func selectProfile() {}

/// A page of a conference.
struct EventScreen: Hashable, Sendable {
    let text: String
}

/// The tabs inside of the page of an event.
enum EventTab: String, Sendable {
    case program, speakers
}

/// @route //event/:eventID
func event(eventID: Int, tab: EventTab = .program) -> EventScreen { EventScreen(text: "Event \(eventID): \(tab)") }

/// @route(from: external, parent: event, with: tab=speakers) //event/:eventID/speaker/:name
func speaker(eventID: Int, name: String, tab: EventTab) -> EventScreen { EventScreen(text: "Speaker \(name)") }
