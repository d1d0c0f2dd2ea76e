// The admin center's frame and its list of entries.
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";

test("the list of entries tells when an entry becomes public from the day that an event is on", async ({
  page,
  admin,
}) => {
  const data = {
    title: "Sternwanderung",
    tags: ["Veranstaltungen"],
    publish_date: "2001-03-01T10:00:00Z",
    date: "2026-05-17",
  };
  expect((await admin.post("/api/v0/entry", { data })).ok()).toBe(true);
  await page.goto("/admincenter?q=Sternwanderung");
  const row = page.getByRole("row").filter({ hasText: "Sternwanderung" });
  await expect(row.getByText("Termin: 17/05/2026")).toBeVisible();
  await expect(row.locator("time")).toHaveText("01/03/2001");
  // On narrow windows, where columns have no headings, a word replaces the heading.
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 768;
  const word = isNarrow ? row.getByText("ab", { exact: true }) : page.getByText("Öffentlich ab", { exact: true });
  await expect(word).toBeVisible();
  await expectAccessible(page);
});

test("the current screen's name is wholly in sight in the menu, however narrow the window or large the text", async ({
  page,
}) => {
  for (const [width, fontSize] of [
    [320, "100%"],
    [320, "150%"],
    [390, "100%"],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript((size) => {
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = size));
    }, fontSize);
    await page.goto("/admincenter/settings");
    const menu = page.getByRole("navigation", { name: "Bereiche" });
    await expect(menu.getByRole("link", { name: "Einstellungen", exact: true })).toBeInViewport({ ratio: 0.99 });
    await menu.getByRole("link", { name: "Einträge", exact: true }).click();
    await expect(menu.getByRole("link", { name: "Einträge", exact: true })).toBeInViewport({ ratio: 0.99 });
  }
});

test("an address beyond the last page leads to the last one", async ({ page }) => {
  await page.goto("/admincenter?page=99");
  await expect(page).toHaveURL(/\?page=\d$/u);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("entries are filtered by area and state, several at once, and the way back leads to the same view", async ({
  page,
  admin,
}) => {
  const create = async (title: string, fields: Record<string, unknown>): Promise<void> =>
    expect((await admin.post("/api/v0/entry", { data: { title, ...fields } })).ok()).toBe(true);
  await create("Siebprobe Entwurf", { tags: ["Aktuelles"] });
  // With a day: other tests look at the order of events.
  const past = { publish_date: "2001-03-01T10:00:00Z", date: "2001-03-01" };
  await create("Siebprobe Termin", { tags: ["Veranstaltungen"], ...past });
  await create("Siebprobe nirgends", { tags: ["Obst"], publish_date: "2099-03-01T10:00:00Z" });
  await page.goto("/admincenter?q=Siebprobe");
  const titles = () => page.getByRole("row").getByRole("link").allInnerTexts();
  await expect.poll(titles).toHaveLength(3);
  const areas = page.getByRole("group", { name: "Bereich" });
  const states = page.getByRole("group", { name: "Status" });
  await areas.getByRole("button", { name: "Aktuelles" }).click();
  await expect.poll(titles).toEqual(["Siebprobe Entwurf"]);
  await areas.getByRole("button", { name: "In keiner Liste" }).click();
  await expect.poll(async () => (await titles()).sort()).toEqual(["Siebprobe Entwurf", "Siebprobe nirgends"]);
  await states.getByRole("button", { name: "Geplant" }).click();
  await expect.poll(titles).toEqual(["Siebprobe nirgends"]);
  await states.getByRole("button", { name: "Veröffentlicht" }).click();
  await areas.getByRole("button", { name: "Veranstaltungen" }).click();
  await expect.poll(async () => (await titles()).sort()).toEqual(["Siebprobe Termin", "Siebprobe nirgends"]);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Dateien", exact: true }).click();
  // Back before the other screen is there would lead to the page before this one.
  await expect(page.getByRole("heading", { level: 1, name: "Dateien" })).toBeVisible();
  await page.goBack();
  await expect(states.getByRole("button", { name: "Geplant" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("searchbox").fill("gibtesnicht");
  await page.getByRole("button", { name: "Alle Einträge zeigen" }).click();
  await expect(states.getByRole("button", { name: "Geplant" })).toHaveAttribute("aria-pressed", "false");
});
