"""A headless Chromium that shows a page, and what the tests ask of it."""

import pathlib
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By


class Browser:
    def __init__(self):
        options = Options()
        options.binary_location = shutil.which("chromium")
        for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
                         "--window-size=1200,900", "--force-device-scale-factor=1", "--hide-scrollbars"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)
        self.driver.set_script_timeout(120)

    def quit(self):
        self.driver.quit()

    def open(self, path):
        self.driver.get(pathlib.Path(path).absolute().as_uri())

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def run_asynchronously(self, script, *arguments):
        """Runs a script that passes its result to a function, its last argument."""
        return self.driver.execute_async_script(script, *arguments)

    def command(self, name, **parameters):
        """A command of the browser's own protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def messages(self):
        """What the page has written to the console, which includes violations of its policy."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def accessibility(self):
        """The nodes of the accessibility tree, as assistive technology gets them."""
        nodes = self.command("Accessibility.getFullAXTree")["nodes"]
        value = lambda node, key: node.get(key, {}).get("value", "")
        properties = lambda node: {item["name"]: item["value"].get("value") for item in node.get("properties", [])}
        return [{"role": value(node, "role"), "name": value(node, "name"), **properties(node)}
                for node in nodes if not node.get("ignored")]
