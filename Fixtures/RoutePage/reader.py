"""Compares what the page says about URLs with what the runtime says about them.

    reader.py FOLDER

FOLDER has pages and their URLs, which the test `RoutePageCases` writes.
"""

import json
import pathlib
import sys

from browser import Browser

# Runs in the page: the answers of its reader in the form of `routegen match --format json`.
ANSWERS = """
    const [lines, done] = arguments;
    const read = id => JSON.parse(document.getElementById(id).textContent);
    const map = read("map");
    const tables = read("tables");
    const lookUp = urlLookUp(map, tables, read("facts").options);
    const answerTo = async ({ url, from }) => {
      const answer = lookUp(url, from);
      const candidate = index => {
        const { pattern, handler, module, open, parent } = map.routes[index];
        return { pattern, handler, module, ...(open ? { open } : {}), ...(parent ? { parent } : {}) };
      };
      const matched = answer.candidates.length > 0;
      const start = { url, from: answer.origin, matched,
        ...(answer.rewrites.length ? { rewrites: answer.rewrites } : {}) };
      const end = answer.forApp === null ? {} : { app: candidate(answer.forApp) };
      if (answer.problem !== null) return { ...start, nearest: [], error: answer.problem, ...end };
      if (!matched) {
        const nearest = (await answer.nearest())
          .map(({ index, reason }) => ({ pattern: map.routes[index].pattern, reason }));
        return { ...start, nearest, ...(answer.foreignness ? { reason: answer.foreignness } : {}), ...end };
      }
      const parameters = answer.parameters.map(({ name, values, isArray }) => [name, isArray ? values : values[0]]);
      const { plan } = planOf(tables.patterns[answer.candidates[0]], answer.parameters);
      const unread = answer.parameters.filter(({ isRead }) => !isRead).map(({ name }) => name);
      return { ...start, ...candidate(answer.candidates[0]), parameters: Object.fromEntries(parameters), unread,
        candidates: answer.candidates.map(candidate), ...(plan ? { plan } : {}), ...end };
    };
    Promise.all(lines.map(answerTo)).then(answers => done(JSON.stringify(answers)));
"""


def answers(browser, asked):
    """The answers of the page that the browser shows."""
    return json.loads(browser.run_asynchronously(ANSWERS, asked))


def main(folder, browser):
    compared = 0
    failures = 0
    for page in sorted(pathlib.Path(folder).glob("*.html")):
        lines = [json.loads(line) for line in page.with_suffix(".jsonl").read_text().split("\n") if line]
        browser.open(page)
        asked = [{"url": line["answer"]["url"], "from": line["from"]} for line in lines]
        for line, answer in zip(lines, answers(browser, asked), strict=True):
            compared += 1
            # The page does not show what the app's links make of a URL.
            line["answer"].pop("own", None)
            for unread in (line["answer"].get("unread"), answer.get("unread")):
                if unread:
                    unread.sort()
            if answer != line["answer"]:
                failures += 1
                if failures <= 10:
                    print(f"{page.name}, from {line['from']}: {line['answer']['url'][:200]!r}", file=sys.stderr)
                    print(f"    the runtime: {json.dumps(line['answer'])[:1000]}", file=sys.stderr)
                    print(f"    the page:    {json.dumps(answer)[:1000]}", file=sys.stderr)
        messages = browser.messages()
        if messages:
            sys.exit(f"{page.name} writes to the console: {messages}")
    if failures:
        sys.exit(f"The page and the runtime differ on {failures} of {compared} URLs.")
    if compared < 10_000:
        sys.exit(f"Only {compared} URLs were compared.")
    print(f"The page and the runtime agree on {compared} URLs.")


if __name__ == "__main__":
    browser = Browser()
    try:
        main(sys.argv[1], browser)
    finally:
        browser.quit()
