import RouterRuntime

/// @route //photos/:name(.:kind([a-z]+))?
func photo(name: String, kind: String?) -> String { "\(name) as \(kind ?? "any kind")" }

/// @route //articles(/:language([a-z]{2}))?/:title(/page/:page/of/:count)?
func article(language: String = "en", title: String, page: Int = 1, count: Int = 1) -> String {
    "\(title) in \(language), page \(page) of \(count)"
}

/// @route //calendar#/:year(/:month(\d{1,2}))?
func calendar(year: Int, month: Int?) -> String { month.map { "\(year)-\($0)" } ?? "\(year)" }
