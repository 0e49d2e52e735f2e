import JLRoutes
import UIKit

enum Path: String {
    case news
    case gifts = "/gift-cards"

    var pattern: String { "/cinema/\(rawValue)" }
}

final class Routes: NSObject {
    private let flow = Flow()

    static func configure() {
        let flow = Flow()

        JLRoutes.global().addRoute("/films") { _ in
            topPage()?.navigationController?.pushViewController(FilmsPage(), animated: true)
            return true
        }

        JLRoutes.global().addRoute("/film/:filmId") { (params: [String: Any]) -> Bool in
            let filmId = params["filmId"] as! String
            let page = FilmPage(filmID: filmId)
            page.hidesBottomBarWhenPushed = true
            topPage()?.navigationController?.pushViewController(page, animated: true)
            return true
        }

        JLRoutes.global().addRoute("/show/:showId/seats") { parameters in
            guard let showId = parameters["showId"] as? String else { return false }
            let row = parameters["row"] as? String
            topPage()?.present(SeatsPage(showID: showId, row: row), animated: true)
            return true
        }

        JLRoutes.global().addRoute("cinema/:cinemaId") { params in
            guard let id = params["cinemaId"] as? String else { return false }
            return showCinema(cinemaID: id)
        }

        JLRoutes.global().addRoute(
            "/trailer",
            handler: { params in
                guard let address = params["url"] as? String, let title = params["title"] as? String else {
                    return false
                }
                let page = TrailerPage()
                page.address = address
                page.title = title
                topPage()?.present(UINavigationController(rootViewController: page), animated: true)
                return true
            }
        )

        JLRoutes.global().add(["/tickets", "/tickets/:order"]) { params in
            if let order = params["order"] as? String {
                Flow.film(id: order, from: "tickets")
            } else {
                topPage()?.navigationController?.pushViewController(TicketsPage(), animated: true)
            }
            return true
        }

        JLRoutes.global().addRoute("/login") { _ in
            Flow.login()
            return true
        }

        JLRoutes.global().addRoute("/promo/:code(/:source)", priority: 5) { params in
            Flow.film(id: params["code"] as! String, from: params["source"] as? String ?? "link")
            return true
        }

        JLRoutes.global().addRoute("/help/*") { _ in
            topPage()?.present(
                UIStoryboard(name: "Help", bundle: nil).instantiateViewController(withIdentifier: "Help"),
                animated: true
            )
            return true
        }

        JLRoutes.global().addRoute(Path.news.pattern) { _ in
            topPage()?.tabBarController?.selectedIndex = 2
            return true
        }

        JLRoutes.global().addRoute(Path.gifts.rawValue) { _ in
            let page =
                UIStoryboard(name: "Gifts", bundle: nil).instantiateViewController(withIdentifier: "Gifts")
                as! TicketsPage
            topPage()?.present(page, animated: true)
            return true
        }

        JLRoutes(forScheme: "cinema").addRoute("/pop-to-root") { _ in
            topPage()?.navigationController?.popToRootViewController(animated: true)
            return true
        }

        // What a function elsewhere does not have.
        JLRoutes.global().addRoute("/quick/:filmId") { params in
            flow.show(FilmPage(filmID: params["filmId"] as! String))
            return true
        }

        JLRoutes.global().addRoute("/web") { params in
            print("opened from \(params)")
            return true
        }

        JLRoutes.global()["/legacy/:page"] = { _ in true }

        for page in ["imprint", "privacy"] {
            JLRoutes.global().addRoute("/about/\(page)") { _ in true }
        }

        JLRoutes.global().unmatchedURLHandler = { _, url, _ in
            print("no route: \(String(describing: url))")
        }
    }

    func addOwnRoutes() {
        JLRoutes.global().addRoute("/shortcuts/:name") { [weak self] parameters -> Bool in
            guard let self, parameters["name"] as? String == "tickets" else { return false }
            self.flow.show(TicketsPage())
            return true
        }
    }
}
