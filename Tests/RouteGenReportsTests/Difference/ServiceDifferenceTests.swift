import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// What breaks between the services of two maps.
@Suite struct ServiceDifferenceTests {
    private static let disk = "/// @service(Storage, key: \"disk\")\nfinal class Disk: Storage { init() {} }\n"
    private static let memory = "/// @service(Storage)\nfinal class Memory: Storage { init() {} }\n"

    private static func difference(_ old: String, _ new: String) throws -> RouteMapDifference {
        try RouteMapDifference(from: RouteMapDifferenceTests.map(old), to: RouteMapDifferenceTests.map(new))
    }

    @Test(
        "A request that no service answers any more is breaking",
        arguments: [
            (disk, memory, ["no service for `Storage` has the key \"disk\""]),
            (disk + memory, disk, ["no service for `Storage` is the default"]),
            (
                "/// @service(Storage, key: \"disk\", default)\nfinal class Disk: Storage { init() {} }\n", disk,
                ["no service for `Storage` is the default"]
            ),
            (
                "/// @service(Other)\nfinal class Disk: Other { init() {} }\n", disk,
                ["no service for `Other` is the default"]
            ),
        ]
    )
    func breaking(_ old: String, _ new: String, _ messages: [String]) throws {
        let difference = try Self.difference(old, new)
        #expect(difference.services.breaking.map(\.message) == messages)
        #expect(difference.isBreaking)
    }

    @Test(
        "A change that answers all requests is not breaking",
        arguments: [
            (memory, memory + disk),
            (memory, "/// @service(App.Storage)\nfinal class Tape: App.Storage { init() {} }\n"),
            (memory, "/// @service(Storage, scope: transient)\nfinal class Memory: Storage { init() {} }\n"),
            (disk, "/// @service(Storage, key: \"disk\", default)\nfinal class Disk: Storage { init() {} }\n"),
        ]
    )
    func harmless(_ old: String, _ new: String) throws {
        let difference = try Self.difference(old, new)
        #expect(difference.services.breaking == [])
        #expect(!difference.isBreaking)
        #expect(difference.text(as: .text) != "no differences\n")
    }

    @Test("All formats list the services that were added, removed and changed") func formats() throws {
        let old = Self.memory + "/// @service(Clock)\nfinal class Sundial: Clock { init() {} }\n"
        let new = "/// @service(Storage, scope: transient)\nfinal class Tape: Storage { init() {} }\n" + Self.disk
        let difference = try Self.difference(old, new)
        #expect(
            difference.text(as: .text) == """
                breaking: no service for `Clock` is the default
                removed: service `Sundial` for `Clock`
                added: service `Disk` for `Storage` with the key "disk"
                changed: service `Tape` for `Storage`
                    type: `Tape`, was `Memory`
                    scope: `transient`, was `singleton`

                """
        )
        #expect(
            difference.text(as: .github) == """
                ::error file=App.swift,line=4,title=breaking change::no service for `Clock` is the default
                ::notice file=App.swift,line=4,title=service removed::`Sundial` for `Clock`
                ::notice file=App.swift,line=4,title=service added::`Disk` for `Storage` with the key "disk"
                ::notice file=App.swift,line=2,title=service changed::`Tape` for `Storage`%0Atype: `Tape`, was `Memory`%0Ascope: `transient`, was `singleton`

                """
        )
        let json = #"""
            "services": {"breaking": [{"kind": "unmatched", "message": "no service for `Clock` is the default", "witness": null, "origin": "app", "old": {"protocol": "Clock", "key": null, "module": "App", "type": "Sundial", "file": "App.swift", "line": 4}, "new": null}], "removed": [{"protocol": "Clock", "key": null, "module": "App", "type": "Sundial", "file": "App.swift", "line": 4}], "added": [{"protocol": "Storage", "key": "disk", "module": "App", "type": "Disk", "file": "App.swift", "line": 4}], "changed": [{"service": {"protocol": "Storage", "key": null, "module": "App", "type": "Tape", "file": "App.swift", "line": 2}, "details": ["type: `Tape`, was `Memory`", "scope: `transient`, was `singleton`"]}]}
            """#
        #expect(difference.text(as: .json).contains(json))
    }
}
