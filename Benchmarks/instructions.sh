#!/bin/sh
# Counts the instructions of a lookup, from the text of a URL to the route's number and the ranges of its captures, and fails if there are
# more than there may be. Counts do not depend on what else the machine does. Needs valgrind.
#
# usage: Benchmarks/instructions.sh [FOLDER]
#
# FOLDER has further route sets, as main.swift of Lookup reads them.
set -eu

package=$(dirname "$0")
swift build -c release --package-path "$package" --product Lookup
built="$(swift build -c release --package-path "$package" --show-bin-path)/Lookup"
lookup=$(mktemp)
profile=$(mktemp)
trap 'rm -f "$lookup" "$profile"' EXIT
# Valgrind cannot read the debugging information of so large an executable.
strip --strip-debug -o "$lookup" "$built"
chmod +x "$lookup"
# The function that looks up, by its mangled name: closures inside of it are not to be told apart.
function=$(nm "$lookup" | sed -n 's/.* \([^ ]*6lookUpySi11RouteTables[^ ]*MatcherV_SStF\)$/\1/p')
if [ -z "$function" ]; then
    echo "The function that looks up is not in $built." >&2
    exit 2
fi
status=0

# count SET LIMIT
count() {
    output=$(
        valgrind --tool=callgrind --callgrind-out-file="$profile" --toggle-collect="$function" \
            "$lookup" ${folder:+"$folder"} --instructions "$1" 2>&1
    )
    instructions=$(echo "$output" | sed -n 's/.*Collected : *//p')
    paths=$(echo "$output" | sed -n 's/^paths: *//p')
    each=$((instructions / paths))
    echo "$1: $each instructions a lookup (at most $2)"
    if [ "$each" -gt "$2" ]; then status=1; fi
}

folder=${1:-}
count "api" 1085
count "files" 960
count "app of 200 " 985
count "app of 10000" 1000
count "links // " 1120
count "links myapp:// " 1158
count "links myapp://?" 1298
# At most one and a half times a plain capture, but for what has a literal and a capture in one component.
count 'kind `:id`' 960
count 'kind `:id(' 1098
count 'kind `:name' 1115
count 'kind `**' 1065
count 'kind `:rest' 1098
count 'kind `@' 1195
if [ -n "$folder" ]; then
    for file in "$folder"/*.txt; do
        count "$(basename "$file" .txt)" 1005
    done
fi
exit "$status"
