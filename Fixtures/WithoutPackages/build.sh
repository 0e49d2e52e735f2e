#!/usr/bin/env bash
# Builds the app with nothing but the compiler, and prints the path of the executable.
#
#   Fixtures/WithoutPackages/build.sh ROUTEGEN OUTPUT
#
# ROUTEGEN is the tool, which `swift build --product routegen` builds; OUTPUT is a folder for the results.
set -euo pipefail
routegen=$1
mkdir -p "$2"
output=$(cd "$2" && pwd)
cd "$(dirname "$0")"

compile() {
    local module=$1
    shift
    swiftc -swift-version 6 -wmo -parse-as-library -module-name "$module" -I "$output" \
        -emit-module -emit-module-path "$output/$module.swiftmodule" -c -o "$output/$module.o" "$@"
}

# The libraries that every app links. They share declarations with the access level `package`.
for library in RouteTables RouterRuntime; do
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "../../Sources/$library" -name '*.swift' | sort)
    compile "$library" -package-name RouteGen "${files[@]}"
done

# A module, with its routes. The arguments after the module are those of the tool.
build() {
    local module=$1
    shift
    local generated=$output/$module+Routes.generated.swift
    "$routegen" generate --module "$module=Sources/$module" --output "$generated" "$@"
    local files=("$generated")
    for file in "Sources/$module"/*.swift; do [ ! -e "$file" ] || files+=("$file"); done
    compile "$module" "${files[@]}"
}

build Chat
build ChatRoutes --accessors Chat=Sources/Chat --config Sources/ChatRoutes/routegen.json
build Maps
build App --executable --dependency Chat=Sources/Chat --dependency Maps=Sources/Maps
swiftc -o "$output/App" "$output"/*.o
echo "$output/App"
