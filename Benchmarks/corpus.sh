#!/bin/sh
# Extracts the newest version of every bare git repository below a folder, as plain folders to parse.
#
#   Benchmarks/corpus.sh REPOSITORIES OUTPUT
set -eu

if [ $# -ne 2 ]; then
    echo "usage: $0 REPOSITORIES OUTPUT" >&2
    exit 2
fi

repositories=$1
output=$2

find -H "$repositories" -name '*.git' -type d -prune | LC_ALL=C sort | while read -r repository; do
    version=$(git -C "$repository" tag --list --sort=-version:refname | grep -v -- - | head -n 1)
    if [ -z "$version" ]; then
        echo "skipped: no version in $repository" >&2
        continue
    fi
    owner=$(basename "$(dirname "$repository")")
    folder=$output/$owner-$(basename "$repository" .git)
    if [ -d "$folder" ]; then
        continue
    fi
    mkdir -p "$folder"
    git -C "$repository" archive "$version" | tar -x -C "$folder"
    echo "$folder $version"
done
