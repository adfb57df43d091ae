"""The seal as pictures, for home screens: `python -m tests.web.icons` draws them anew."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.chromium import FLAGS, chromium

PUBLIC = Path(__file__).parents[2] / "web" / "public"
PAPER = "#F3EBDD"
# How much of the picture the seal takes, and what lies behind it. A maskable one is cut to any
# shape by the system: all that matters is in the inner circle, and the ground reaches to the edges.
ICONS = {
    "icon-192.png": (192, 0.92, "transparent"),
    "icon-512.png": (512, 0.92, "transparent"),
    "icon-maskable.png": (512, 0.56, PAPER),
    "icon-touch.png": (180, 0.74, PAPER),
}


def draw() -> None:
    """All of them."""
    seal = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>html {{ background: {ground} }} body {{ margin: 0; height: 100vh; "
                f"display: grid; place-items: center }} svg {{ width: {share:.0%} }}</style>{seal}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
