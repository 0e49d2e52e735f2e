import TestSupport
import Testing

@testable import RouteGenCore

/// The schema for editors, and the table in `Configuration.md`, are made from the members that the tool reads.
///
/// `ROUTEGEN_RECORD=1 swift test` writes both and fails, so that the difference is reviewed.
@Suite struct ConfigurationMemberTests {
    // MARK: The schema

    @Test("The schema for editors has the members that the tool reads") func schema() throws {
        var properties = SchemaObject.of(ConfigurationMember.all)
        properties.members =
            [
                ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                ("title", .string("routegen.json, version 1")),
                ("description", .string("The settings of a target that uses RouteGen.")),
            ] + properties.members
        let schema = properties.text(indentedBy: 0) + "\n"
        try RecordedPage("Documentation/routegen.schema.json").compare { _ in schema }
    }

    // MARK: The page

    private static func row(_ member: ConfigurationMember, in parent: String = "") -> String {
        let page = member.page.map { page in
            page.hasPrefix("#")
                ? "; see [\(page.dropFirst().replacing("-", with: " "))](\(page))" : "; see <doc:\(page)>"
        }
        return "| `\(parent)\(member.name)` | \(member.meaning)\(page ?? "") | \(member.otherwise ?? "") |"
    }

    @Test("The page has the members that the tool reads") func page() throws {
        let rows = ConfigurationMember.all.filter { $0.name != "$schema" }.flatMap { member in
            guard case .object(let members) = member.form else { return [Self.row(member)] }
            return ConfigurationMember.members(of: members).map { Self.row($0, in: "\(member.name).") }
        }
        try RecordedPage("Sources/RouterRuntime/RouterRuntime.docc/Configuration.md")
            .compareTable(["| member | meaning | default |", "| --- | --- | --- |"] + rows)
    }
}

/// An object of the schema, whose members keep their order.
private struct SchemaObject {
    enum Value {
        case string(String), word(String), strings([String]), object(SchemaObject)
    }

    var members: [(String, Value)]

    init(_ members: [(String, Value)]) { self.members = members }

    static func of(_ members: [ConfigurationMember]) -> SchemaObject {
        let properties = members.map { member in
            var value = of(member.form)
            value.members.append(("description", .string(member.meaning)))
            return (member.name, Value.object(value))
        }
        let required = members.filter { $0.otherwise == nil }.map(\.name)
        return SchemaObject(
            [("type", .string("object")), ("additionalProperties", .word("false"))]
                + (required.isEmpty ? [] : [("required", .strings(required))])
                + [("properties", .object(SchemaObject(properties)))]
        )
    }

    private static func of(_ form: ConfigurationMember.Form) -> SchemaObject {
        switch form {
        case .one: return SchemaObject([("const", .word("1"))])
        case .bool: return SchemaObject([("type", .string("boolean"))])
        case .string(let pattern):
            return SchemaObject(
                [("type", .string("string"))] + (pattern.map { [("pattern", .string($0))] } ?? [])
            )
        case .choice(let words, let standard):
            return SchemaObject([("enum", .strings(words))] + (standard.map { [("default", .string($0))] } ?? []))
        case .list(let pattern, let isSet):
            return SchemaObject(
                [("type", .string("array")), ("items", .object(of(.string(pattern))))]
                    + (isSet ? [("uniqueItems", .word("true"))] : [])
            )
        case .choices(let words, let required):
            return SchemaObject([
                ("type", .string("array")), ("items", .object(of(.choice(words)))),
                ("contains", .object(SchemaObject([("const", .string(required))]))),
                ("uniqueItems", .word("true")),
            ])
        case .entries(let names, let values):
            let members: [(String, Value)] = [
                ("type", .string("object")), ("additionalProperties", .object(of(.string(values)))),
            ]
            let pattern = names.map { ("propertyNames", Value.object(SchemaObject([("pattern", .string($0))]))) }
            return SchemaObject(members + (pattern.map { [$0] } ?? []))
        case .choicesByName(let names, let values):
            return SchemaObject([
                ("type", .string("object")), ("additionalProperties", .object(of(.choice(values)))),
                ("propertyNames", .object(of(.choice(names)))),
            ])
        case .object(let members): return of(ConfigurationMember.members(of: members))
        case .array(let members):
            return SchemaObject([
                ("type", .string("array")), ("items", .object(of(ConfigurationMember.members(of: members)))),
            ])
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    func text(indentedBy depth: Int) -> String {
        let space = String(repeating: "  ", count: depth + 1)
        let lines = members.map { name, value in
            let text =
                switch value {
                case .string(let text): Self.quoted(text)
                case .word(let word): word
                case .strings(let words): "[\(words.map(Self.quoted).joined(separator: ", "))]"
                case .object(let object): object.text(indentedBy: depth + 1)
                }
            return "\(space)\(Self.quoted(name)): \(text)"
        }
        return "{\n\(lines.joined(separator: ",\n"))\n\(space.dropLast(2))}"
    }
}
