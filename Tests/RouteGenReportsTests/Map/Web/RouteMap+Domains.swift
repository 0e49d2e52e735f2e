@testable import RouteGenReports

extension RouteMap {
    /// The entries of a domain.
    func webEntries(on domain: String) -> [WebEntry] {
        WebDomain(domain).map { WebLinks(self, on: $0).entries } ?? []
    }

    /// The `apple-app-site-association` of a domain.
    func appSiteAssociation(of domain: String, appIDs: [String]) -> String {
        AppSiteAssociation.text(of: webEntries(on: domain), appIDs: appIDs)
    }

    /// The intent filter of a domain.
    func androidIntentFilter(of domain: String) -> String {
        WebDomain(domain).map { WebLinks(self, on: $0).androidIntentFilter(on: $0) } ?? ""
    }
}
