#!/usr/bin/env bash
# Checks out the newest version of a package in WORK/packages, and builds it.
#
#   checkout.sh WORK OWNER/NAME...
set -uo pipefail
work=$1; shift
mkdir -p "$work/packages"
for name in "$@"; do
    folder=$work/packages/${name//\//-}
    [ -d "$folder" ] && continue
    url=https://github.com/$name
    version=$(git ls-remote --tags --sort=-version:refname "$url" | sed 's|.*refs/tags/||' | grep -v -e - -e '\^{}' | head -n 1)
    git -c advice.detachedHead=false clone -q --depth 1 --branch "$version" "$url" "$folder" || continue
    (cd "$folder" && swift build -q >build.log 2>&1) && echo "$name $version built" || echo "$name $version NOT BUILT"
done
