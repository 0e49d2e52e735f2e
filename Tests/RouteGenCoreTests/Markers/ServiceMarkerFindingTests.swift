import RouteGenCore
import Testing

@Suite struct ServiceMarkerFindingTests {
    @Test(
        "A mistake in a service marker is found",
        arguments: [
            (
                #"@service"#,
                #"""
                Chat.swift:1:5: error: a service marker must name the protocol that the type serves [RG211]
                /// @service
                    ^~~~~~~~
                Chat.swift:1:5: note: write `@service(SomeProtocol)`

                """#
            ),
            (
                #"@service AppConfig"#,
                #"""
                Chat.swift:1:5: error: a service marker must name the protocol that the type serves [RG211]
                /// @service AppConfig
                    ^~~~~~~~
                Chat.swift:1:5: note: write `@service(AppConfig)`

                """#
            ),
            (
                #"@service(Storage, default=)"#,
                #"""
                Chat.swift:1:23: error: `default` takes no value [RG204]
                /// @service(Storage, default=)
                                      ^~~~~~~~
                Chat.swift:1:23: note: write only `default`

                """#
            ),
            (
                #"@service()"#,
                #"""
                Chat.swift:1:5: error: a service marker must name the protocol that the type serves [RG211]
                /// @service()
                    ^~~~~~~~
                Chat.swift:1:5: note: write `@service(SomeProtocol)`

                """#
            ),
            (
                #"@service(Storage, "name")"#,
                #"""
                Chat.swift:1:23: error: a service marker names one protocol, and `"name"` is neither that nor an option [RG206]
                /// @service(Storage, "name")
                                      ^~~~~~
                Chat.swift:1:23: note: the form is `@service(Protocol, key: "name")`, with a marker for each protocol

                """#
            ),
            (
                #"@service(Storage, key "name")"#,
                #"""
                Chat.swift:1:23: error: `key "name"` is not an option [RG206]
                /// @service(Storage, key "name")
                                      ^~~~~~~~~~
                Chat.swift:1:23: note: write `@service(SomeProtocol, key: "name", scope: singleton, default)`

                """#
            ),
            (
                #"@service(key: "a")"#,
                #"""
                Chat.swift:1:5: error: a service marker must name the protocol that the type serves [RG211]
                /// @service(key: "a")
                    ^~~~~~~~
                Chat.swift:1:5: note: write `@service(SomeProtocol)`

                """#
            ),
            (
                #"@service (Storage)"#,
                #"""
                Chat.swift:1:5: error: a service marker must name the protocol that the type serves [RG211]
                /// @service (Storage)
                    ^~~~~~~~
                Chat.swift:1:5: note: write `@service(SomeProtocol)`

                """#
            ),
            (
                #"@service(Storage, key: disk)"#,
                #"""
                Chat.swift:1:28: error: `key` takes a string in double quotes [RG204]
                /// @service(Storage, key: disk)
                                           ^~~~
                Chat.swift:1:28: note: write `key: "disk"`

                """#
            ),
            (
                #"@service(Storage, key: "")"#,
                #"""
                Chat.swift:1:28: error: `key` cannot be empty [RG204]
                /// @service(Storage, key: "")
                                           ^~
                Chat.swift:1:28: note: remove `key` if the protocol has only one service

                """#
            ),
            (
                #"@service(Storage, key)"#,
                #"""
                Chat.swift:1:23: error: option `key` needs a value [RG204]
                /// @service(Storage, key)
                                      ^~~
                Chat.swift:1:23: note: write `key: "name"`

                """#
            ),
            (
                #"@service(Storage, scope: shared)"#,
                #"""
                Chat.swift:1:30: error: `scope` cannot be `shared` [RG204]
                /// @service(Storage, scope: shared)
                                             ^~~~~~
                Chat.swift:1:30: note: `scope` takes `singleton` or `transient`

                """#
            ),
            (
                #"@service(Storage, singleton)"#,
                #"""
                Chat.swift:1:23: error: a service marker has no option `singleton` [RG203]
                /// @service(Storage, singleton)
                                      ^~~~~~~~~
                Chat.swift:1:23: note: did you mean `scope: singleton`?

                """#
            ),
            (
                #"@service(Storage, defualt)"#,
                #"""
                Chat.swift:1:23: error: a service marker has no option `defualt` [RG203]
                /// @service(Storage, defualt)
                                      ^~~~~~~
                Chat.swift:1:23: note: did you mean `default`?

                """#
            ),
            (
                #"@service(Storage, Cache)"#,
                #"""
                Chat.swift:1:23: error: a service marker names one protocol, and `Cache` is neither that nor an option [RG206]
                /// @service(Storage, Cache)
                                      ^~~~~
                Chat.swift:1:23: note: the form is `@service(Protocol, key: "name")`, with a marker for each protocol

                """#
            ),
            (
                #"@service(Storage, default: true)"#,
                #"""
                Chat.swift:1:23: error: `default` takes no value [RG204]
                /// @service(Storage, default: true)
                                      ^~~~~~~~~~~~~
                Chat.swift:1:23: note: write only `default`

                """#
            ),
            (
                #"@service(Storage, default, default)"#,
                #"""
                Chat.swift:1:32: error: option `default` is given twice [RG205]
                /// @service(Storage, default, default)
                                               ^~~~~~~
                Chat.swift:1:23: note: the first one is here

                """#
            ),
            (
                #"@service(Storage, name: "x")"#,
                #"""
                Chat.swift:1:23: error: a service marker has no option `name` [RG203]
                /// @service(Storage, name: "x")
                                      ^~~~
                Chat.swift:1:23: note: the options are `key`, `scope` and `default`

                """#
            ),
            (
                #"@service(any Storage)"#,
                #"""
                Chat.swift:1:14: error: `any Storage` is not a protocol's name [RG211]
                /// @service(any Storage)
                             ^~~~~~~~~~~
                Chat.swift:1:14: note: write the name without `any`, quotes or arguments: `@service(SomeProtocol)`

                """#
            ),
            (
                #"@service(Storage, key = "x")"#,
                #"""
                Chat.swift:1:23: error: there must be a colon between `key` and its value [RG206]
                /// @service(Storage, key = "x")
                                      ^~~~~~~~~
                Chat.swift:1:23: note: write `key: "x"`

                """#
            ),
            (
                #"@service(Storage"#,
                #"""
                Chat.swift:1:13: error: the parenthesis of these options is never closed [RG206]
                /// @service(Storage
                            ^
                Chat.swift:1:13: note: write `)` after the last option; a marker is on one line

                """#
            ),
            (
                #"@service("Storage")"#,
                #"""
                Chat.swift:1:14: error: `"Storage"` is not a protocol's name [RG211]
                /// @service("Storage")
                             ^~~~~~~~~
                Chat.swift:1:14: note: write the name without `any`, quotes or arguments: `@service(SomeProtocol)`

                """#
            ),
            (
                #"@service(Storage<Int>)"#,
                #"""
                Chat.swift:1:14: error: `Storage<Int>` is not a protocol's name [RG211]
                /// @service(Storage<Int>)
                             ^~~~~~~~~~~~
                Chat.swift:1:14: note: write the name without `any`, quotes or arguments: `@service(SomeProtocol)`

                """#
            ),
        ]
    )
    func finding(line: String, findings: String) {
        #expect(MarkerFixture(line).findings == findings)
    }
}
