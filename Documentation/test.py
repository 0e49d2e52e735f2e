"""Opens the built documentation from its folder, as a reader would.

    /usr/bin/python3 Documentation/test.py OUTPUT

OUTPUT is the folder that Documentation/build.sh writes. Debian's packages chromium, chromium-driver and python3-selenium
have all that is needed.
"""

import json
import pathlib
import re
import sys
import urllib.parse

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Fixtures/RoutePage"))
sys.dont_write_bytecode = True

from browser import Browser  # noqa: E402

output = pathlib.Path(sys.argv[1])


def references(archive):
    """The files, images and pages that the data of an archive refers to, by their identifiers."""
    for path in sorted((archive / "data").rglob("*.json")):
        for identifier, reference in json.loads(path.read_text()).get("references", {}).items():
            yield path, identifier, reference


def expect_images(archive):
    """Each picture that a page shows is a file of the archive."""
    count = 0
    for path, identifier, reference in references(archive):
        if reference["type"] in ["image", "video", "file"]:
            for variant in reference.get("variants", []):
                count += 1
                file = archive / variant["url"].lstrip("/")
                assert file.is_file() and file.stat().st_size > 0, f"{path}: {file} of '{identifier}' is missing"
    return count


def expect_files_of_tutorials(archive):
    """Each step of a tutorial shows the file that its source names, with its text."""
    count = 0
    for source in sorted((root / "Documentation/Tutorials.docc").glob("*.tutorial")):
        steps = re.findall(r'@Code\(name: "([^"]+)", file: "([^"]+)"\)', source.read_text())
        pages = [path for path in (archive / "data/tutorials").rglob("*.json") if path.stem == source.stem.lower()]
        if not steps:
            continue
        assert len(pages) == 1, f"{source.name} has the pages {pages}"
        page = json.loads(pages[0].read_text())
        shown = [(page["references"][step["code"]]["fileName"], step["code"])
                 for section in page["sections"] if section["kind"] == "tasks"
                 for task in section["tasks"] for step in task["stepsSection"] if step.get("code")]
        assert shown == steps, f"{source.name} shows {shown}, not {steps}"
        for _, file in steps:
            text = (source.parent / "Code" / file).read_text()
            content = page["references"][file]["content"]
            assert "\n".join(content).rstrip("\n") == text.rstrip("\n"), f"{source.name}: {file}"
            count += 1
    return count


archive = output / "RouteGen.doccarchive"
pictures = expect_images(archive)
files = expect_files_of_tutorials(archive)
assert pictures >= 1 and files > 20, f"{pictures} pictures and {files} files"

browser = Browser()
driver = browser.driver
index = output / "index.html"


def wait(condition, message):
    return WebDriverWait(driver, 20).until(lambda _: condition(), f"{driver.current_url} {message}")


def expect_heading(text):
    """Waits until the page has its data, and shows it."""
    wait(lambda: text in [heading.text for heading in browser.find_all("h1")], f"has no heading '{text}'")


def follow(text):
    def visible():
        links = driver.find_elements(By.LINK_TEXT, text)
        # A card is a link with a title and a sentence.
        links += driver.find_elements(By.XPATH, f"//a[b[normalize-space() = '{text}']]")
        return [link for link in links if link.is_displayed()]

    wait(visible, f"has no link '{text}'")[0].click()


def missing_files():
    """The links of the page to files that do not exist."""
    addresses = browser.run("return [...document.querySelectorAll('a[href]')].map((link) => fileAddress(link.href))")
    files = [urllib.parse.unquote(urllib.parse.urlparse(address).path) for address in addresses
             if address.startswith("file:")]
    assert len(files) > 20, f"{driver.current_url} has only the links {files}"
    return [file for file in files if not pathlib.Path(file).is_file()]


def has_sidebar():
    return browser.run("return document.querySelector('nav.navigator').checkVisibility({visibilityProperty: true})")


def articles():
    """The pages of all articles, in the form that opens from the folder."""
    for path in sorted((archive / "data/documentation").glob("*/*.json")):
        if json.loads(path.read_text()).get("metadata", {}).get("role") == "article":
            yield (archive / path.relative_to(archive / "data")).with_suffix(".html")


def table_widths():
    """The width that each table needs, and the one that it has."""
    return browser.run("return [...document.querySelectorAll('table')]"
                       ".map(table => [table.scrollWidth, table.parentElement.clientWidth])")


