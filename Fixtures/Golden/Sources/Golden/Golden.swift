import GoldenSupport
import Actors
import Availability
import Conditions
import DefaultIsolation
import DefaultValues
import Documentation
import Extensions
import HostileNames
import Imports
import Initializers
import Isolation
import Namespaces
import NestedTypes
import NonASCIINames
import Overloads
import Parameters
import Prefixes
import ReservedWords
import SetUps
import SharedInstances

/// Makes the calls of every feature and prints what they give.
@main
struct Golden {
    @MainActor
    static func main() async {
        let transcript = Transcript()
        let features: [(name: String, calls: @MainActor (Transcript) async -> Void)] = [
            ("Actors", ActorsCalls.make),
            ("Availability", AvailabilityCalls.make),
            ("Conditions", ConditionsCalls.make),
            ("DefaultIsolation", DefaultIsolationCalls.make),
            ("DefaultValues", DefaultValuesCalls.make),
            ("Documentation", DocumentationCalls.make),
            ("Extensions", ExtensionsCalls.make),
            ("HostileNames", HostileNamesCalls.make),
            ("Imports", ImportsCalls.make),
            ("Initializers", InitializersCalls.make),
            ("Isolation", IsolationCalls.make),
            ("Namespaces", NamespacesCalls.make),
            ("NestedTypes", NestedTypesCalls.make),
            ("NonASCIINames", NonASCIINamesCalls.make),
            ("Overloads", OverloadsCalls.make),
            ("Parameters", ParametersCalls.make),
            ("Prefixes", PrefixesCalls.make),
            ("ReservedWords", ReservedWordsCalls.make),
            ("SetUps", SetUpsCalls.make),
            ("SharedInstances", SharedInstancesCalls.make),
        ]
        for feature in features {
            transcript.begin(feature.name)
            await feature.calls(transcript)
        }
        for line in transcript.lines { print(line) }
    }
}
