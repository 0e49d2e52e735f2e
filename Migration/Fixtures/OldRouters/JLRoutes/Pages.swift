import UIKit

final class FilmsPage: UIViewController {}
final class TicketsPage: UIViewController {}

final class FilmPage: UIViewController {
    init(filmID: String) { super.init() }
}

final class SeatsPage: UIViewController {
    init(showID: String, row: String?) { super.init() }
}

final class TrailerPage: UIViewController {
    var address = ""
}

final class Flow {
    func show(_ page: UIViewController) {}

    static func login() {}
    static func film(id: String, from source: String) {}
}

func topPage() -> UIViewController? { nil }

/// Shows a cinema.
func showCinema(cinemaID: String) -> Bool { true }
