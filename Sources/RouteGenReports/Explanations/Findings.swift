// Recorded from Documentation/Findings.md: ROUTEGEN_RECORD=1 swift test --filter DiagnosticExplanationTests
// swift-format-ignore-file

/// The documentation of findings, which an installed tool has no other way to find.
enum Findings {
    /// The text of `Documentation/Findings.md`.
    static let markdown = #"""
# Findings

The findings of `routegen` by their codes, which are at the end of its messages. `routegen explain RG101` prints
the page of a code. Codes are stable: they are never reused or renumbered.

RG407 `unusable-condition` and RG409 `unusable-set-up` are retired. The compiler reports such mistakes: those in a
function for `when:` at the marker, and those in a type that sets up its module at the conformance.

| code | name | severity | meaning |
| --- | --- | --- | --- |
| [RG101](#rg101-duplicate) | duplicate | error | Two patterns match the same URLs at the same rank. |
| [RG102](#rg102-ambiguous) | ambiguous | error | Two patterns match some URLs at the same rank. |
| [RG103](#rg103-unreachable) | unreachable | error | Every URL of a route goes to other routes. |
| [RG104](#rg104-shadowed) | shadowed | warning | A route loses URLs to a less specific one that has a higher priority. |
| [RG105](#rg105-needless-overlap) | needless-overlap | error | A marker declares an overlap with a route, but no URL matches both. |
| [RG201](#rg201-misplaced-marker) | misplaced-marker | error | A marker is where markers are not allowed. |
| [RG202](#rg202-near-miss-marker) | near-miss-marker | error | A line looks like a marker but is not one. |
| [RG203](#rg203-unknown-option) | unknown-option | error | A marker has an option that does not exist. |
| [RG204](#rg204-invalid-option-value) | invalid-option-value | error | An option's value is missing or not accepted. |
| [RG205](#rg205-repeated-option) | repeated-option | error | An option, or one of its values, is given twice. |
| [RG206](#rg206-malformed-options) | malformed-options | error | The options of a marker do not follow their grammar. |
| [RG208](#rg208-missing-pattern) | missing-pattern | error | A marker has no pattern where one is required. |
| [RG209](#rg209-confusable-character) | confusable-character | error | A character looks like a different one that belongs here. |
| [RG210](#rg210-relative-pattern) | relative-pattern | error | A pattern has no leading slash, and there is no prefix before it. |
| [RG211](#rg211-missing-protocol) | missing-protocol | error | A service marker does not name a protocol. |
| [RG212](#rg212-misplaced-option) | misplaced-option | error | An option has no meaning on this kind of declaration. |
| [RG213](#rg213-unused-prefix) | unused-prefix | warning | A marker on a type has no effect, because the type has no routes. |
| [RG214](#rg214-surplus-text) | surplus-text | error | A marker has text that would change its pattern, or that is a pattern of its own. |
| [RG215](#rg215-unclear-extension) | unclear-extension | error | A marker on a type does not say what holds in an extension of it. |
| [RG216](#rg216-former-word) | former-word | warning | A marker, a configuration or a list of links has a word of an earlier version. |
| [RG301](#rg301-malformed-pattern) | malformed-pattern | error | A pattern does not follow the pattern language. |
| [RG401](#rg401-inaccessible-handler) | inaccessible-handler | error | Generated code cannot see a handler. |
| [RG402](#rg402-unsupported-handler) | unsupported-handler | error | A handler has a form that a router cannot call. |
| [RG403](#rg403-unbound-placeholder) | unbound-placeholder | error | A placeholder of the pattern has no matching parameter. |
| [RG404](#rg404-unreachable-parameter) | unreachable-parameter | error | A required parameter cannot come from a URL. |
| [RG405](#rg405-invisible-type) | invisible-type | error | A signature names a type that the generated accessor cannot see. |
| [RG406](#rg406-unfit-parameter) | unfit-parameter | error | The type of a parameter does not fit what its placeholder matches. |
| [RG408](#rg408-unfit-fixed-parameter) | unfit-fixed-parameter | error | A marker gives a parameter a value that it cannot have. |
| [RG410](#rg410-testable-import) | testable-import | error | A handler's signature may name a type that only `@testable import` makes visible. |
| [RG411](#rg411-unprovided-instance) | unprovided-instance | warning | A method is on a type whose instances the router cannot create, and no marker says that the app provides one. |
| [RG501](#rg501-accessor-collision) | accessor-collision | error | Two routes have accessors with the same name. |
| [RG601](#rg601-service-conflict) | service-conflict | error | A service is declared twice, or a protocol has two defaults. |
| [RG602](#rg602-service-without-initializer) | service-without-initializer | error | Generated code cannot create a service. |
| [RG603](#rg603-missing-implementation) | missing-implementation | error | A protocol has a route on a service method, but no type implements it as a service. |
| [RG605](#rg605-unserved-parameter) | unserved-parameter | error | The router should fill a parameter with a service, but nothing serves its type. |
| [RG701](#rg701-invalid-configuration) | invalid-configuration | error | A configuration file has a mistake. |
| [RG702](#rg702-malformed-rewrite) | malformed-rewrite | error | A rewriting rule is malformed, or its target uses what its source does not have. |
| [RG703](#rg703-looping-rewrite) | looping-rewrite | error | A rewriting rule leads back to itself. |
| [RG704](#rg704-unreachable-rewrite) | unreachable-rewrite | error | Every URL of a rewriting rule goes to earlier rules. |
| [RG705](#rg705-unrouted-rewrite) | unrouted-rewrite | error | A rewriting rule gives a URL that no route takes. |
| [RG706](#rg706-missing-runtime) | missing-runtime | error | A target has markers, but does not depend on `RouterRuntime`, or on `RouterServices` for its services. |
| [RG707](#rg707-unlinked-module) | unlinked-module | warning | An app links accessors to a module, but not the module. |
| [RG708](#rg708-useless-plugin) | useless-plugin | warning | A target uses the plugin, but nothing is generated for it. |
| [RG709](#rg709-table-collision) | table-collision | error | Two modules have route tables of the same name. |
| [RG710](#rg710-platforms-without-mac) | platforms-without-mac | warning | A package names iOS and not macOS, so SwiftPM runs none of its commands on a Mac. |
| [RG711](#rg711-unreachable-link) | unreachable-link | error | No route takes a URL that begins with an own link. |
| [RG712](#rg712-undecided-package) | undecided-package | error | A package that is not the app's own would open something, and the app does not say whether it may. |
| [RG713](#rg713-faulty-set-up) | faulty-set-up | warning | The set-up of a package leaves markers, settings or calls without effect. |
| [RG801](#rg801-result-without-page) | result-without-page | error | An option about a page is on a handler whose result cannot be a page. |
| [RG802](#rg802-unknown-parent) | unknown-parent | error | A marker names a parent that is not a route, or that is more than one. |
| [RG803](#rg803-unsupplied-parent) | unsupplied-parent | error | A parent needs a value that the page above it does not supply. |
| [RG804](#rg804-circular-parents) | circular-parents | error | A route is its own parent, directly or through others. |
| [RG805](#rg805-unknown-tab) | unknown-tab | error | A marker names a tab that the app does not declare. |
| [RG806](#rg806-unfit-tab-root) | unfit-tab-root | error | The first page of a tab needs values, or is not the page of one route. |
| [RG807](#rg807-other-destination) | other-destination | error | A page of a back stack is of another type than the app names. |
| [RG808](#rg808-unknown-requirement) | unknown-requirement | error | A marker requires what the app does not declare. |
| [RG809](#rg809-strict-parent) | strict-parent | error | A page requires more than a page above it. |
| [RG810](#rg810-unchecked-requirement) | unchecked-requirement | warning | Routes require facts of the app, and no source asks for any. |
| [RG901](#rg901-unreadable-file) | unreadable-file | error | A file cannot be read, or is not Swift source text. |
| [RG902](#rg902-outdated-file) | outdated-file | error | A file that is made of the routes is out of date. |
| [RG903](#rg903-oversized-association) | oversized-association | error | An `apple-app-site-association` is larger than the system reads. |
| [RG904](#rg904-broken-source) | broken-source | error | A file has a merge conflict, or a brace that is never closed. |
| [RG905](#rg905-changed-link) | changed-link | error | A published link does not open what it opened. |

## RG101 duplicate

Two patterns match the same URLs at the same rank.

Each route matches every URL that the other matches, and neither pattern ranks above the other. So the
router cannot tell which handler to call. The names of captures make no difference: `/a/:x` and `/a/:y` are
the same pattern. The error is at the second marker, and notes are at ten of the others. The witness is a URL
that all of them match.

```swift
/// @route //chat/:id
func openChat(id: Int) {}

/// @route //chat/:name
func openChat(name: String) {}
```

**How to fix it.** Remove one of the markers, or make the patterns differ. For example, constrain a capture (`:id(\d+)`) that
accepts anything in the other pattern, or change a component.

**How to silence it.** Give one of them a `priority:` or a condition with `when:`, or declare the overlap as intended with
`overlaps: otherRoute`.

## RG102 ambiguous

Two patterns match some URLs at the same rank.

Both routes match some URLs, such as the witness. The router compares patterns component by component from
the left, and for these URLs neither pattern is more specific. So it cannot tell which handler to call.
Other URLs may match only one of the patterns.

```swift
/// @route //page/:id(\d+)
func openPage(id: Int) {}

/// @route //page/:code([0-9a-f]+)
func openCode(code: String) {}
```

**How to fix it.** Narrow one of the constraints so that no URL satisfies both, or make one pattern more specific.

**How to silence it.** Give one of them a `priority:`, or declare the overlap as intended with `overlaps: otherRoute`. Then the
disputed URLs go to the route that comes first in the table.
To silence it in the whole target, add `"severities": { "RG102": "ignore" }` to `routegen.json`.

## RG103 unreachable

Every URL of a route goes to other routes.

Each URL that the pattern matches goes to a route that ranks above it, is open to the same callers and is
part of the same builds, or calls a service method, as `//services?protocol=P&method=m` does. So the handler is
never called by URL. The witness is such a URL, and the notes show the routes that these URLs go to.

```swift
/// @route(priority: high) //chat/:id
func openChat(id: String) {}

/// @route //chat/new
func newChat() {}
```

**How to fix it.** Remove the marker, make its pattern more specific, or give it `priority: high`.

**How to silence it.** Add `"severities": { "RG103": "ignore" }` to `routegen.json`.

## RG104 shadowed

A route loses URLs to a less specific one that has a higher priority.

Without `priority:`, the witness would go to the more specific route. With it, the witness goes to the other
route. That may be intended, so it is a warning. An expression that no URL would reach without its priority has no
finding.

```swift
/// @route(priority: high) //chat/:id
func openChat(id: String) {}

/// @route //chat/new/:draft?
func newChat(draft: Int?) {}
```

**How to fix it.** Remove `priority:`, or give both routes the same one.

**How to silence it.** Add `"severities": { "RG104": "ignore" }` to `routegen.json`.

## RG105 needless-overlap

A marker declares an overlap with a route, but no URL matches both.

`overlaps: otherRoute` silences findings about URLs that match two routes. It must name the accessor of a
route that matches some of the same URLs. Otherwise, the name is misspelled or left over from a change.

```swift
/// @route(overlaps: openShop) //chat/:id
func openChat(id: Int) {}

/// @route //shop/:id
func openShop(id: Int) {}
```

**How to fix it.** Remove `overlaps:`, or name the intended route.

**How to silence it.** Add `"severities": { "RG105": "ignore" }` to `routegen.json`.

## RG201 misplaced-marker

A marker is where markers are not allowed.

A route marker belongs to the documentation of a function, an initializer, a case, a static property with a written
type, a protocol requirement, or a type whose members share a prefix. A service marker belongs to the documentation
of a type that serves a protocol. A marker has no effect on any other declaration, without a declaration, or before an
`#if`.

```swift
struct Pages {
    /// @route //home
    var home: HomePage { HomePage() }
}
```

**How to fix it.** Move the marker to the line before the declaration that handles the URL: `func home() ->
HomePage`, or `static var home: HomePage`. If the declaration is inside an `#if`, put the marker inside it too.

**How to silence it.** In a comment about markers, put them in backquotes or in a fenced code block.

## RG202 near-miss-marker

A line looks like a marker but is not one.

A marker is a line that starts with `@route` or `@service` in lower case, followed by white space, a
parenthesis or the end of the line. A line that is almost the same was probably meant as a marker, and its
route would be missing at run time. A marker after other text, in a code block that is never closed, or in
an ordinary comment before a declaration (`// @route`) causes a warning if a pattern follows it, and an error after
another marker.

```swift
/// @Route //chat/:id
func openChat(id: Int) {}
```

**How to fix it.** Write the word as the message suggests, at the start of its own line.

**How to silence it.** Put the word in backquotes, or the example in a fenced code block.
To silence it in the whole target, add `"severities": { "RG202": "ignore" }` to `routegen.json`.

## RG203 unknown-option

A marker has an option that does not exist.

Routes take `priority`, `from`, `when`, `name`, `lifetime`, `overlaps`, `returns`, `with`, `values`, `open`,
`parent`, `requires`, `inject`, `regex`, `deprecated` and `init`; services take a protocol, `key`, `scope` and
`default`. Names are case-sensitive.

```swift
/// @route(prioirty: high) //chat/:id
func openChat(id: Int) {}
```

**How to fix it.** Correct the name. The message suggests the nearest one.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG204 invalid-option-value

An option's value is missing or not accepted.

The options accept these values:
- `priority`: `high`, `default` or `low`
- `from`: a list of `webView`, `notification`, `remote` and `external`
- `lifetime`: `cached`, `transient` or `provided`
- `scope`: `singleton` or `transient`
- `when`: the name of a function
- `overlaps`: a list of accessors' names
- `name`: an identifier
- `returns`: a Swift type
- `with`: a list of names with values (`tab=insights`)
- `values`: `loose`
- `open`: `push`, `present`, `root` or `tab(name)`
- `parent`: the name of a route's accessor or declaration
- `requires`: a list of names
- `inject`: a list of parameters' names
- `key`, `deprecated`: a string in double quotes
- `regex`, `init`, `default`: no value

```swift
/// @route(from: wbe) //chat/:id
func openChat(id: Int) {}
```

**How to fix it.** Write one of the values that the message lists.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG205 repeated-option

An option, or one of its values, is given twice.

It is not clear which of the two is right, even if they are the same now. A list has all its values after
one name: `from: webView, notification`.

```swift
/// @route(from: webView, from: notification) //chat/:id
func openChat(id: Int) {}
```

**How to fix it.** Remove one of them, or combine the lists.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG206 malformed-options

The options of a marker do not follow their grammar.

Options are in parentheses directly after the marker's word, and commas separate them. An option is a word,
or a name, a colon and a value: `@route(priority: high, from: webView, notification, regex)`. White space follows the
closing parenthesis. The marker is on one line. Text after the pattern is a remark, so options have no
effect there.

```swift
/// @route(priority: high from: webView //chat/:id
func openChat(id: Int) {}
```

**How to fix it.** Correct the options at the caret, as the message says.

**How to silence it.** If a remark starts like an option, put a dash before it: `@route //chat - name: see below`.

## RG208 missing-pattern

A marker has no pattern where one is required.

A marker without a pattern on a member means `//Type/member`. A free function has no type to take the
pattern from, and a `regex` route needs an expression.

```swift
/// @route
func openChat(id: Int) {}
```

**How to fix it.** Write the pattern after the marker: `@route //chat/:id`.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG209 confusable-character

A character looks like a different one that belongs here.

Input methods for Chinese and Japanese type full-width signs, and editors turn straight quotation marks into
curly ones. In a pattern or between options they would be ordinary characters, which URLs never contain. The
message names the first such character and its code point, and the marker is not read any further. Remarks and
strings may contain any character.

```swift
/// @route //chat/：id
func openChat(id: Int) {}
```

**How to fix it.** Type the ASCII character, and look for others in the same marker.

**How to silence it.** To match such a character, write it percent-encoded: `%EF%BC%9A` for a full-width colon.

## RG210 relative-pattern

A pattern has no leading slash, and there is no prefix before it.

Inside a type whose marker sets a prefix, `server2` means the prefix followed by `/server2`. Elsewhere there
is no prefix: either a slash is missing, or the word is the start of a remark.

```swift
/// @route chat/:id
func openChat(id: Int) {}
```

**How to fix it.** Write `//chat/:id` (`chat` is the host) or `/chat/:id` (no host). A scheme alone is `myapp:/`; every URL with
this scheme is `@route(regex) ^myapp:`. If a marker has a remark but no pattern, put a dash before the
remark: `@route - opens the conversation`.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG211 missing-protocol

A service marker does not name a protocol.

Callers fetch a service by the protocol that it serves. So the marker must say which of the type's protocols
this is.

```swift
/// @service
final class ConfigModuleService: AppConfigService {}
```

**How to fix it.** Name the protocol in parentheses: `@service(AppConfigService)`. If the type serves several protocols, write
a marker for each.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG212 misplaced-option

An option has no meaning on this kind of declaration.

`lifetime` sets how long instances of a type live, so it belongs on the type and not on its functions. A
marker on a type is a prefix and not a route. It has no accessor, result, condition, overlap or page, so
`name`, `returns`, `when`, `with`, `overlaps`, `open`, `parent`, `inject` and `regex` belong on the handlers.

```swift
final class ChatModule {
    /// @route(lifetime: transient) //chat/:id
    func openChat(id: Int) {}
}
```

**How to fix it.** Move the option to the marker of the type or of the handler. Here, write
`@route(lifetime: transient) //chat` before the class.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG213 unused-prefix

A marker on a type has no effect, because the type has no routes.

A marker on a type or an extension does not make the type a route. It sets the beginning of the patterns of
the handlers inside the type, and options that apply to all of them. If nothing inside has a marker, it has
no effect.

```swift
/// @route //profile/:id
struct ProfilePage {
    let id: Int
}
```

**How to fix it.** If URLs should create the value, as here, write `@route(init) //profile/:id`, or mark the type's own
initializer. If URLs should call members, mark these: `/// @route edit` continues the prefix. Otherwise,
remove the marker.

**How to silence it.** Add `"severities": { "RG213": "ignore" }` to `routegen.json`.

## RG214 surplus-text

A marker has text that would change its pattern, or that is a pattern of its own.

A marker has one pattern. It is written without quotation marks and brackets, after the options, and ends at
white space. A comma or semicolon is a part of it, and the rest of the line is a remark.

```swift
/// @route "//chat/:id"
func openChat(id: Int) {}
```

**How to fix it.** Write the pattern as the note says. A handler with several patterns has a marker for each of them, one a
line. White space in a pattern is `%20`.

**How to silence it.** Put a dash before a remark that begins like a pattern: `@route //chat/:id - /chat in the old app`. If the
last character of a pattern is a comma or semicolon, put a backslash before it.

## RG215 unclear-extension

A marker on a type does not say what holds in an extension of it.

The callers, the priority, the loose values and the deprecation in a marker on a type hold inside the braces of
the type, and in extensions in the same file and under the same `#if` that have no marker. So no file opens the
routes of another one. An extension elsewhere says itself whether they hold in it, since a link would otherwise
be closed without a word. If the branches of an `#if` declare a type with different markers, an extension belongs
to one of them.

```swift
/// @route(from: webView) //shop
enum Shop {
    /// @route cart
    static func cart() {}
}

#if DEBUG
    extension Shop {
        /// @route log
        static func log() {}
    }
#endif
```

**How to fix it.** If the routes in the extension are for these callers, write the options that the note shows in a
marker on the extension: `/// @route(from: webView)`. If they are for the app alone, write `/// @route(from: app)`.

**How to silence it.** This finding cannot be silenced: the marker on the extension says which of the two is meant.

## RG216 former-word

A marker, a configuration or a list of links has a word of an earlier version.

The word still means what it meant. A later version may no longer read it. `routegen explain` and the documentation
use the new one only.

```swift
/// @route(from: push) //chat/:id
func openChat(id: Int) {}
```

**How to fix it.** Write the word that the note shows.

**How to silence it.** Add `"severities": { "RG216": "ignore" }` to `routegen.json`.

## RG301 malformed-pattern

A pattern does not follow the pattern language.

The caret is under the character that has no meaning there. Constraints and `regex` routes are regular
expressions without back-references and look-around. Patterns that are out of proportion are malformed too: more
than 200 on one path that differ only in their queries or conditions, or a table that would be too large.

```swift
/// @route //chat/:id(\d+
func openChat(id: Int) {}
```

**How to fix it.** Correct the pattern at the caret. To match a sign literally, put a backslash before it: `\+`, `\(`.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG401 inaccessible-handler

Generated code cannot see a handler.

The generated file calls handlers from another file of the same module. So `internal` is enough, but
`private` and `fileprivate` are not. A member is at most as visible as the types around it. The members of a
`private extension` are private by default. A memberwise initializer is at most as visible as the properties
that it sets.

```swift
/// @route //chat/:id
private func openChat(id: Int) {}
```

**How to fix it.** Remove the modifier that the message names.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG402 unsupported-handler

A handler has a form that a router cannot call.

A router calls a handler with values that come from a URL or from the caller. It cannot choose generic
arguments, pass a variable for `inout`, pass an array for variadic parameters, or call a `mutating` method,
which would change a copy. It cannot bind a value to a parameter or an associated value without a name. A bare
`@route` on a case with one such value needs a type of the same module that has routes, and is the value of no
other marked case.
`@route(init)` needs a struct whose memberwise initializer follows from its stored properties, or a class with
an `init()`.

Other declarations matter too. The handler may be in an extension of a generic type or of a protocol, or its
signature may name a type that depends on the conforming type, whose values cannot be copied, or that exists
only inside an `#if`. If a default value is an expression, the labels of a call without the argument must not be
those of another function, and no later argument may get to the wrong parameter. A handler can have at most 100
overloads. `routegen check` warns of an optional closure whose type has a name of another module, which the
handler's own build takes for a value.

```swift
/// @route //list
func list<Item: Decodable>(of type: Item.Type) -> [Item] { [] }
```

**How to fix it.** Write a function of another form that calls the handler, and move the marker there. For generics, write a
function for each concrete type; for variadic parameters, take an array; for a mutating method, use a class
or an actor.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG403 unbound-placeholder

A placeholder of the pattern has no matching parameter.

Parameters bind by name. If no parameter matches a placeholder, one of the two names is probably misspelled.

```swift
/// @route //chat/:chatID
func openChat(id: Int) {}
```

**How to fix it.** Give both the same name, or write `*` in the pattern if the value does not matter.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG404 unreachable-parameter

A required parameter cannot come from a URL.

A parameter that has no default value and is not optional must come from the URL or from the caller's
context. A function, or a value whose type cannot be decoded from text, cannot come from a URL. Callers
outside the app pass only a URL.

```swift
/// @route(from: webView) //photo/edit
func editPhoto(done: @escaping (Photo) -> Void) {}
```

**How to fix it.** Give the parameter a default value, make it optional, use a type that can be decoded from text, or close the
route to callers outside the app.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG405 invisible-type

A signature names a type that the generated accessor cannot see.

The accessor is generated in a module that cannot import the handler's module. So it can only use types from
modules that both import.

```swift
/// @route //chat/:id
func openChat(id: Int) -> ChatScreen { ChatScreen(id: id) }
```

**How to fix it.** Move the type to a module that both import, or set the type that the accessor returns with `returns:`:
`@route(returns: UIViewController) //chat/:id`.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG406 unfit-parameter

The type of a parameter does not fit what its placeholder matches.

`:id?` may be absent, so its parameter must be optional or have a default value. `:id*` and `:id+` match
several components, so their parameter must be an array. A placeholder of a query item takes one value,
so its parameter must not be an array. If no value of a standard type satisfies a constraint, every call
would fail.

```swift
/// @route //chat/:position?
func open(position: Int) {}
```

**How to fix it.** Declare `position: Int?`, give the parameter a default value, or declare an array for a repeated
placeholder.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG408 unfit-fixed-parameter

A marker gives a parameter a value that it cannot have.

`with:` gives a parameter of the handler a value that no request can replace. So the handler must have a
parameter with that name, its type must accept the value, and no placeholder of the pattern may have the
same name.

```swift
/// @route(with: page=first) //list
func openList(page: Int) {}
```

**How to fix it.** Correct the name or the value, `with: page=1`, or remove the option.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG410 testable-import

A handler's signature may name a type that only `@testable import` makes visible.

Generated code repeats the imports of a handler's file without `@testable`, because `@testable import` works
in debug builds only. A type that neither the handler's module nor the standard library declares may come
from the module that is imported with `@testable`. The tool does not read that module.

```swift
@testable import Models

/// @route //draft
func open(draft: Draft) {}
```

**How to fix it.** Import the module without `@testable`, or move the handler to a file that does. If the type comes from
another module, make the finding less severe in `routegen.json`.

**How to silence it.** Add `"severities": { "RG410": "ignore" }` to `routegen.json`.

## RG411 unprovided-instance

A method is on a type whose instances the router cannot create, and no marker says that the app provides one.

The system creates the app's delegates and scenes, and an interface creates its views and view controllers.
An instance that the router created would be a second one, which nobody sees. So the router calls methods
of such types only on the instance that the app provides. This applies also to types that the router cannot
create: enums, and types whose initializers are private, failable or asynchronous, or need other arguments than the
router and its services. Calls of their methods fail until the app provides an instance.

```swift
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// @route //play/:id
    func play(id: Int) {}
}
```

A class with outlets and without an `init()` of its own also has the warning if its marker is `@route(init)`: `init()`
connects outlets only if a nib has the name of the class. A `.xib` with that name in the module's folder silences it.

**How to fix it.** Write `/// @route(lifetime: provided)` before the type, and give the router its instance:
`router.provide(AppDelegate.self, onMainActor: { delegate })`. A function that needs no instance may be
static. To open a view controller, mark its initializer.

**How to silence it.** The option `lifetime: provided` silences the warning.
To silence it in the whole target, add `"severities": { "RG411": "ignore" }` to `routegen.json`.

## RG501 accessor-collision

Two routes have accessors with the same name.

An accessor takes its name from the handler; for a member, the name starts with the type. Two accessors with
the same name and the same parameters cannot be in one file.

A typed route finds its handler by a hash of the handler's full name. In the unlikely case that two handlers of one
table have the same hash, the finding names both.

```swift
enum Chat {
    /// @route //chat/open
    static func open() {}
}

/// @route //chat/start
func chatOpen() {}
```

**How to fix it.** Give one of them another name: `@route(name: startChat) //chat/start`. If two handlers
have the same hash, rename one of the functions.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG601 service-conflict

A service is declared twice, or a protocol has two defaults.

Callers fetch a service by protocol and key. If two services have the same protocol and key, or two are the
default for one protocol, it is not clear which one to use.

```swift
/// @service(Storage)
final class DiskStorage: Storage {}

/// @service(Storage)
final class CloudStorage: Storage {}
```

**How to fix it.** Give each its own `key:`, and mark at most one as `default`.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG602 service-without-initializer

Generated code cannot create a service.

A service is created lazily. So it needs an initializer without arguments, or one that takes what the router
has: the router itself (`Router`) and its services (`RouteServices`). The initializer may be asynchronous,
throwing or isolated, but not private or failable. It must be in the type's own file.

```swift
/// @service(Storage)
final class DiskStorage: Storage {
    init(folder: String) {}
}
```

**How to fix it.** Give the parameters default values, or take what the service needs from other services:
`init(services: RouteServices) throws { settings = try services.settings }`.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG603 missing-implementation

A protocol has a route on a service method, but no type implements it as a service.

The router calls such a route on the service for the protocol. The app links no module with a type that
serves the protocol, so every request would fail.

```swift
protocol AppConfigService {
    /// @route(from: remote)
    func openMiniProgram(id: String) -> Bool
}
```

**How to fix it.** Mark a type with `@service(AppConfigService)`, let the app depend on a module that has such a type, or
remove the marker from the service method.

**How to silence it.** Add `"severities": { "RG603": "ignore" }` to `routegen.json`.

## RG605 unserved-parameter

The router should fill a parameter with a service, but nothing serves its type.

`inject:` names parameters that the router fills with the service of their type. The build of the app knows all
services, and reports a parameter that none of them fits: each request of the route would fail.

```swift
protocol Session {}

/// @route(inject: session) //profile
func profile(session: any Session) {}
```

**How to fix it.** Mark the type that serves the protocol with `@service(Session)`, or link its module. If the app provides the
value when it runs, with `router.services.replace`, add the type to the app's `routegen.json`:
`{ "runtimeServices": ["Session"] }`.

**How to silence it.** In an app that leaves out the service on purpose, add `"severities": { "RG605": "ignore" }` to
`routegen.json`.

## RG701 invalid-configuration

A configuration file has a mistake.

`routegen.json` is not valid JSON, or has a member or a value that RouteGen does not accept. Folders in
`modules` are in the repository or the package of the file, also after symbolic links are followed. Others
need the option `--root` with a folder that contains them. `rewrites` has at most 1,000 rules. While the file has
mistakes, an app has no findings about what it does not name: tabs, requirements, services and packages.

```json
{ "table": "yes" }
```

**How to fix it.** Correct the file at the place of the error: `{ "table": "app" }`.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG702 malformed-rewrite

A rewriting rule is malformed, or its target uses what its source does not have.

In `rewrites` of `routegen.json`, `from` is a pattern and `to` a URL, which can use the pattern's captures
as `:name`, and its `**` and `*`. The pattern must have every capture that the target uses. A capture that
a URL may lack must have its mark in the target too (`:page?`), which says that the URL is right without it.

```json
{ "rewrites": [{ "from": "//im/:id", "to": "//chat/:chatID" }] }
```

**How to fix it.** Use the names of the source's captures: `"to": "//chat/:id"`.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG703 looping-rewrite

A rewriting rule leads back to itself.

A rule also applies to the URLs that rules write. These rules rewrite each other's URLs until the router
stops the request with an error, after ten URLs. The message shows the URLs. The check tries ten URLs for each
pair of rules and thirty for each rule, so it may miss a loop of few URLs; no finding is wrong.

```json
{
  "rewrites": [
    { "from": "//im/:id", "to": "//chat/:id" },
    { "from": "//chat/:id", "to": "//im/:id" }
  ]
}
```

**How to fix it.** Remove one of the rules, or give one a target that no rule matches.

**How to silence it.** This finding cannot be silenced: every request for such a URL fails.

## RG704 unreachable-rewrite

Every URL of a rewriting rule goes to earlier rules.

Of the rules that match a URL, the first in the file applies. This rule never does: earlier rules match all
of its URLs, or `links` replaces the start of each of them before rules apply.

```json
{
  "rewrites": [
    { "from": "//im/**", "to": "//chat/1" },
    { "from": "//im/:id", "to": "//chat/:id" }
  ]
}
```

**How to fix it.** Put the rule with the more specific pattern first, or remove the rule.

**How to silence it.** Add `"severities": { "RG704": "ignore" }` to `routegen.json`.

## RG705 unrouted-rewrite

A rewriting rule gives a URL that no route takes.

A rule matches a URL, and neither a route of the app nor another rule matches what becomes of it. The
message shows such a URL. The request would fail, or meet a fallback or a route that is added at run time.

```json
{ "rewrites": [{ "from": "//im/:id", "to": "//caht/:id" }] }
```

**How to fix it.** Correct the target, add the route, or let `from` match only what the routes take: `"from": "//im/:id(\\d+)"`.

**How to silence it.** Add `"unrouted": true` to the rule: its URLs leave the app, or code of the app deals with them.
To silence it in the whole target, add `"severities": { "RG705": "ignore" }` to `routegen.json`.

## RG706 missing-runtime

A target has markers, but does not depend on `RouterRuntime`, or on `RouterServices` for its services.

A table holds the routes of the modules that depend on the runtime, directly or through others. The markers of any
other module have no effect. The build of the target itself reports an error if the target uses the plugin. The
build of an app that links the module warns, if the module is in a package on the same machine.
`swift package routes check` cannot see who uses the plugin, and reports an error for both.

The generated code of a target imports `RouterServices` if the target has services, a set-up (a type that conforms to
`RouteModule`), routes of services, or accessors to the services of another module. The build of such a target reports
an error if the target does not depend on `RouterServices`.

```swift
// In a target with `dependencies: []`:
/// @route //chat/:id
func openChat(id: Int) {}
```

**How to fix it.** In `Package.swift`, add `.product(name: "RouterRuntime", package: "RouteGen")` to the `dependencies:` of the
target, and `.plugin(name: "RouteGen", package: "RouteGen")` to its `plugins:`. A target with services needs
`.product(name: "RouterServices", package: "RouteGen")`, which includes the runtime.

**How to silence it.** If the comments are meant for another tool, put the words in backquotes.
To silence it, add `"severities": { "RG706": "ignore" }` to the `routegen.json` of the app.

## RG707 unlinked-module

An app links accessors to a module, but not the module.

An interface module has accessors to the routes of a module without depending on it. An app that links only the
interface compiles, but its table lacks the routes, so calls of these accessors fail with `unknownRoute`. An app whose
sources do not name its table, such as a widget that only writes URLs, calls nothing, and has no warning.

```json
{ "accessors": { "for": ["Chat"], "access": "public" } }
```

**How to fix it.** Add the module to the `dependencies:` of the app in `Package.swift`: `"Chat"`, or a product of another
package that has it.

**How to silence it.** If the app leaves out the module on purpose, as an App Clip may, add
`"severities": { "RG707": "ignore" }` to the `routegen.json` of the app.

## RG708 useless-plugin

A target uses the plugin, but nothing is generated for it.

The target has no marker, no type that sets up a module, no table of what it links, and no accessors to other
modules. Either the plugin is not needed, or what should be a marker is none: a comment without `@`, for example.

```swift
/// route //chat/:id
func openChat(id: Int) {}
```

**How to fix it.** Begin each marker with `/// @route`, or remove the plugin from the `plugins:` of the target. If the
target should have accessors to another module, or a table of what it links, add a `routegen.json` to its folder, with
`{"accessors": {"for": ["MODULE"]}}` or `{"table": "app"}`.

**How to silence it.** Add `"severities": { "RG708": "ignore" }` to `routegen.json`.

## RG709 table-collision

Two modules have route tables of the same name.

A table has the name of its module with its first word in lower case: `Chat` has `.chat`. Modules whose names
differ only in capitals may get the same name, which would be ambiguous in an app that links both.

```swift
// In the module URLKit, whose table is `.urlKit`; the module UrlKit has a table of this name, too.
/// @route //kit
func openKit() {}
```

**How to fix it.** Rename one of the targets.

**How to silence it.** This finding cannot be silenced: the name of the table would be ambiguous.

## RG710 platforms-without-mac

A package names iOS and not macOS, so SwiftPM runs none of its commands on a Mac.

`swift package routes`, like `swift build`, plans for the Mac that it runs on. A package that does not name macOS
supports macOS 10.13, and SwiftPM refuses it: "the library 'Chat' requires macos 10.13, but depends on the product
'RouterRuntime' which requires macos 12.0". Xcode plans for iOS, so builds of the app work. The build of a table reads
`Package.swift` of its package. It checks platforms that are written as a list, and no other `Package@swift-*.swift`.

```swift
let package = Package(
    name: "Features",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Features", targets: ["Chat", "Profile"])]
)
```

**How to fix it.** Name macOS, too: `platforms: [.iOS(.v17), .macOS(.v14)]`. The app need not run on a Mac: code that is
for iOS only can be in `#if os(iOS)`, and `swift package routes` compiles only the tool.

**How to silence it.** Add `"severities": { "RG710": "ignore" }` to the `routegen.json` of the table's target.

## RG711 unreachable-link

No route takes a URL that begins with an own link.

What `links` says is written in place of the beginning of a URL, before patterns are matched. Neither a route nor a
rewriting rule matches any URL that this gives. With `"https://www.example.com/": "/"`, the URL
`https://www.example.com/chat/5` is matched as `/chat/5`. With `"//"` it is matched as `//chat/5`, with a host, as most
patterns have.

```json
{ "links": { "https://www.example.com/": "/" } }
```

**How to fix it.** Write the link in the note, or another with which the app's patterns begin.

**How to silence it.** Add `"severities": { "RG711": "ignore" }` to `routegen.json`, if routes that are added at run time take
the URLs.

## RG712 undecided-package

A package that is not the app's own would open something, and the app does not say whether it may.

A package from a repository or a registry opens nothing because it is linked. The error of the app lists what
the package would do: routes that are open to callers outside, routes that would take URLs from the app's own,
services without a key for protocols of others or marked as `default`, and set-ups. A package that is edited
counts as fetched. The notes show ten places; `relatedCount` of `check --format json` is the number of all.

```swift
/// @route(from: webView) //debug
public func debugMenu() {}  // in a package that the app has from a repository
```

**How to fix it.** Name the package in the app's `routegen.json`: in `"trusted": ["kit"]`, or by the beginning of its
URL in `"trusted": ["https://git.example.com/"]`, if all of it may happen; in `"untrusted": ["kit"]` if nothing
of it may. Its routes remain open to the app's own code.

**How to silence it.** This finding cannot be silenced: the app says whether it trusts the package.

## RG713 faulty-set-up

The set-up of a package leaves markers, settings or calls without effect.

`swift package routes check` reads what builds do not: which targets use the plugin, as far as the text of
`Package.swift` is certain, which ones an app links, files that belong to no target, and typed calls. It finds
markers and settings in files of no target; targets without the plugin, or without a library that they import;
targets that no app of the package links; routers with a table that no module has; dynamic libraries that get a
runtime of their own; and calls of accessors without an import, or of a name that no handler has. The compiler says
of some of them that something is missing, and not why.

```swift
// In a target whose declaration in Package.swift has no `plugins:`.
/// @route //chat/:id
func openChat(id: Int) {}
```

**How to fix it.** Do what the message says.

**How to silence it.** Add `"severities": { "RG713": "ignore" }` to the `routegen.json` of the target, or of an app for
all targets and for files that belong to none.

## RG801 result-without-page

An option about a page is on a handler whose result cannot be a page.

`open:` says how a page opens, and `parent:` names the page below it. A handler that returns nothing, a
number, a text or a collection has no page. Neither can such a handler be a parent. Whether any other type
is a page is for the compiler to check, since extensions in other modules may conform to `NavigationPage`.

```swift
/// @route(open: present) //chat/unread
func unreadCount() -> Int { 3 }
```

**How to fix it.** Return a page, or remove the option.

**How to silence it.** Add `"severities": { "RG801": "ignore" }` to `routegen.json`.

## RG802 unknown-parent

A marker names a parent that is not a route, or that is more than one.

`parent:` names a route by its accessor, or by its declaration, such as `shop` or `ShopScreen.shop`: one of the same
module, or else one of another module that the app links. Only the build of an app knows all routes, so it reports a
name that none of them has. If a name means several routes, their accessors tell them apart, with the module in front
where two modules have the same one.

```swift
/// @route //inbox
func inbox() -> Inbox { Inbox() }

/// @route(parent: inbbox) //chat/:id
func openChat(id: Int) -> ChatScreen { ChatScreen(id: id) }
```

**How to fix it.** Write the name of a route, such as `parent: inbox` or `parent: Chat.inbox`, or link the module
that has the route.

**How to silence it.** In an app that leaves out the parent's module on purpose, ignore the finding: pages then open without it.
To silence it in the whole target, add `"severities": { "RG802": "ignore" }` to `routegen.json`.

## RG803 unsupplied-parent

A parent needs a value that the page above it does not supply.

The page of a parent is made with the values of the page above it, by name. A value that the parent requires
must be required above it, or be in the URL. Otherwise, some deep links cannot open. Their types must agree:
an `Int32` is always an `Int` or a `String`, but not every `String` is an `Int`.

```swift
/// @route //user/:userID
func openUser(userID: Int) -> UserScreen { UserScreen(id: userID) }

/// @route(parent: openUser) //photo/:photoID
func openPhoto(photoID: Int) -> PhotoScreen { PhotoScreen(id: photoID) }
```

**How to fix it.** Add the value to the route, as in `//user/:userID/photo/:photoID`, or make it optional in the parent.

**How to silence it.** This finding cannot be silenced: opening the page would fail. Remove `parent:`.

## RG804 circular-parents

A route is its own parent, directly or through others.

A deep link opens the parent of its page, the parent of the parent, and so on. If the parents form a cycle,
there is no lowest page. The same holds if a rule in `rewrites` leads the URL of a parent to a page above it. The check
follows the pages of one URL for each rule and parent, until a page comes again or there are 32 more pages than the app
has routes, so it may miss such a rule. The witness is the URL that it followed.

```swift
/// @route(parent: settings) //account
func account() -> AccountScreen { AccountScreen() }

/// @route(parent: account) //settings
func settings() -> SettingsScreen { SettingsScreen() }
```

**How to fix it.** Remove `parent:` from the route whose page is at the bottom of the stack, or let the rule leave out the
URLs of the parent.

**How to silence it.** This finding cannot be silenced: the back stack would have no lowest page.

## RG805 unknown-tab

A marker names a tab that the app does not declare.

The app's `routegen.json` declares its tabs in `tabs`, each with the route of its first page. Features write the names,
in `open: tab(name)`. Only the build of an app knows its tabs, so it reports a name that is none of them, also in the
sources of another module. A link to
the page would fail.

```swift
/// @route(open: tab(chast)) //inbox
func inbox() -> Inbox { Inbox() }
```

**How to fix it.** Correct the name, or add the tab to the app's `routegen.json`: `{ "tabs": { "chats": "inbox" } }`.

**How to silence it.** For an app that has fewer tabs than its modules know, add `"severities": { "RG805": "ignore" }` to
`routegen.json`.

## RG806 unfit-tab-root

The first page of a tab needs values, or is not the page of one route.

`tabs` in the app's `routegen.json` names the route of each tab's first page as `parent:` does: one of the app's own
module, or else one of another module that it links. Nobody passes values to that page, so its parameters have default
values or are optional, and its URL has no placeholder that needs a value.

```json
{ "tabs": { "chats": "openChat" } }
```

**How to fix it.** Name a route whose page needs no values, such as that of a list.

**How to silence it.** This finding cannot be silenced: the tab would have no first page.

## RG807 other-destination

A page of a back stack is of another type than the app names.

An app whose pages are the values of one type names it in `destination` of its `routegen.json`. Then each route with a
parent, each parent and each first page of a tab must return that type, so that every link has a back stack of it.
Optional results count as what they wrap.

```json
{ "tabs": { "chats": "chatList" }, "destination": "Screen" }
```

**How to fix it.** Return the type, for example by a case of the enumeration that wraps the page, or remove `destination`.

**How to silence it.** This finding cannot be silenced: a plan of the link as an array of that type would fail.

## RG808 unknown-requirement

A marker requires what the app does not declare.

The app's `routegen.json` declares the facts that routes can require in `requirements`. Features write the names, in
`requires: account`. Only the build of an app knows its names, so it reports a name that is none of them, also in the
sources of another module: no middleware would apply to it.

```swift
/// @route(requires: acount) //orders
func orders() -> OrderList { OrderList() }
```

**How to fix it.** Correct the name, or add it to the app's `routegen.json`: `{ "requirements": ["account"] }`.

**How to silence it.** For an app that leaves out a requirement on purpose, add `"severities": { "RG808": "ignore" }` to
`routegen.json`.

## RG809 strict-parent

A page requires more than a page above it.

A link opens the parent of its page, the parent of the parent, and the first page of the tab. If one of them requires a
fact of the app that the page itself does not require, the link looks open to everyone, and ends at a login.

```swift
/// @route(requires: account) //orders
func orders() -> OrderList { OrderList() }
/// @route(parent: orders) //orders/:id
func order(id: Int) -> OrderPage { OrderPage() }
```

**How to fix it.** Require the same of the page above: `@route(parent: orders, requires: account)`.

**How to silence it.** For a page that everyone can open above one that needs a login, add
`"severities": { "RG809": "ignore" }` to `routegen.json`.

## RG810 unchecked-requirement

Routes require facts of the app, and no source asks for any.

A name after `requires:` says what a page needs, and does nothing by itself: middleware of the app asks for it, or the
app reads `requirements` of a plan before it shows the page. No source of the app and of what it links has a scope such
as `.requiring(RouteRequirement.account)`, or the word `requirements`. So everyone opens these pages.

```swift
/// @route(requires: account) //orders
func orders() -> OrderList { OrderList() }
```

**How to fix it.** Add middleware where the app makes its router: `router.use(for:
.requiring(RouteRequirement.account)) { request in Session.isOpen ? .next(request) : .end(.redirect(to: "//login")) }`.

**How to silence it.** If code that the build does not see asks for it, add `"severities": { "RG810": "ignore" }` to
`routegen.json`.

## RG901 unreadable-file

A file cannot be read, or is not Swift source text.

The file does not exist or is not readable, or the tool cannot tell what it declares: types, parentheses or
`#if` branches are nested more than 256 deep. Bytes that are not valid UTF-8 cause a warning.

A `routegen.json` that is a symbolic link is read only if the link stays within the repository or the
package, since messages about another file would show its text. An output may not replace an input, nor a
file of another kind: a generated source replaces generated sources, a dependency file dependency files, and a
map those in the same format. An output that is a symbolic link, or in a folder to which one leads, is not written
if the link leads out of the repository or the package, where it might overwrite another file.

```sh
routegen check --module Chat=Missing.swift
```

**How to fix it.** Correct the file, or exclude it from the target. Copy a file from outside of the package, or pass `--root`
with a folder that contains it. Pass the path of an output itself, not that of a link to it.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG902 outdated-file

A file that is made of the routes is out of date.

The target keeps its generated file among its sources. A route, a signature, its documentation or RouteGen
itself has changed since the file was written. The app would lack the new routes, or would not compile. Or
a web domain serves an `apple-app-site-association` that does not take the same URLs as the app.

```swift
/// @route //chat/:id
func openChat(id: Int) {}  // Chat+Routes.generated.swift was written before this
```

**How to fix it.** Run `swift package --allow-writing-to-package-directory generate-routes`, and commit what it writes. Run
it after a merge too: never merge the file by hand. An association is what `routegen map --format aasa` writes.

**How to silence it.** This finding cannot be silenced: `--verify` checks nothing else.

## RG903 oversized-association

An `apple-app-site-association` is larger than the system reads.

Apple's systems ignore the file of a web domain if it has more than 128 KB (131,072 bytes) before it is
compressed. No link of the domain would open the app. The file is written all the same, without comments.

```sh
routegen map --module Shop=Sources --format aasa --domain www.example.com --app-id ABCDE12345.com.example.app
```

**How to fix it.** Open fewer routes to `external`, or let one route with a wildcard, such as `//shop/**`, take the URLs of
many. An app may also have several domains in its `links`: each serves a file of its own, for the routes at
its links.

**How to silence it.** This finding cannot be silenced: the file does not work.

## RG904 broken-source

A file has a merge conflict, or a brace that is never closed.

Where a file contains both sides of a merge, or lacks a brace, its markers would be attributed to the wrong
declarations. So the tool does not read them, and prints no other findings, which would result from this
one. The indentation of the lines shows which brace is probably not closed. `routegen.json` may have a conflict, too.

```swift
enum Pages {
    static func log(id: Int) {
        if id > 0 {
            print(id)
    }

    /// @route //page/:id
    static func open(id: Int) {}
}
```

**How to fix it.** Resolve the conflict, or write the missing brace.

**How to silence it.** This finding cannot be silenced: no code can be generated for what is written.

## RG905 changed-link

A published link does not open what it opened.

`routegen verify --links` reads a list of links in mails, QR codes and campaigns, each with its caller and
the route that it opens. A link opens another route now, or none. The message says which change of the
routes is the reason, as far as they show it.

```text
https://www.example.com/orders/5 external Shop.openOrder
```

**How to fix it.** Restore the route, or add a marker with the former pattern. If the change is meant, or the line is new, let
`routegen verify --links FILE --record` write the list again.

**How to silence it.** This finding cannot be silenced: remove the line.

"""#
}
