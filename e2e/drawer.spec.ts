// Tests the menu on phones. It opens by button, by key and by finger, and it follows the finger.
import type { Page } from "@playwright/test";
import { phoneOnly, expect, expectAccessible, test } from "./fixtures.ts";
import { fingerOn } from "./touch.ts";

const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Hauptnavigation" });

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("body")).toHaveCSS("touch-action", "pan-y pinch-zoom");
}

/** The visible part of the drawer, from 0 to 1. */
const shown = (page: Page): Promise<number> =>
  drawerOf(page).evaluate((drawer) => {
    const { left, width } = drawer.getBoundingClientRect();
    return (window.innerWidth - left) / width;
  });

test("between 56 and 66 rem nothing leaves the menu; the tile of the current place says so", async ({ page }) => {
  const pages = ["Aktuelles", "Veranstaltungen", "Erlebnis", "Shop", "Projekt"];
  const bar = page.getByRole("banner").getByRole("navigation", { name: "Hauptnavigation" });
  await page.goto("/erlebnis/101");
  for (const width of [900, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar.getByRole("link", { name: "Shop" })).toBeVisible();
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    for (const name of pages) await expect(drawerOf(page).getByRole("link", { name, exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawerOf(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const here = page.getByRole("main").getByRole("link", { name: "Sie sind hier" });
  await expect(here).toHaveAttribute("aria-current", "page");
  await expect(here.locator("img")).toBeVisible();
});

test("is opened and closed by button and Escape, which gives the focus back", phoneOnly, async ({ page }) => {
  await enter(page, "/Aktuelles");
  const open = page.getByRole("button", { name: "Menü öffnen" });
  const drawer = drawerOf(page);
  await open.click();
  await expect(drawer.getByRole("link", { name: "Erlebnis" })).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.getByRole("button", { name: "Menü schließen" }).click();
  await expect(drawer).toBeHidden();
  await open.click();
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();
});

test("leads to the contact page, too; its close button is where the open button was", phoneOnly, async ({ page }) => {
  await enter(page, "/Aktuelles");
  const open = page.getByRole("button", { name: "Menü öffnen" });
  const place = await open.boundingBox();
  await open.click();
  await expect.poll(() => shown(page)).toBe(1);
  await expect.poll(() => page.getByRole("button", { name: "Menü schließen" }).boundingBox()).toEqual(place);
  await drawerOf(page).getByRole("link", { name: "Kontakt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakt");
});

test("comes in with a finger from the right and goes out with it again", phoneOnly, async ({ page }) => {
  await enter(page, "/Aktuelles");
  const drawer = drawerOf(page);
  const finger = await fingerOn(page);
  await finger.down({ x: 370, y: 400 });
  await finger.moveTo({ x: 210, y: 404 });
  await expect(drawer).toBeVisible();
  await expect.poll(() => shown(page)).toBeCloseTo(0.5, 1);
  await finger.moveTo({ x: 130, y: 404 });
  await expect.poll(() => shown(page)).toBeCloseTo(0.75, 1);
  await finger.up();
  await expect.poll(() => shown(page)).toBe(1);
  await expect(drawer.getByRole("button", { name: "Menü schließen" })).toBeFocused();

  await finger.down({ x: 200, y: 500 });
  await finger.moveTo({ x: 360, y: 500 });
  await expect.poll(() => shown(page)).toBeCloseTo(0.5, 1);
  await finger.up();
  await expect(drawer).toBeHidden();

  // A short swipe is enough if its direction is clearly horizontal.
  await finger.swipe({ x: 300, y: 300 }, { x: -30, y: 2 });
  await expect.poll(() => shown(page)).toBe(1);
  await drawer.getByRole("link", { name: "Projekt" }).click();
  await expect(page).toHaveURL("/Projekt");
  await expect(drawer).toBeHidden();
});

test(
  "stays where it was when the finger comes back, goes up and down, or hardly moves",
  phoneOnly,
  async ({ page }) => {
    await enter(page, "/erlebnis/101");
    const drawer = drawerOf(page);
    const finger = await fingerOn(page);
    await finger.down({ x: 370, y: 400 });
    await finger.moveTo({ x: 170, y: 400 });
    await expect(drawer).toBeVisible();
    await finger.moveTo({ x: 230, y: 400 });
    await finger.up();
    await expect(drawer).toBeHidden();
    await finger.swipe({ x: 300, y: 500 }, { x: -8, y: 0 });
    await expect(drawer).toBeHidden();
    await finger.swipe({ x: 300, y: 600 }, { x: -20, y: -200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(drawer).toBeHidden();
    await finger.swipe({ x: 100, y: 500 }, { x: 200, y: 0 });
    await expect(drawer).toBeHidden();

    // The mouse opens the drawer here, because a touch would only stop the scrolling.
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    await expect.poll(() => shown(page)).toBe(1);
    await finger.swipe({ x: 200, y: 500 }, { x: -100, y: 0 });
    await finger.down({ x: 200, y: 500 });
    await finger.moveTo({ x: 350, y: 500 });
    await finger.moveTo({ x: 250, y: 500 });
    await finger.up();
    await expect.poll(() => shown(page)).toBe(1);
  },
);

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("takes 400 ms, and darkens the page to 0.6; under a finger both follow at once", phoneOnly, async ({ page }) => {
    await enter(page, "/Aktuelles");
    const drawer = drawerOf(page);
    const motion = () =>
      drawer.evaluate((element) => {
        const [own, backdrop] = [getComputedStyle(element), getComputedStyle(element, "::backdrop")];
        const [first, second] = [own, backdrop].map((style) => style.transitionDuration.split(", ")[0]);
        return { own: first, backdrop: second, opacity: backdrop.opacity };
      });
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    await expect.poll(motion).toEqual({ own: "0.4s", backdrop: "0.4s", opacity: "0.6" });
    expect(await drawer.evaluate((element) => window.innerWidth - element.clientWidth)).toBeGreaterThanOrEqual(40);
    await expect.poll(() => shown(page)).toBe(1);
    const finger = await fingerOn(page);
    await finger.down({ x: 200, y: 500 });
    await finger.moveTo({ x: 360, y: 500 });
    await expect.poll(motion).toEqual({ own: "0s", backdrop: "0s", opacity: "0.3" });
    await finger.up();
    await expect(drawer).toBeHidden();
  });
});

test("moves at once for those who want no motion", phoneOnly, async ({ page }) => {
  await enter(page, "/Aktuelles");
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  const durations = await drawerOf(page).evaluate((element) =>
    [undefined, "::backdrop"].map((part) => Number.parseFloat(getComputedStyle(element, part).transitionDuration)),
  );
  for (const seconds of durations) expect(seconds).toBeLessThan(0.001);
});
