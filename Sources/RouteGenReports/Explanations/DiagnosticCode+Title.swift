import RouteGenCore

extension DiagnosticCode {
    /// The meaning of a finding of this code, in one line.
    ///
    /// `Documentation/Findings.md` begins with the same lines.
    public var title: String { Self.titles[rawValue] ?? name }

    private static let titles = Dictionary(
        uniqueKeysWithValues: list.split(separator: "\n").map { (String($0.prefix(5)), String($0.dropFirst(6))) }
    )

    private static let list = """
        RG101 Two patterns match the same URLs at the same rank.
        RG102 Two patterns match some URLs at the same rank.
        RG103 Every URL of a route goes to other routes.
        RG104 A route loses URLs to a less specific one that has a higher priority.
        RG105 A marker declares an overlap with a route, but no URL matches both.
        RG201 A marker is where markers are not allowed.
        RG202 A line looks like a marker but is not one.
        RG203 A marker has an option that does not exist.
        RG204 An option's value is missing or not accepted.
        RG205 An option, or one of its values, is given twice.
        RG206 The options of a marker do not follow their grammar.
        RG208 A marker has no pattern where one is required.
        RG209 A character looks like a different one that belongs here.
        RG210 A pattern has no leading slash, and there is no prefix before it.
        RG211 A service marker does not name a protocol.
        RG212 An option has no meaning on this kind of declaration.
        RG213 A marker on a type has no effect, because the type has no routes.
        RG214 A marker has text that would change its pattern, or that is a pattern of its own.
        RG215 A marker on a type does not say what holds in an extension of it.
        RG216 A marker, a configuration or a list of links has a word of an earlier version.
        RG301 A pattern does not follow the pattern language.
        RG401 Generated code cannot see a handler.
        RG402 A handler has a form that a router cannot call.
        RG403 A placeholder of the pattern has no matching parameter.
        RG404 A required parameter cannot come from a URL.
        RG405 A signature names a type that the generated accessor cannot see.
        RG406 The type of a parameter does not fit what its placeholder matches.
        RG408 A marker gives a parameter a value that it cannot have.
        RG410 A handler's signature may name a type that only `@testable import` makes visible.
        RG411 The router cannot create the instance of a method, and no marker says that the app provides it.
        RG501 Two routes have accessors with the same name.
        RG601 A service is declared twice, or a protocol has two defaults.
        RG602 Generated code cannot create a service.
        RG603 A protocol has a route on a service method, but no type implements it as a service.
        RG605 The router should fill a parameter with a service, but nothing serves its type.
        RG701 A configuration file has a mistake.
        RG702 A rewriting rule is malformed, or its target uses what its source does not have.
        RG703 A rewriting rule leads back to itself.
        RG704 Every URL of a rewriting rule goes to earlier rules.
        RG705 A rewriting rule gives a URL that no route takes.
        RG706 A target has markers, but does not depend on `RouterRuntime`, or on `RouterServices` for its services.
        RG707 An app links accessors to a module, but not the module.
        RG708 A target uses the plugin, but nothing is generated for it.
        RG709 Two modules have route tables of the same name.
        RG710 A package names iOS and not macOS, so SwiftPM runs none of its commands on a Mac.
        RG711 No route takes a URL that begins with an own link.
        RG712 A package that is not the app's own would open something, and the app does not say whether it may.
        RG713 The set-up of a package leaves markers, settings or calls without effect.
        RG801 An option about a page is on a handler whose result cannot be a page.
        RG802 A marker names a parent that is not a route, or that is more than one.
        RG803 A parent needs a value that the page above it does not supply.
        RG804 A route is its own parent, directly or through others.
        RG805 A marker names a tab or a window that the app does not declare.
        RG806 The first page of a tab needs values, or is not the page of one route.
        RG807 A page of a back stack is of another type than the app names.
        RG808 A marker requires what the app does not declare.
        RG809 A page requires more than a page above it.
        RG810 Routes require facts of the app, and no source asks for any.
        RG901 A file cannot be read, or is not Swift source text.
        RG902 A file that is made of the routes is out of date.
        RG903 An `apple-app-site-association` is larger than the system reads.
        RG904 A file has a merge conflict, or a brace that is never closed.
        RG905 A published link does not do what it did.
        """
}
