import GoldenSupport
import AccessorKinds
import Actors
import Availability
import BuiltClasses
import Callbacks
import Conditions
import DefaultIsolation
import DefaultValues
import Documentation
import EnumerationCases
import Extensions
import FixedParameters
import Fragments
import HiddenNames
import HostileNames
import Imports
import Initializers
import Isolation
import LooseValues
import Memberwise
import NamedHosts
import Namespaces
import NestedTypes
import NonASCIINames
import OptionalParts
import Overloads
import Pages
import Parameters
import Platforms
import Prefixes
import Requirements
import ReservedWords
import Rewrites
import RouteConditions
import Seeds
import Services
import SetUps
import SharedInstances
import StrictMemorySafety
import URLOptions

/// Makes the calls of every feature and prints what they give.
@main
struct Golden {
    @MainActor
    static func main() async {
        let transcript = Transcript()
        let features: [(name: String, calls: @MainActor (Transcript) async -> Void)] = [
            ("AccessorKinds", AccessorKindsCalls.make),
            ("Actors", ActorsCalls.make),
            ("Availability", AvailabilityCalls.make),
            ("BuiltClasses", BuiltClassesCalls.make),
            ("Callbacks", CallbacksCalls.make),
            ("Conditions", ConditionsCalls.make),
            ("DefaultIsolation", DefaultIsolationCalls.make),
            ("DefaultValues", DefaultValuesCalls.make),
            ("Documentation", DocumentationCalls.make),
            ("EnumerationCases", EnumerationCasesCalls.make),
            ("Extensions", ExtensionsCalls.make),
            ("FixedParameters", FixedParametersCalls.make),
            ("Fragments", FragmentsCalls.make),
            ("HiddenNames", HiddenNamesCalls.make),
            ("HostileNames", HostileNamesCalls.make),
            ("Imports", ImportsCalls.make),
            ("Initializers", InitializersCalls.make),
            ("Isolation", IsolationCalls.make),
            ("LooseValues", LooseValuesCalls.make),
            ("Memberwise", MemberwiseCalls.make),
            ("NamedHosts", NamedHostsCalls.make),
            ("Namespaces", NamespacesCalls.make),
            ("NestedTypes", NestedTypesCalls.make),
            ("NonASCIINames", NonASCIINamesCalls.make),
            ("OptionalParts", OptionalPartsCalls.make),
            ("Overloads", OverloadsCalls.make),
            ("Pages", PagesCalls.make),
            ("Parameters", ParametersCalls.make),
            ("Platforms", PlatformsCalls.make),
            ("Prefixes", PrefixesCalls.make),
            ("Requirements", RequirementsCalls.make),
            ("ReservedWords", ReservedWordsCalls.make),
            ("Rewrites", RewritesCalls.make),
            ("RouteConditions", RouteConditionsCalls.make),
            ("Seeds", SeedsCalls.make),
            ("Services", ServicesCalls.make),
            ("SetUps", SetUpsCalls.make),
            ("SharedInstances", SharedInstancesCalls.make),
            ("StrictMemorySafety", StrictMemorySafetyCalls.make),
            ("URLOptions", URLOptionsCalls.make),
        ]
        for feature in features {
            transcript.begin(feature.name)
            await feature.calls(transcript)
        }
        for line in transcript.lines { print(line) }
    }
}
