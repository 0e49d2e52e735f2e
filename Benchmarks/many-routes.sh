#!/bin/sh
# Writes the handlers among which DispatchCost calls, so that it can be measured with a table of many routes.
#
#   Benchmarks/many-routes.sh 10000
set -eu

if [ $# -ne 1 ]; then
    echo "usage: $0 NUMBER" >&2
    exit 2
fi

folder=$(dirname "$0")/Sources/ManyRoutes
awk -v count="$1" 'BEGIN {
    print "enum Shops {"
    for (number = 0; number < count; number++) {
        printf "    /// @route //shop%d/part%d/:id/items/:item\n", number / 100, number
        printf "    static func part%d(id: Int, item: Int) -> Int { id &+ item &+ %d }\n", number, number
    }
    print "}"
}' >"$folder/Shops.swift"
