#!/bin/sh
# Counts the instructions of a look-up, from the text of a URL to the route's number and the ranges of its captures, and fails if there are
# more than there may be. Counts do not depend on what else the machine does. Needs valgrind.
#
# usage: Benchmarks/instructions.sh [FOLDER]
#
# FOLDER has further route sets, as main.swift of Lookup reads them.
set -eu

package=$(dirname "$0")
swift build -c release --package-path "$package" --product Lookup
lookup="$(swift build -c release --package-path "$package" --show-bin-path)/Lookup"
profile=$(mktemp)
trap 'rm -f "$profile"' EXIT
status=0

# count SET LIMIT
count() {
    output=$(
        valgrind --tool=callgrind --callgrind-out-file="$profile" --toggle-collect='*lookUp*RouteMatcher*' \
            "$lookup" ${folder:+"$folder"} --instructions "$1" 2>&1
    )
    instructions=$(echo "$output" | sed -n 's/.*Collected : *//p')
    paths=$(echo "$output" | sed -n 's/^paths: *//p')
    each=$((instructions / paths))
    echo "$1: $each instructions a look-up (at most $2)"
    if [ "$each" -gt "$2" ]; then status=1; fi
}

folder=${1:-}
count "api" 600
count "files" 600
count "app of 10000" 700
if [ -n "$folder" ]; then
    for file in "$folder"/*.txt; do
        routes=$(grep -c "" "$file")
        limit=600
        if [ "$routes" -gt 1000 ]; then limit=700; fi
        count "$(basename "$file" .txt)" "$limit"
    done
fi
exit "$status"
