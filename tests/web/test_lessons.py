"""Guided hands in a browser: the bubble is followed to the end by clicks on what it points at."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tenka.server.tables.lessons import Lesson, Step, wanted_lesson
from tenka.texts import Texts
from tests.web.axe import violations
from tests.web.boards_seen import ANSWERS
from tests.web.contexts import SHORT_PHONE
from tests.web.sights import settle
from tests.web.visitors import Visitor, Visitors
from tests.web.words import unbroken

TABLET: ViewportSize = {"width": 1024, "height": 768}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
LOW_LAPTOP: ViewportSize = {"width": 1366, "height": 640}
# What the player clicks; the others are pointed at to be looked at.
CLICKED = ("card", "slot", "field", "target", "special", "key")
# How much of what is pointed at, and can be seen, the bubble covers, in square pixels.
COVERED = """(points) => {
    const bubble = document.querySelector('[data-lesson]').getBoundingClientRect();
    const over = (box) => {
        const wide = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
        const high = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
        return wide > 0 && high > 0 ? wide * high : 0;
    };
    return points.flatMap((point) => [...document.querySelectorAll(point)])
        .reduce((sum, each) => sum + over(each.getBoundingClientRect()), 0);
}"""


def selector(point: str) -> str:
    name, value = point.split("=", 1)
    return f'[aria-keyshortcuts="{value}"]' if name == "key" else f'[data-{name}="{value}"]'


def bubble(page: Page, say: str) -> Locator:
    """The guide, when it says that."""
    there = page.locator(f'[data-lesson="{say}"]')
    expect(there).to_be_visible()
    return there


def begin(visitor: Visitor, game: str) -> Page:
    """From the home page, as somebody new."""
    page = visitor.open("/")
    ways_in(page, game).click()
    return page


def ways_in(page: Page, game: str) -> Locator:
    """The button of its guided hand at home."""
    return page.locator(".tiles .learn").nth(("chuhan", "suntzu", "shogun").index(game))


def follow(page: Page, step: Step) -> None:
    """Do what the guide asks for."""
    if not step.moves:
        page.locator("[data-lesson] .on").click()
        return
    for point in step.point:
        name = point.split("=")[0]
        if name in CLICKED:
            for each in page.locator(selector(point)).all():
                if each.get_attribute("aria-pressed") != "true":
                    each.click(position={"x": 13, "y": 14})
    if not any(point.startswith("key=") for point in step.point):
        page.locator("[aria-keyshortcuts=Enter]:enabled").click()


def read_on(there: Locator) -> None:
    """Where there is no room for it all, the guide explains first and asks then."""
    if there.locator(".on").count():
        there.locator(".on").click()


def check_place(page: Page, step: Step) -> None:
    """Nothing that is asked for lies under the bubble, and the bubble is on the screen."""
    wanted = [selector(point) for point in step.point if point.split("=")[0] in CLICKED]
    page.wait_for_function(f"(points) => ({COVERED})(points) === 0", arg=wanted)
    box = page.locator("[data-lesson]").bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize(
    ("game", "language", "look"),
    [
        pytest.param("chuhan", "hu", {}, marks=pytest.mark.long),
        pytest.param(
            *("suntzu", "en", {"phone": True, "dark": True, "viewport": SHORT_PHONE}),
            marks=pytest.mark.long,
        ),
        pytest.param("shogun", "pl", {"phone": True}, marks=pytest.mark.long),
    ],
)
def test_a_lesson_is_followed_to_its_end(
    visitors: Visitors, game: str, language: str, look: dict[str, Any]
) -> None:
    lesson: Lesson = wanted_lesson(game)
    texts = Texts(language, game)
    visitor = visitors.come(language=language, **look)
    page = begin(visitor, game)
    for number, step in enumerate(lesson.steps):
        there = bubble(page, step.say)
        expect(there).to_contain_text(unbroken(texts.say(step.say)))
        # It has the focus, or a button in it: that is how a screen reader hears of it.
        page.wait_for_function("() => document.activeElement.closest('[data-lesson]') !== null")
        if step.moves:
            read_on(there)
            expect(there).to_contain_text(unbroken(texts.say(f"{step.say}.try")))
            check_place(page, step)
        if number == 1:
            assert not violations(page)
            page.reload()  # nothing is lost but what was read
            bubble(page, lesson.steps[0].say)
            follow(page, lesson.steps[0])
            bubble(page, step.say)
        follow(page, step)
    end = bubble(page, "end")
    assert not violations(page)
    end.get_by_role("button").nth(2).click()  # another lesson
    expect(page.locator("[data-lesson]")).not_to_have_attribute("data-lesson", "end")
    page.goto(visitor.url)  # which remembers it
    expect(ways_in(page, game).locator("svg")).to_be_visible()
    expect(page.locator(".way .done")).to_have_count(1)
    if game == "chuhan":  # it is the same page for all
        assert not violations(page)


# Each thing that is pointed at has a frame of its size, or its outline on a map.
FRAMED = """(points) => {
    const shapes = [...document.querySelectorAll('.rings :is(i, path)')];
    const frames = shapes.map((each) => each.getBoundingClientRect());
    const near = (a, b) => ['left', 'right', 'top', 'bottom'].every(
        (side) => Math.abs(a[side] - b[side]) < 9);
    return points.every((point) => [...document.querySelectorAll(point)].some((each) => {
        const thing = each.querySelector(':scope > path.land') ?? each;
        return frames.some((frame) => near(frame, thing.getBoundingClientRect()));
    }));
}"""


@pytest.mark.long
def test_the_guide_hides_nothing_of_what_it_explains(visitors: Visitors) -> None:
    page = begin(visitors.come(), "shogun")
    for step in wanted_lesson("shogun").steps:
        there = bubble(page, step.say)
        points = [selector(point) for point in step.point if not point.startswith("key=")]
        for size in (TABLET, LOW_LAPTOP):
            page.set_viewport_size(size)
            settle(page)
            seen = [point for point in points if page.locator(point).first.is_visible()]
            page.wait_for_function(f"(points) => ({COVERED})(points) === 0", arg=seen)
            page.wait_for_function(FRAMED, arg=seen)
        if step.moves:
            read_on(there)
        follow(page, step)


def test_another_move_is_kindly_refused_until_one_plays_on_freely(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = begin(visitor, "chuhan")
    bubble(page, "lesson-welcome").get_by_role("button", name="Continue").click()
    bubble(page, "lesson-lead")
    page.locator('[data-card="8"]').first.click(position={"x": 13, "y": 50})
    page.locator("[aria-keyshortcuts=Enter]:enabled").click()
    prompt = page.get_by_role("region", name="What to do")
    expect(prompt).to_contain_text("In this hand, try this: Choose your three 4s and play them.")
    table = page.url.split("/")[-1]
    assert visitor.api("GET", f"/tables/{table}")["version"] == 1
    page.get_by_role("button", name="Play on my own").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.locator("[aria-keyshortcuts=Enter]:enabled").click()
    expect(page.get_by_role("button", name="Take the move back")).to_be_visible()
    page.reload()
    expect(prompt).to_be_visible()
    expect(page.locator("[data-lesson]")).to_have_count(0)


# How far the widest of its buttons goes beyond the bubble, in pixels.
BEYOND = """() => {
    const right = (each) => each.getBoundingClientRect().right;
    const bubble = document.querySelector('[data-lesson]');
    return Math.max(...[...bubble.querySelectorAll('.button')].map(right)) - right(bubble);
}"""


def test_the_answers_stay_free_and_after_its_last_words_the_first_click_is_heard(
    visitors: Visitors,
) -> None:
    visitor = visitors.come(language="hu", viewport=LAPTOP)
    table = visitor.api("POST", "/lessons/chuhan")["table"]
    steps = wanted_lesson("chuhan").steps
    *before, last = (step for step in steps if step.moves)
    for texts in (step.moves[0] for step in before):
        for text in texts:
            visitor.turn(table)
            visitor.move(table, text)
    visitor.turn(table)
    page = visitor.open(f"/table/{table}")
    for step in steps[steps.index(before[-1]) + 1 :]:
        if step is last:
            bubble(page, step.say)
            page.wait_for_function(f"(points) => ({COVERED})(points) === 0", arg=[ANSWERS])
        follow(page, step)
    bubble(page, "end")
    assert page.evaluate(BEYOND) < 0
    page.locator("main > .bar").get_by_role("button").first.click()
    expect(page.locator("section.panel")).to_be_visible()
    expect(page.locator("[data-lesson]")).to_have_count(0)


@pytest.mark.long
def test_a_lesson_can_be_left(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = begin(visitor, "suntzu")
    bubble(page, "lesson-welcome")
    table = page.url.split("/")[-1]
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_role("heading", name="Three games for all under heaven.")).to_be_visible()
    assert visitor.api("GET", f"/tables/{table}")["status"] == "aborted"
    page.goto(f"{visitor.url}/rules/shogun")
    page.get_by_role("button", name="Learn Shogun in three minutes").click()
    bubble(page, "lesson-welcome")


def hold(visitor: Visitor, page: Page, there: Locator) -> Any:
    """A thumb that stays; what is answered lifts it."""
    box = there.bounding_box()
    assert box is not None
    touch = visitor.context.new_cdp_session(page)
    at = [{"x": box["x"] + 13, "y": box["y"] + 14}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    return lambda: touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_a_newcomer_asks_is_one_tap_away(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    page = visitor.open(f"/table/{visitor.api('POST', '/lessons/suntzu')['table']}")
    bubble(page, "lesson-welcome")
    for held, told in (
        ('[data-card="plague"]', "half the armies"),
        ('[data-figure="pool"]', "Pool"),
    ):
        lift = hold(visitor, page, page.locator(held).last)
        expect(page.get_by_role("tooltip")).to_contain_text(told)
        lift()
        expect(page.get_by_role("tooltip")).to_be_hidden()
    expect(page.locator("[data-hand] [aria-pressed=true]")).to_have_count(0)
    page.goto(f"{visitor.url}/table/{visitor.api('POST', '/lessons/shogun')['table']}")
    bubble(page, "lesson-welcome")
    page.locator("main [data-seat='2']").tap()
    expect(page.get_by_role("region", name="Details")).to_contain_text("(Tokugawa)")


def test_the_guide_waits_until_what_happens_has_been_seen(player: Visitor) -> None:
    page = begin(player, "shogun")
    there = bubble(page, wanted_lesson("shogun").steps[0].say)
    page.evaluate("document.querySelector('main').dataset.happening = ''")
    expect(there).to_be_hidden()
    page.evaluate("delete document.querySelector('main').dataset.happening")
    expect(there).to_be_visible()