def broken_words():
    """The code of tables that is broken inside of words, although it would fit into a line."""
    return browser.run("""
        const lines = code => new Set([...code.getClientRects()].map(({ top }) => Math.round(top))).size;
        return [...document.querySelectorAll("td code")].filter(code => lines(code) > 1).filter(code => {
          const line = code.cloneNode(true);
          line.style.cssText = "white-space: nowrap; display: inline-block";
          code.parentElement.append(line);
          const width = line.getBoundingClientRect().width;
          line.remove();
          return !/\\s/.test(code.textContent) && width < code.closest("td").clientWidth - 30;
        }).map(code => code.textContent);
    """)


def expect_found(text, title):
    """Searches with the sidebar, and waits until it shows a page or a symbol."""
    field = browser.find("nav.navigator .filter__input")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(text)
    wait(lambda: title in browser.run("""
        return [...document.querySelectorAll(".navigator-card-item .leaf-link")]
          .filter(link => link.checkVisibility({ visibilityProperty: true })).map(link => link.textContent.trim());
    """), f"does not find '{title}'")


try:
    browser.open(index)
    links = [link.get_attribute("href") for link in browser.find_all("a")]
    files = [pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(link).path)) for link in links]
    assert [file for file in files if not file.is_file()] == [], files
    # It leads to the archive, to pages beside it, and to the page of an app's routes.
    pages = {archive.name, "pages", "routes.html"}
    assert {file.relative_to(output.resolve()).parts[0] for file in files} == pages, files
    # Each row of the list of tasks is there, and each article is one click away.
    listed = re.findall(r"^\| (?!---|\| page)(.+) \| .+ \|$", (root / "Documentation/Tasks.md").read_text(), re.MULTILINE)
    shown = [row.find_element(By.TAG_NAME, "td").text for row in browser.find_all("table tr")]
    assert shown == [task.replace("`", "") for task in listed] and len(shown) > 60, (shown, listed)
    assert {page.resolve() for page in articles()} <= set(files), {page.resolve() for page in articles()} - set(files)
    assert browser.run("return document.images[0].naturalWidth") > 1000
    for width in [390, 1200]:
        browser.command("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        assert browser.run("return document.documentElement.scrollWidth") <= width, width
    assert browser.run("const code = document.querySelector('pre'); return code.scrollWidth <= code.clientWidth")
    browser.command("Emulation.clearDeviceMetricsOverride")
    follow("RouterRuntime")
    expect_heading("RouterRuntime")
    assert missing_files() == [], missing_files()
    follow("Feature overview")
    expect_heading("Feature overview")
    # Its tables fit: on a phone, without the sidebar, and beside it, where the window may leave little space.
    for width in [390, 1000, 1024, 1100, 1280]:
        browser.command("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        wait(lambda: has_sidebar() == (width >= 1024), f"has no layout for {width} pixels")
        widths = table_widths()
        assert len(widths) > 3 and all(needed <= available for needed, available in widths), (width, widths)
        assert width > 390 or broken_words() == [], broken_words()
    # One search finds the pages and symbols of all libraries.
    expect_found("login", "Asking for a login")
    expect_found("LinkPlan", "LinkPlan")
    browser.command("Emulation.clearDeviceMetricsOverride")
    driver.back()
    expect_heading("RouterRuntime")
    # The tables of all articles fit where the sidebar leaves the least space.
    browser.command("Emulation.setDeviceMetricsOverride", width=1024, height=900, deviceScaleFactor=1, mobile=False)
    pages = list(articles())
    sources = [path for path in root.glob("Sources/*/*.docc/*.md") if path.stem != path.parent.stem]
    assert len(pages) == len(sources), pages
    for page in pages:
        browser.open(page)
        wait(lambda: browser.find_all("h1"), "has no heading")
        assert all(needed <= available for needed, available in table_widths()), (page, table_widths())
        # Each page leads to the first one.
        links = [link.get_attribute("href") for link in browser.find_all("nav.site a")]
        files = [pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(link).path)) for link in links]
        assert files == [index.resolve()], files
    browser.command("Emulation.clearDeviceMetricsOverride")
    browser.open(index)
    follow("Getting started on iOS")
    expect_heading("Getting started on iOS")
    browser.open(index)
    follow("Tutorials")
    expect_heading("RouteGen, step by step")
    follow("Get started")
    expect_heading("An app for iOS")
finally:
    browser.quit()
print("The documentation opens from its folder.")
