import Testing

@testable import RouteGenCore

@Suite struct AvailabilityTests {
    @Test(
        "Generated code checks the availability on the running system",
        arguments: [
            ("iOS 17, macOS 14.1, *", "#available(iOS 17, macOS 14.1, *)"),
            ("iOS, introduced: 15.0.2", "#available(iOS 15.0.2, *)"),
            ("macOS, introduced: 12, deprecated: 13, message: \"a, iOS 19, *\"", "#available(macOS 12, *)"),
            ("iOS 17.1, *", "#available(iOS 17.1, visionOS 1.1, *)"),
            ("iOS 17.5, macOS 14, *", "#available(iOS 17.5, macOS 14, visionOS 1.2, *)"),
            ("iOS, introduced: 18.0", "#available(iOS 18.0, visionOS 2, *)"),
            ("iOS 18.4, *", "#available(iOS 18.4, visionOS 2.4, *)"),
            ("iOS 26.1, *", "#available(iOS 26.1, visionOS 26.1, *)"),
            ("visionOS 1, iOS 18, *", "#available(visionOS 1, iOS 18, *)"),
            ("iOSApplicationExtension 17, *", "#available(iOSApplicationExtension 17, *)"),
            ("SwiftStdlib 6.2, *", "#available(SwiftStdlib 6.2, *)"),
            ("_newSystems, *", "#available(_newSystems, *)"),
            ("*, deprecated, message: \"old, introduced: 3\"", nil),
            ("*, noasync", nil),
            ("swift 6.2", nil),
            ("swift, introduced: 5, obsoleted: 6", nil),
            ("_PackageDescription 5.9", nil),
            ("iOS, unavailable", nil),
            ("", nil),
            (", , (", nil),
        ]
    )
    func generatedCodeChecksTheAvailabilityOnTheRunningSystem(arguments: String, query: String?) throws {
        #expect(try Availability([read(arguments)]).query == query)
    }

    @Test("The latest version of a platform applies, including those of enclosing types")
    func theLatestVersionOfAPlatformAppliesIncludingThoseOfEnclosingTypes() throws {
        let outer = try read("iOS 16.4, macOS 13, *")
        #expect(
            try Availability([outer, read("iOS 16.10, tvOS 17, *")]).query
                == "#available(iOS 16.10, macOS 13, tvOS 17, *)"
        )
        #expect(try Availability([outer, read("iOS, introduced: 9")]).query == "#available(iOS 16.4, macOS 13, *)")
    }

    @Test("An availability macro has an attribute and a condition of its own")
    func anAvailabilityMacroStandsAlone() throws {
        let availability = try Availability([read("macOS 13, iOS 16, *"), read("SwiftStdlib 6.2, *"), read("New, *")])
        #expect(
            availability.query == "#available(macOS 13, iOS 16, *), #available(SwiftStdlib 6.2, *), #available(New, *)"
        )
        #expect(
            availability.attributes
                == "@available(macOS 13, iOS 16, *) @available(SwiftStdlib 6.2, *) @available(New, *) "
        )
        #expect(
            availability.introduction(without: ["iOS", "New"])
                == "@available(macOS 13, *) @available(SwiftStdlib 6.2, *)"
        )
    }

    @Test(
        "Availability that the compiler knows becomes a condition",
        arguments: [
            ("swift 6.2", ["swift(>=6.2)"]),
            ("swift, introduced: 5.9, obsoleted: 6.1", ["swift(>=5.9)", "!swift(>=6.1)"]),
            ("macOS, unavailable, message: \"no\"", ["!os(macOS)"]),
            ("OSX, unavailable", ["!os(macOS)"]),
            ("iOS, unavailable", ["!os(iOS)", "!os(visionOS)"]),
            ("macCatalyst, unavailable", ["!targetEnvironment(macCatalyst)"]),
            ("iOSApplicationExtension, unavailable", []),
            ("iOS, introduced: 13, obsoleted: 16", []),
            ("iOS 17, *", []),
            ("*, deprecated", []),
        ]
    )
    func availabilityThatTheCompilerKnowsBecomesACondition(arguments: String, conditions: [String]) throws {
        #expect(try read(arguments).conditions(whereVisionOSIsNamed: false) == conditions)
    }

    @Test("visionOS has the availability of iOS unless an attribute names it")
    func visionOSHasTheAvailabilityOfIOSUnlessAnAttributeNamesIt() throws {
        #expect(try read("iOS, unavailable").conditions(whereVisionOSIsNamed: true) == ["!os(iOS)"])
    }

    @Test(
        "Repeated attributes contain no messages",
        arguments: [
            (
                "iOS, introduced: 13, deprecated: 16, message: \"old\", renamed: \"new\"",
                "@available(iOS, deprecated: 16)"
            ),
            ("*, deprecated, message: \"old\"", "@available(*, deprecated)"),
            ("macOS, deprecated: 13, obsoleted: 15", "@available(macOS, deprecated: 13, obsoleted: 15)"),
            ("Windows, unavailable", "@available(Windows, unavailable)"),
            ("*, noasync", nil),
            ("iOS 17, *", nil),
        ]
    )
    func repeatedAttributesContainNoMessages(arguments: String, limit: String?) throws {
        #expect(try read(arguments).limit == limit)
    }

    @Test("The attributes contain the latest introduction and the deprecation")
    func theAttributesOfADeclarationThatNamesATypeAreComplete() throws {
        let attributes = try [
            read("iOS 16, *"), read("iOS, introduced: 17, deprecated: 18"), read("iOS, deprecated: 18"),
        ]
        #expect(Availability(attributes).attributes == "@available(iOS 17, *) @available(iOS, deprecated: 18) ")
        #expect(Availability([]).attributes == "")
    }

    @Test("A route is available wherever a route with the same or stricter requirements is")
    func aRouteIsAvailableWhereverOneWithTheSameRequirementsIs() throws {
        let all = Availability([])
        let new = Availability([try read("iOS 17, *")])
        let newer = Availability([try read("iOS 17.4, macOS 14, *")])
        #expect(all.isThereWherever(new))
        #expect(!new.isThereWherever(all))
        #expect(new.isThereWherever(new))
        #expect(new.isThereWherever(newer))
        #expect(!newer.isThereWherever(new))
    }

    private func read(_ arguments: String) throws -> AvailabilityAttribute {
        try #require(AvailabilityAttribute(Declaration.Attribute(name: "available", arguments: arguments)))
    }
}
