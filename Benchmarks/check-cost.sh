#!/usr/bin/env bash
# Counts the instructions of `routegen check` in release, for apps of 100 and of 200 modules with 50 routes each. Fails if the
# larger one takes more than the limit in billions, or if the cost grows faster than the number of modules. Counts do not
# depend on what else the machine does. Needs valgrind, and an x86-64 processor; takes some minutes.
#
#   Benchmarks/check-cost.sh
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
limit=8.8
exponent=1.05
work=$root/.build/check-cost
rm -rf "$work/app"
mkdir -p "$work/app"
build=(swift build -c release --product routegen --scratch-path "$work/build")
"${build[@]}"
tool=$("${build[@]}" --show-bin-path)/routegen

cd "$work/app"
swiftc -package-name Benchmarks -parse-as-library -wmo -module-name SyntheticAppGenerator -emit-module -emit-object \
    -o SyntheticAppGenerator.o "$root"/Benchmarks/Sources/SyntheticAppGenerator/*.swift
swiftc -package-name Benchmarks -parse-as-library -I . -o app "$root"/Benchmarks/Sources/SyntheticApp/*.swift \
    SyntheticAppGenerator.o

# instructions MODULES: the billions of instructions of a check.
instructions() {
    ./app --output "$1" --modules "$1" --routes 50 >/dev/null
    local modules=() folder
    for folder in "$1"/Sources/*; do modules+=(--module "$(basename "$folder")=$folder"); done
    valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null \
        "$tool" check "${modules[@]}" >"$1/log.txt" 2>&1 || {
        cat "$1/log.txt" >&2
        return 1
    }
    sed -n 's/.*I *refs: *//p' "$1/log.txt" | tr -d , | awk '{ printf "%.2f", $1 / 1e9 }'
}

small=$(instructions 100)
large=$(instructions 200)
awk -v small="$small" -v large="$large" -v limit=$limit -v exponent=$exponent 'BEGIN {
    growth = log(large / small) / log(2)
    printf "%.2f billion instructions for 100 modules, %.2f for 200 (limit: %.1f), exponent %.2f (limit: %.2f)\n",
        small, large, limit, growth, exponent
    exit large > limit || growth > exponent
}'
