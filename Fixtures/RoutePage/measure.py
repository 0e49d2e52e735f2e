"""Measures a page: the time to its first paint, and from each key in its two text fields to the next paint.

    measure.py PAGE.html
"""

import statistics
import sys

from selenium.webdriver.common.action_chains import ActionChains

from browser import Browser

# Notes the time from each key to the paint that shows its effect.
OBSERVE = """
    const isObserved = "delays" in window;
    window.delays = [];
    if (!isObserved) addEventListener("keydown", event => {
      requestAnimationFrame(() => setTimeout(() => window.delays.push(performance.now() - event.timeStamp)));
    }, true);
"""


def delays(browser, selector, text):
    browser.find(selector).click()
    browser.run(OBSERVE)
    for key in text:
        ActionChains(browser.driver).send_keys(key).pause(0.3).perform()
    return browser.run("return window.delays")


def main(page):
    paints = []
    for _ in range(5):
        browser = Browser()
        try:
            browser.open(page)
            paints.append(browser.run(
                "return performance.getEntriesByName('first-contentful-paint')[0].startTime"))
            search = delays(browser, "#query", "open the message")
            urls = delays(browser, "#url", "//message7/team10/15")
        finally:
            browser.quit()
    print(f"first paint: {min(paints):.0f} to {max(paints):.0f} ms")
    for name, found in [("search", search), ("URL", urls)]:
        print(f"a key in the field {name}: {min(found):.0f} to {max(found):.0f} ms, median {statistics.median(found):.0f}")
        print("   ", " ".join(f"{delay:.0f}" for delay in found))


if __name__ == "__main__":
    main(sys.argv[1])
