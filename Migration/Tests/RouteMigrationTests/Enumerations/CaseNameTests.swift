import Testing

@testable import RouteMigration

@Suite struct CaseNameTests {
    @Test(
        "Words are in lower case, with hyphens between them",
        arguments: [
            ("home", "home"), ("orderHistory", "order-history"), ("faqURL", "faq-url"), ("URLPage", "url-page"),
            ("step2Intro", "step2-intro"), ("order_history", "order-history"), ("A", "a"), ("aB", "a-b"), ("", ""),
        ]
    )
    func kebab(_ name: String, _ words: String) {
        #expect(CaseName.kebab(name) == words)
    }
}
