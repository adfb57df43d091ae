"""The web app: its page at every address of its own, its files, and a server without it."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tenka.server.api import pages
from tests.server.api.site import Site

ADDRESSES = (
    "/", "/new", "/games", "/settings", "/signup", "/login", "/rules", "/rules/chuhan",
    "/fairness", "/fairness/abc", "/link/abc", "/owner",
)  # fmt: skip


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A web app of three files."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>built</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text("plain")
    (folder / "assets" / "app-1a2b.js.br").write_text("brotli")
    (folder / "assets" / "app-1a2b.js.gz").write_text("gzip")
    (folder / "assets" / "inter-3c4d.woff2").write_bytes(b"font")
    (folder / "assets" / "gong-5e6f.wav").write_bytes(b"bronze")
    monkeypatch.setattr(pages, "BUILT", folder)
    return folder


@pytest.fixture
def client(site: Site) -> TestClient:
    return site.client


@pytest.mark.usefixtures("built")
class TestBuilt:
    @pytest.mark.parametrize("address", ADDRESSES)
    def test_its_page_stands_at_every_address_of_its_own(
        self, client: TestClient, address: str
    ) -> None:
        answer = client.get(address)
        assert (answer.status_code, answer.text) == (200, "<title>built</title>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"  # a new build is seen at once
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy  # nothing but our own files

    def test_what_the_build_has_drawn_comes_in_the_language_of_who_asks(
        self, client: TestClient, built: Path
    ) -> None:
        for name in ("home.en", "home.pl", "rules.hu"):
            (built / f"{name}.html").write_text(name)
        (built / "home.pl.html.br").write_text("brotli")

        def seen(address: str, **headers: str) -> str:
            with client.stream("GET", address, headers=headers) as answer:
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-store"
                return b"".join(answer.iter_raw()).decode()

        plain = {"Accept-Encoding": "identity"}
        assert seen("/", **plain) == "home.en"
        assert seen("/", **{"Accept-Language": "pl-PL,en;q=0.5"}, **plain) == "home.pl"
        assert seen("/", **{"Accept-Language": "pl", "Accept-Encoding": "br"}) == "brotli"
        chosen = {"Cookie": "tenka-language=hu", "Accept-Language": "pl"}
        assert seen("/rules", **chosen, **plain) == "rules.hu"
        assert seen("/", **chosen, **plain) == "<title>built</title>"
        for nonsense in ("../rules.hu", "x", "a" * 5000):
            cookie = {"Cookie": f"tenka-language={nonsense}"}
            assert seen("/", **cookie, **plain) == "home.en"

    def test_a_table_is_drawn_for_its_game(self, site: Site, built: Path) -> None:
        (built / "table-chuhan.en.html").write_text("a table of Chu Han")
        guest = site.guest()
        tables = {game: guest.post("/tables", game=game)["table"] for game in ("chuhan", "suntzu")}
        nobody = site.nobody()
        assert nobody.get(f"/table/{tables['chuhan']}").text == "a table of Chu Han"
        assert nobody.get(f"/table/{tables['suntzu']}").text == "<title>built</title>"

    @pytest.mark.parametrize("address", ["/api/nothing", "/api", "/nothing", "/table/a/b"])
    def test_elsewhere_there_is_nothing(self, client: TestClient, address: str) -> None:
        answer = client.get(address)
        assert (answer.status_code, answer.json()["error"]["kind"]) == (404, "NotFound")

    @pytest.mark.parametrize("address", ["/nothing", "/table/a/b", "/apis", "/table/abc", "/%00"])
    def test_who_is_lost_with_a_browser_sees_a_page(self, client: TestClient, address: str) -> None:
        answer = client.get(
            address, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        )
        assert (answer.status_code, answer.text) == (404, "<title>built</title>")

    @pytest.mark.parametrize("address", ["/api/nothing", "/api", "/api/tables/nothing"])
    def test_the_api_tells_everybody_alike(self, client: TestClient, address: str) -> None:
        answer = client.get(address, headers={"Accept": "text/html"})
        assert (answer.status_code, answer.json()["error"]["kind"]) == (404, "NotFound")
        assert client.post("/nothing", headers={"Accept": "text/html"}).json()["error"]

    def test_a_table_that_is_there_has_its_page(self, site: Site) -> None:
        table = site.guest().post("/tables", game="chuhan")["table"]
        assert site.nobody().get(f"/table/{table}").status_code == 200

    def test_the_worker_is_never_an_old_one(self, client: TestClient, built: Path) -> None:
        (built / "sw.js").write_text("worker")
        answer = client.get("/sw.js")
        assert (answer.status_code, answer.text) == (200, "worker")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/javascript")

    def test_the_files_of_an_app(self, client: TestClient, built: Path) -> None:
        (built / "manifest.webmanifest").write_text("{}")
        (built / "icon-192.png").write_bytes(b"png")
        manifest, icon = client.get("/manifest.webmanifest"), client.get("/icon-192.png")
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert icon.headers["content-type"] == "image/png"
        assert client.get("/icon-512.png").status_code == 404

    @pytest.mark.parametrize(
        ("accepted", "encoding", "text"),
        [
            ("gzip, deflate, br", "br", b"brotli"),
            ("br;q=1.0", "br", b"brotli"),
            ("gzip", "gzip", b"gzip"),
            ("identity", None, b"plain"),
            ("", None, b"plain"),
        ],
    )
    def test_files_are_sent_as_small_as_may_be(
        self, client: TestClient, accepted: str, encoding: str | None, text: bytes
    ) -> None:
        # Read raw: what a test has written is not really compressed.
        with client.stream(
            "GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": accepted}
        ) as answer:
            assert b"".join(answer.iter_raw()) == text
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "Accept-Encoding"

    def test_what_is_small_already(self, client: TestClient) -> None:
        answer = client.get("/assets/inter-3c4d.woff2")
        assert (answer.content, answer.headers["content-type"]) == (b"font", "font/woff2")
        gong = client.get("/assets/gong-5e6f.wav")
        assert (gong.content, gong.headers["content-type"]) == (b"bronze", "audio/wav")
        icon = client.get("/icon.svg")
        assert (icon.text, icon.headers["content-type"]) == ("<svg/>", "image/svg+xml")
        assert icon.headers["cache-control"] == "public, max-age=86400"

    @pytest.mark.parametrize(
        "name",
        [
            "nothing.js",
            "app-1a2b.js.br",
            "..%2Findex.html",
            "%2E%2E/index.html",
            "..%5Cicon.svg",
            ".js",
        ],
    )
    def test_no_other_files(self, client: TestClient, name: str) -> None:
        assert client.get(f"/assets/{name}").status_code == 404


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_server_without_the_web_app_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: TestClient, address: str
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path / "nowhere")
    answer = client.get(address)
    assert answer.status_code == 200
    assert "its web app has not been built" in answer.text
    assert client.get("/icon.svg").status_code == 404
    assert "unregister" in client.get("/sw.js").text  # a worker that is there takes its leave
