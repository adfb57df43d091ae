"""The lessons of a course in the browser: read, played, remembered; and tried from a rule."""

import pytest
from playwright.sync_api import Page, expect

from tenka.server.tables.lessons import Lesson, wanted_lesson
from tenka.texts import LANGUAGES, Texts
from tests.server.tables.test_courses import GAMES, NAMES
from tests.web.axe import violations
from tests.web.test_lessons import follow, read_on
from tests.web.visitors import ON_A_DESKTOP, Visitor, Visitors
from tests.web.words import Words

ALL = [(name, LANGUAGES[number % len(LANGUAGES)]) for number, name in enumerate(NAMES)]
# The others ask for what is chosen in dialogs and on the map; the engine plays them all.
BY_CLICKS = [
    one for one in ALL if all(step.point for step in wanted_lesson(one[0]).steps if step.moves)
]


def play(page: Page, lesson: Lesson, texts: Texts) -> None:
    """To its end."""
    for step in lesson.steps:
        bubble = page.locator(f'[data-lesson="{step.rule}"]')
        expect(bubble).to_contain_text(texts.rule(step.rule))
        if step.moves:
            read_on(bubble)
        if step.moves and step.moves[0][0].startswith("use "):
            use(page, step.moves[0][0], texts)
        else:
            follow(page, step)


def use(page: Page, move: str, texts: Texts) -> None:
    """An ability of Chu Han: its card could be played plainly, too."""
    _, ability, *others = move.split()
    for card in (ability, *others):
        page.locator(f'[data-card="{card}"]').first.click(position={"x": 13, "y": 14})
    key, more = ("move-use-with", {"cards": ", ".join(others)}) if others else ("move-use", {})
    name = texts.say(key, card=texts.say(f"card-{ability}"), **more)
    page.locator("main .actions").get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize(
    ("name", "language"),
    [
        BY_CLICKS[0],
        *(pytest.param(*one, marks=pytest.mark.long) for one in BY_CLICKS[1:]),
    ],
)
def test_a_lesson_is_played_through(visitors: Visitors, name: str, language: str) -> None:
    lesson, say = wanted_lesson(name), Words(language)
    texts = Texts(language, lesson.game)
    page = visitors.come(language=language).open("/learn")
    page.get_by_role("button", name=texts.say(lesson.title)).first.click()
    play(page, lesson, texts)
    end = page.locator('[data-lesson="end"]')
    expect(end).to_contain_text(say("web-course-found"))
    if lesson.game == "chuhan":  # the same bubble for all
        assert violations(page) == []
    end.get_by_role("link", name=say("web-course-all")).click()
    done = f"{texts.say(lesson.title)} , {say('web-lesson-learned')}"
    expect(page.get_by_role("button", name=done)).to_be_visible()


def test_a_rule_is_tried_and_another_move_is_explained_by_it(player: Visitor) -> None:
    page = player.open("/rules/chuhan#CH-3.4")
    rule = page.locator("[id='CH-3.4']")
    expect(rule).to_contain_text("proved by")
    expect(page.locator("[id='CH-2.6']")).to_contain_text("this is how we decided")
    rule.get_by_role("button", name="Try it").click()
    bubble = page.locator("[data-lesson]")
    bubble.locator(".on").click()
    expect(bubble).to_contain_text("Play three 4s")
    page.locator('[data-card="9"]').first.click(position={"x": 13, "y": 14})
    page.locator("[aria-keyshortcuts=Enter]:enabled").click()
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("Play three 4s")
    refusal.get_by_role("button", name="CH-3.3").click()
    expect(page.locator(".rules .marked")).to_contain_text("CH-3.3")


@ON_A_DESKTOP
def test_every_lesson_has_a_picture(visitors: Visitors, phone: bool) -> None:
    page = visitors.come(phone=phone).open("/learn")
    lessons = page.locator("li:has(.picture)")
    expect(lessons).to_have_count(len(NAMES) + len(GAMES))
    expect(lessons.first.locator(".stage")).to_be_visible()
    # On paper, and on a phone on lacquer; before all are drawn, which would be much to look at.
    page.emulate_media(color_scheme="dark" if phone else "light")
    assert violations(page) == []
    for lesson in lessons.all():
        lesson.scroll_into_view_if_needed()
        expect(lesson.locator(".stage")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first = lessons.first
    first.scroll_into_view_if_needed()
    first.click(position={"x": 20, "y": 20})  # the picture leads to the lesson, as its title does
    expect(page.locator("[data-lesson]")).to_be_visible()
