"""Opens the built documentation from its folder, as a reader would.

    /usr/bin/python3 Documentation/test.py OUTPUT

OUTPUT is the folder that Documentation/build.sh writes. Debian's packages chromium, chromium-driver and python3-selenium
have all that is needed.
"""

import pathlib
import sys
import urllib.parse

from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Fixtures/RoutePage"))
sys.dont_write_bytecode = True

from browser import Browser  # noqa: E402

browser = Browser()
driver = browser.driver
index = pathlib.Path(sys.argv[1]) / "index.html"


def wait(condition, message):
    return WebDriverWait(driver, 20).until(lambda _: condition(), f"{driver.current_url} {message}")


def expect_heading(text):
    """Waits until the page has its data, and shows it."""
    wait(lambda: text in [heading.text for heading in browser.find_all("h1")], f"has no heading '{text}'")


def follow(text):
    def visible():
        return [link for link in driver.find_elements(By.LINK_TEXT, text) if link.is_displayed()]

    wait(visible, f"has no link '{text}'")[0].click()


def missing_files():
    """The links of the page to files that do not exist."""
    addresses = browser.run("return [...document.querySelectorAll('a[href]')].map((link) => fileAddress(link.href))")
    files = [urllib.parse.unquote(urllib.parse.urlparse(address).path) for address in addresses
             if address.startswith("file:")]
    assert len(files) > 20, f"{driver.current_url} has only the links {files}"
    return [file for file in files if not pathlib.Path(file).is_file()]


try:
    browser.open(index)
    names = [link.text for link in browser.find_all("a")]
    assert names == ["RouterDynamic", "RouterFoundation", "RouterNavigation", "RouterRuntime", "RouterTestSupport",
                     "Tutorials"], names
    follow("RouterRuntime")
    expect_heading("RouterRuntime")
    assert missing_files() == [], missing_files()
    follow("Feature overview")
    expect_heading("Feature overview")
    driver.back()
    expect_heading("RouterRuntime")
    browser.open(index)
    follow("Tutorials")
    expect_heading("RouteGen, step by step")
    follow("Get started")
    expect_heading("From one module to three")
finally:
    browser.quit()
print("The documentation opens from its folder.")
