"""Writes the first page of the built documentation, with the list of tasks.

    python3 Documentation/index.py OUTPUT

OUTPUT is the folder with the archive that Documentation/build.sh has made. Pages that are not in the archive are copied, as
they are written.
"""

import html
import json
import pathlib
import re
import sys

documentation = pathlib.Path(__file__).resolve().parent
output = pathlib.Path(sys.argv[1])
archive = "RouteGen.doccarchive"


def anchor(page, heading):
    """The anchor of a heading in a page of the archive: Tasks.md has those of a repository's browser."""
    def letters(text):
        return re.sub(r"[^a-z0-9]", "", text.lower())

    data = json.loads((output / archive / "data/documentation" / f"{page}.json").read_text())
    headings = [item["anchor"] for section in data["primaryContentSections"] for item in section.get("content", [])
                if item["type"] == "heading"]
    found = [anchor for anchor in headings if letters(anchor) == letters(heading)]
    assert len(found) == 1, f"{page} has no heading '{heading}'"
    return found[0]


def address(destination):
    """The address of a page that Tasks.md names."""
    path, _, heading = destination.partition("#")
    if path == "Tutorials.docc":
        return f"{archive}/tutorials/routegen.html"
    article = re.fullmatch(r"\.\./Sources/(\w+)/\w+\.docc/(\w+)\.md", path)
    if article:
        library, name = (part.lower() for part in article.groups())
        page = library if library == name else f"{library}/{name}"
        return f"{archive}/documentation/{page}.html" + (f"#{anchor(page, heading)}" if heading else "")
    text = (documentation / path).read_text()
    copy = output / "pages" / path.replace(".md", ".html")
    copy.parent.mkdir(exist_ok=True)
    copy.write_text('<!doctype html><html lang="en"><head><meta charset="utf-8"><title>RouteGen</title></head><body>'
                    '<a href="../index.html">RouteGen</a>'
                    f'<pre style="white-space: pre-wrap">{html.escape(text)}</pre></body></html>')
    return f"pages/{copy.name}"


def marked(text):
    """A cell of a table as HTML."""
    text = html.escape(text, quote=False)
    text = re.sub(r"\[([^]]+)\]\(([^)]+)\)", lambda link: f'<a href="{address(link[2])}">{link[1]}</a>', text)
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", text)


def tasks():
    parts = []
    for section in (documentation / "Tasks.md").read_text().split("\n## ")[1:]:
        title, _, text = section.partition("\n")
        rows = re.findall(r"^\| (?!---)(.+) \| (.+) \|$", text, re.MULTILINE)
        cells = [f"<tr><td>{marked(task)}</td><td>{marked(pages)}</td></tr>" for task, pages in rows]
        parts.append(f"<h2>How do I … {title[0].lower()}{title[1:]}</h2>\n<table>\n" + "\n".join(cells) + "\n</table>")
    return "\n\n".join(parts)


page = (documentation / "index.html").read_text()
assert "<!-- Tasks -->" in page
(output / "index.html").write_text(page.replace("<!-- Tasks -->", tasks()))
