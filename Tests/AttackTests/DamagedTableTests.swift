import Foundation
import RoutePatterns
import RouterDynamic
@_spi(Generated) @testable import RouterRuntime
import RouterServices
import TestSupport
import Testing

@testable import RouteGenCore
@_spi(Benchmarks) @testable import RouteTables

/// Packed strings of generated code, randomly changed and truncated: whatever reads them neither traps, nor reads beyond
/// them, nor goes on without end.
///
/// `ROUTE_MUTATIONS` sets the number of changes of each string, and `ROUTE_MUTATION_SEED` the first seed. The address
/// sanitizer sees each byte that is read beyond a string, as each has memory of its own.
@Suite struct DamagedTableTests {
    private static let source = #"""
        /// @route(open: tab(chats), parent: home) //chat/:chatID(\d+)/:position?
        /// @route(from: external, with: chatID=5) //im/chat/:position?
        func openChat(chatID: Int, position: Int?) -> Screen { Screen() }
        /// @route(open: root) //home
        func home() -> Screen { Screen() }
        /// @route(from: external, parent: home) /shop/:category([a-z-]+)*/:id/:rest(.*)
        func shop(category: [String], id: String, rest: String) -> Screen { Screen() }
        /// @route(priority: high) //:user.example/@:name/v:major.:minor
        /// @route(from: webView, priority: low) //files/**/:names+/end
        func files(user: String, name: String, major: Int, minor: Int, names: [String]) -> String { "" }
        /// @route /open?type=chat&id=:id&tag=:tag*
        func open(id: Int, tag: [String]) -> String { "" }
        /// @route /app/#/room/:room/**?x=:x?
        func room(room: String, x: Int?) -> String { "" }
        /// @route(regex) https?://(www\.)?shop\.example/(\w+)/([0-9]{1,3}).*
        func pages(section: String, number: Int) -> String { "" }
        /// @route (http|https)://:host/a/longer-literal-than-eight/:x(a+|b(/c)*)/z
        func page(host: String, x: String) -> String { "" }
        /// @route //literals/one
        func one() {}
        /// @route //literals/twofold-and-long
        /// @route //literals/two
        /// @route //literals/three
        /// @route //literals/four/*
        func two(info: [String: Any], request: RouteRequest, done: (Int) -> Void) {}
        protocol Pay {
            /// @route(from: external)
            /// @route //services/OldPay/go
            func go(id: Int) -> Int
        }
        /// @service(Pay)
        struct UsualPay: Pay { func go(id: Int) -> Int { id } }
        /// @service(Pay, key: "other")
        final class OtherPay: Pay { func go(id: Int) -> Int { id } }
        """#

    private static let urls = [
        "//chat/5/7", "//im/chat", "//im/chat/%35?position=1&x=2", "/shop/a/b-c/d/e/f", "/shop/1/2/3/4?q=1#f",
        "//u.example/@n/v1.2", "//files/a/b/c/d/e/end", "//FILES/%61/./b/end/", "/open?type=chat&id=5&tag=a&tag=b+c",
        "/app/#/room/a/b/c?x=1", "/app/?a#/room/%2F", "https://www.shop.example/a/12",
        "http://h.example/a/longer-literal-than-eight/aab/z",
        "https://x/a/longer-literal-than-eight/b/c/c/z", "//literals/one", "//literals/twofold-and-long",
        "//literals/four/five", "//literals/tw%6F", "//services?protocol=Pay&method=go&ivar1=5",
        "//services/Pay/go?id=5",
        "x", "", "/", "//", "?a", "#b", "//a.b/\u{E9}/ /?\u{E9}=+#\u{E9}",
    ]

    private struct Texts {
        var routes: [UInt8]
        var metadata: [UInt8]
        var services: [UInt8]
        var paths: [UInt8]
        var sources: [UInt8]
        var targets: [UInt8]
        var handlers: [Handler]

        init() throws {
            let module = ModuleModel(ModuleScan(name: "App", sources: ["App.swift": source]))
            let compiled = CompiledRoutes([module])
            let data = TableData([module], compiled, rewrites: [])
            (routes, metadata, services, handlers) = (data.matcher, data.metadata, data.services, module.handlers)
            var paths = RoutePathEncoder()
            for handler in module.handlers {
                for (ordinal, pattern) in handler.patterns.enumerated() {
                    let parameters = pattern.parameterList(handler, namingModule: ordinal == 0)
                    _ = paths.add((handler.identity, ordinal, pattern.text, pattern.pattern, parameters))
                }
            }
            self.paths = paths.encode()
            var rules = RewriteTableEncoder()
            for rule in [
                ("//old/:a/**", "//chat/:a?from=:a"), ("https://blog.example/:x(.*)?y=:y", "/shop/:x/#/:y"),
                ("//im/chat/:position?", "//chat/5(/:position)?"), ("//files/:all+/end", ":all://home"),
            ] {
                guard let source = try? RewriteSource(rule.0, ignoresCase: false),
                    let template = try? RewriteTemplate(rule.1, source)
                else { continue }
                rules.add(source, template, text: rule, origins: [.webView])
            }
            for form in compiled.serviceURLRules {
                rules.add(form.source, form.template, text: ("form", "own"), origins: form.origins)
            }
            (sources, targets) = try rules.encode(routes: module.handlers.flatMap { $0.patterns.map(\.pattern) })
        }

        static let kinds: [WritableKeyPath<Texts, [UInt8]> & Sendable] = [
            \.routes, \.metadata, \.services, \.paths, \.sources, \.targets,
        ]

        func table() -> RouteTable {
            RouteTable(
                matcher: RouteMatcher(routes),
                metadata: RouteMetadata(PackedText(metadata)),
                links: RouteLinks(["app:": ""]),
                services: PackedText(services),
                rewrites: RewriteTable(RouteMatcher(sources), PackedText(targets)),
                dispatcher: { $0 == 0 ? Dispatcher.self : nil }
            )
        }
    }

    /// Reads the arguments as generated code does.
    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            switch handler % 4 {
            case 0: return "\((try? call.routeValue(0) as Int) ?? 0) \(try call.routeValue(1) as String)"
            case 1: return try call.value(0) as [String]
            case 2: return "\(call.info(0)) \(call.request.parameters)"
            default: return try call.value(0) as Int? as Any
            }
        }
    }

    /// A digit, mostly a small or a large one, or another byte.
    private static func byte(_ random: inout SplitMix) -> UInt8 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: UInt8.random(in: 0...255, using: &random)
        case 1: UInt8(ascii: "@")
        case 2: UInt8(ascii: "?")
        case 3: UInt8(ascii: "A")
        default: PackedText.digit(Int.random(in: 0..<64, using: &random))
        }
    }

    private static func damage(_ text: inout [UInt8], _ random: inout SplitMix) {
        for _ in 0..<Int.random(in: 1...4, using: &random) where !text.isEmpty {
            let start = Int.random(in: 0..<text.count, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: text.removeSubrange(start...)
            case 1: text.removeSubrange(start..<min(text.count, start + Int.random(in: 1...9, using: &random)))
            case 2:
                // A number that leads to another place of the text, or to its own.
                var digits: [UInt8] = []
                PackedText.write(Int.random(in: 0..<text.count, using: &random), digits: 4, to: &digits)
                for (place, digit) in zip(start..., digits) where place < text.count { text[place] = digit }
            default: text[start] = byte(&random)
            }
        }
    }

    @Test("Whatever reads a damaged string comes to an end", arguments: Texts.kinds.indices)
    func damaged(_ kind: Int) throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["ROUTE_MUTATIONS"].flatMap { Int($0) } ?? AllCases.share(of: 60)
        let first = environment["ROUTE_MUTATION_SEED"].flatMap { UInt64($0) } ?? 1
        let whole = try Texts()
        for seed in first..<first + UInt64(count) {
            var random = SplitMix(seed: seed)
            var texts = whole
            Self.damage(&texts[keyPath: Texts.kinds[kind]], &random)
            let url = Self.urls[Int.random(in: 0..<Self.urls.count, using: &random)]
            try read(texts, url, "seed \(seed)")
        }
    }

    @Test("A truncated string is read to its end", arguments: Texts.kinds.indices)
    func truncated(_ kind: Int) throws {
        let whole = try Texts()
        let length = whole[keyPath: Texts.kinds[kind]].count
        for end in 0..<48 {
            var texts = whole
            texts[keyPath: Texts.kinds[kind]].removeSubrange((end < 24 ? end : length * (end - 24) / 24)...)
            try read(texts, Self.urls[end % Self.urls.count], "\(end)")
        }
    }

    /// Reads all that the strings contain.
    private func read(_ texts: Texts, _ text: String, _ place: String) throws {
        let routes = RouteMatcher(texts.routes)
        if let url = try? RouteURL(text) { try read(routes, url, place) }
        readMetadata(RouteMetadata(PackedText(texts.metadata)))
        let services = ServiceMetadata(PackedText(texts.services))
        for service in services.services(named: "Pay").prefix(8) { readService(services, service) }
        for service in [0, 1, services.count, .max / 64] { readService(services, service) }
        readPaths(PackedText(texts.paths))
        let rewrites = RewriteTable(RouteMatcher(texts.sources), PackedText(texts.targets))
        for rule in [0, 1, rewrites.count] {
            _ = (rewrites.source(ofRule: rule), rewrites.target(ofRule: rule), rewrites.renamings(ofRule: rule))
        }
        if let url = try? RouteURL(text) { _ = try? rewrites.step(from: url, writtenAs: text, for: .app) }
        call(texts, text)
    }

    private func read(_ matcher: RouteMatcher, _ url: RouteURL, _ place: String) throws {
        for match in [matcher.firstMatch(in: url)].compactMap(\.self) + matcher.matches(url).prefix(8) {
            for capture in 0..<4 {
                _ = (match.range(ofCapture: capture), match.text(ofCapture: capture), match.texts(ofCapture: capture))
            }
        }
        var found = FoundRoute()
        var candidates: [FoundRoute] = []
        url.withBytes { bytes in
            withUnsafeMutablePointer(to: &candidates) { candidates in
                _ = RouteMatcher.search(
                    matcher.table.data,
                    matcher.head,
                    bytes,
                    url.parts,
                    &found,
                    goal: .all(candidates)
                )
            }
        }
        // Each way is tried once from each place of the table for each byte, and examines at most the whole URL.
        let (places, bytes) = (matcher.table.data.count / 4, url.text.utf8.count + 2)
        if SearchSteps.areCounted { #expect(found.steps.count <= places * bytes * (places + bytes), "\(place)") }
    }

    private func readMetadata(_ metadata: RouteMetadata) {
        let handlers = Array(0..<min(metadata.handlerCount, 40)) + [metadata.handlerCount, 1 << 24]
        for handler in handlers {
            _ = (metadata.module(ofHandler: handler), metadata.localIndex(ofHandler: handler))
            _ = (metadata.callKind(ofHandler: handler), metadata.takesRequest(handler: handler))
            _ = (metadata.takesAllParameters(handler: handler), metadata.condition(ofHandler: handler))
            _ = (metadata.instanceType(ofHandler: handler), metadata.name(ofHandler: handler))
            _ = metadata.returnsNothing(handler: handler)
            let first = metadata.firstPattern(ofHandler: handler)
            for pattern in (first..<first + metadata.patternCount(ofHandler: handler)).prefix(40) {
                readPattern(metadata, pattern)
            }
            for parameter in 0..<metadata.parameterCount(ofHandler: handler) {
                _ = metadata.parameterName(parameter, ofHandler: handler)
                _ = metadata.takesCallback(parameter: parameter, ofHandler: handler)
            }
        }
        for pattern in Array(0..<min(metadata.patternCount, 40)) + [1 << 24] { readPattern(metadata, pattern) }
        var count = 0
        metadata.forEachFact(ofHandler: 0) { _ in count += 1 }
        #expect(count < 1 << 20)
        for identity in [0, 1, UInt64.max, RouteHandlerIdentity.make("App.home()"), RouteMetadataLayout.Slot.free] {
            _ = metadata.handler(of: identity)
        }
    }

    private func readPattern(_ metadata: RouteMetadata, _ pattern: Int) {
        _ = (metadata.handler(ofPattern: pattern), metadata.text(ofPattern: pattern))
        _ = (metadata.isOpen(pattern: pattern, to: .webView), metadata.readsLoosely(pattern: pattern))
        _ = (metadata.condition(ofPattern: pattern), metadata.captureNames(ofPattern: pattern))
        _ = (metadata.fixedTexts(ofPattern: pattern), metadata.fixedText("chatID", inPattern: pattern))
        _ = metadata.capture(ofParameter: 1, inPattern: pattern)
        if let (paths, number) = metadata.navigation(ofPattern: pattern).parent {
            let path = RoutePath(paths, number: number)
            _ = (path.pattern, try? path.url([:]))
        }
    }

    private func readService(_ services: ServiceMetadata, _ service: Int) {
        _ = (services.module(of: service), services.localIndex(of: service), services.callKind(of: service))
        _ = (services.isSingleton(service), services.isDefault(service), services.instance(of: service))
        _ = (services.protocolName(of: service), services.typeName(of: service), services.key(of: service))
    }

    private func readPaths(_ paths: PackedText) {
        for number in Array(-1..<24) + [.max] {
            let path = RoutePath(paths, number: number)
            _ = (path.identity, path.ordinal, path.pattern, path.parameterNames, path.module, path.hashValue)
            _ = try? path.url([
                "chatID": 5, "position": 7, "category": ["a", "b"], "id": "1/2", "rest": "a/b", "user": "u", "x": "b/c",
                "name": "\u{E9}", "major": 1, "minor": 2, "names": ["a"], "tag": ["a+b"], "room": "..",
                "host": "h.example",
            ])
            _ = try? path.url([:])
        }
    }

    /// Makes requests of a router with everything.
    private func call(_ texts: Texts, _ url: String) {
        let router = Router(texts.table()).silent
        _ = try? router.call(url, from: .external)
        _ = (router.canOpen(url), try? router.resolve(url))
        let paths = PackedText(texts.paths)
        for number in [0, 3, 7] {
            let path = RoutePath(paths, number: number)
            _ = try? router.call(path, ["chatID": 5])
            _ = try? router.call(Route<Any>(path))
        }
        _ = try? router.use(for: .urls("//services/Pay/go")) { _ in throw CancellationError() }
        _ = router.relocate([.remove("//home"), .add("//added", handler: "App.home()")])
        _ = try? router.call(url)
        _ = router.canOpen("//added", from: .external)
    }
}
