#!/usr/bin/env bash
# Counts the compiler's instructions for generated code, in millions for each route of a synthetic module of 50 routes.
# Fails if there are 2 % more than Benchmarks/CompileCost.md says, or so few that it is to say less. Counts do not depend
# on what else the machine does. Needs valgrind, and an x86-64 processor; takes some minutes.
#
#   Benchmarks/compile-cost.sh ROUTEGEN
#
# ROUTEGEN is the tool. Debug is the compiler's job for the generated file, without the job for the module's interface.
# Release is the whole module, less the same module without RouteGen, whose handlers are public so that they are compiled.
set -euo pipefail
tool=$(realpath "${1:?the tool is missing}")
cd "$(dirname "$0")/.."
root=$PWD
routes=50
module=Feature0
frontend=$(dirname "$(realpath "$(command -v swiftc)")")/swift-frontend
work=$root/.build/compile-cost
rm -rf "$work"
mkdir -p "$work/generator"

cd "$work/generator"
swiftc -package-name Benchmarks -parse-as-library -wmo -module-name SyntheticAppGenerator -emit-module -emit-object \
    -o SyntheticAppGenerator.o "$root"/Benchmarks/Sources/SyntheticAppGenerator/*.swift
swiftc -package-name Benchmarks -parse-as-library -I . -o app "$root"/Benchmarks/Sources/SyntheticApp/*.swift \
    SyntheticAppGenerator.o
./app --output "$work/with" --modules 1 --routes $routes --routegen "$root"
./app --output "$work/without" --modules 1 --routes $routes
cd "$work/with"
"$tool" generate --module $module=Sources/$module --output Generated.swift
printf '@_spi(Generated) public import RouterRuntime\n' >Nothing.swift

# instructions SOURCES_AND_FLAGS...
instructions() {
    local job=("$frontend" -frontend -c "$@" -g -swift-version 6 -parse-as-library -module-name "$module"
        -module-cache-path "$work/cache" -o "$work/object.o")
    local counter
    # The first such job also compiles the system's modules, which the cache keeps.
    for counter in "" "valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null"; do
        $counter "${job[@]}" 2>"$work/log.txt" || {
            cat "$work/log.txt" >&2
            return 1
        }
        # The compiler leaves out code generation if the object exists and its code is the same.
        rm "$work/object.o"
    done
    sed -n 's/.*I *refs: *//p' "$work/log.txt" | tr -d ,
}

# modules FLAGS...: the interfaces of the runtime and of the app's other module.
modules() {
    rm -rf "$work/modules"
    mkdir "$work/modules"
    local name
    for name in RouteTables RouterRuntime; do
        find "$root/Sources/$name" -name '*.swift' -print0 |
            xargs -0 swiftc "$@" -swift-version 6 -parse-as-library -package-name RouteGen -I "$work/modules" \
                -module-name $name -emit-module -emit-module-path "$work/modules/$name.swiftmodule"
    done
    swiftc "$@" -swift-version 6 -parse-as-library -module-name SharedModels -emit-module \
        -emit-module-path "$work/modules/SharedModels.swiftmodule" Sources/SharedModels/*.swift
}

# report NAME INSTRUCTIONS INSTRUCTIONS_WITHOUT
report() {
    local each documented
    each=$(awk -v with="$2" -v without="$3" -v routes=$routes 'BEGIN { printf "%.1f", (with - without) / routes / 1e6 }')
    printf '%7.1f million instructions for each route: %s\n' "$each" "$1"
    documented=$(sed -n "s/^ *\([0-9.]*\) million instructions for each route: $1\$/\1/p" "$root/Benchmarks/CompileCost.md")
    if awk -v each="$each" -v documented="$documented" 'BEGIN { exit !(each > documented * 1.02 || each < documented * 0.96) }'; then
        echo "        Benchmarks/CompileCost.md says ${documented:-nothing}."
        status=1
    fi
}

status=0
modules -Onone -DDEBUG
debug=(Sources/"$module"/*.swift -Onone -enable-testing -I "$work/modules")
report debug "$(instructions -primary-file Generated.swift "${debug[@]}")" \
    "$(instructions -primary-file Nothing.swift "${debug[@]}")"
modules -O
release=(-O -function-sections -I "$work/modules")
report release "$(instructions Sources/$module/*.swift Generated.swift "${release[@]}")" \
    "$(instructions "$work/without/Sources/$module"/*.swift "${release[@]}")"
exit "$status"
