import type { APIRequestContext, Page } from "@playwright/test";
import { slugOf } from "#contract/values/addresses.ts";
import { fileIdsOf, publishNews } from "./admin-api.ts";
import { expect, expectAccessible, expectReadable, test } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";

type Listed = { _id: string; title: string; date: string | null; tags: string[] };

async function listed(request: APIRequestContext, tag: string): Promise<Listed[]> {
  const answer = await request.get(`/api/v0/entry?tags=${tag}&limit=100`);
  return (await answer.json()) as Listed[];
}

/** Each title in the demo is unique, so the URL contains only the slug of the title. */
const addressOf = (list: string, entry: Listed | undefined): string => `/${list}/${slugOf(entry?.title ?? "")}`;

const mainOf = (page: Page) => page.getByRole("main");

test("a visitor reads on from the newest entry, and back", async ({ page, request }) => {
  const entries = (await listed(request, "Aktuelles")).slice(0, 4);
  const heading = mainOf(page).getByRole("heading", { level: 1 });
  await page.goto(`/Aktuelles/${entries[0]?._id}`);
  await expect(page.getByRole("link", { name: "Vorheriger Eintrag" })).toHaveCount(0);
  for (const { title } of entries.slice(1)) {
    await page.getByRole("link", { name: `Nächster Eintrag ${title}` }).click();
    await expect(heading).toHaveText(title);
  }
  await page.getByRole("link", { name: `Vorheriger Eintrag ${entries[2]?.title}` }).click();
  await expect(heading).toHaveText(entries[2]?.title ?? "");
});

test("links to the previous and the next entry have a label and their rel", async ({ page, request }) => {
  const [newer, here, older] = await listed(request, "Aktuelles");
  await page.goto(`/Aktuelles/${here?._id}`);
  const links = page.getByRole("navigation", { name: "Mehr aus Aktuelles" }).getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute("rel", "prev");
  await expect(links.nth(1)).toHaveAttribute("rel", "next");
  for (const [rel, entry] of [
    ["prev", newer],
    ["next", older],
  ] as const)
    await expect(page.locator(`head link[rel=${rel}]`)).toHaveAttribute(
      "href",
      new RegExp(`${addressOf("Aktuelles", entry)}$`, "u"),
    );
});

test("is accessible with all that stands below it, in both schemes", async ({ page, request }) => {
  const event = (await listed(request, "Veranstaltungen"))[1];
  await page.goto(`/Veranstaltungen/${event?._id}`);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectReadable(page);
});

test.describe("sharing", () => {
  test("loads nothing from third parties; the links open a window of their own", async ({ page, request, site }) => {
    const requests = collectRequests(page);
    const entry = (await listed(request, "Aktuelles"))[0];
    await page.goto(`/Aktuelles/${entry?._id}`);
    await requests.finished();
    expect([...new Set(requests.urls.map((url) => new URL(url).origin))]).toEqual([site.url]);
    const share = page.getByRole("region", { name: "Weitersagen" });
    const url = encodeURIComponent(site.url + addressOf("Aktuelles", entry));
    for (const [name, start] of [
      ["WhatsApp (neues Fenster)", "https://wa.me/?text="],
      ["Facebook (neues Fenster)", "https://www.facebook.com/sharer/sharer.php?u="],
    ] as const) {
      const link = share.getByRole("link", { name });
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toHaveAttribute("target", "_blank");
      const href = (await link.getAttribute("href")) ?? "";
      expect(href.startsWith(start) && href.endsWith(url), href).toBe(true);
    }
    await expect(share.getByRole("link", { name: "E-Mail", exact: true })).toHaveAttribute(
      "href",
      new RegExp(`^mailto:.*${url}$`, "u"),
    );
  });

  test("copies the address, and says so", async ({ page, request, context, site }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const entry = (await listed(request, "Aktuelles"))[0];
    await page.goto(`/Aktuelles/${entry?._id}?utm=1`);
    await page.getByRole("button", { name: "Link kopieren" }).click();
    await expect(page.getByRole("status").getByText("Link kopiert")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + addressOf("Aktuelles", entry));
  });

  test("shows the address if the browser does not allow copying", async ({ page, request, site }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
    });
    const entry = (await listed(request, "Aktuelles"))[0];
    await page.goto(`/Aktuelles/${entry?._id}`);
    await page.getByRole("button", { name: "Link kopieren" }).click();
    await expect(page.getByRole("status").getByText(site.url + addressOf("Aktuelles", entry))).toBeVisible();
  });

  test("uses the device's share sheet if there is one, and accepts a cancellation", async ({ page, request, site }) => {
    await page.addInitScript(() => {
      const given: unknown[] = [];
      Object.assign(window, { given });
      navigator.share = (shared) => {
        given.push(shared);
        return Promise.reject(new DOMException("no", "AbortError"));
      };
    });
    const entry = (await listed(request, "Aktuelles"))[0];
    await page.goto(`/Aktuelles/${entry?._id}`);
    await page.getByRole("button", { name: "Teilen …" }).click();
    expect(await page.evaluate(() => (window as unknown as { given: unknown[] }).given)).toEqual([
      { title: entry?.title, url: site.url + addressOf("Aktuelles", entry) },
    ]);
  });
});

test("an event says on which day it is, and comes into the calendar", async ({ page, request }) => {
  const event = (await listed(request, "Veranstaltungen")).find(({ date }) => date?.includes("T"));
  const at = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat("de", { timeZone: "Europe/Berlin", ...options }).format(new Date(event?.date ?? ""));
  await page.goto(`/Veranstaltungen/${event?._id}`);
  const day = at({ day: "2-digit", month: "2-digit", year: "numeric" }).replaceAll(".", "/");
  await expect(mainOf(page).locator("time").first()).toHaveText(
    `${at({ weekday: "long" })}, ${day}, ${at({ hour: "2-digit", minute: "2-digit" })} Uhr`,
  );
  const link = page.getByRole("link", { name: "In den Kalender" });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(await answer.text()).toContain(`UID:${event?._id}@`);
});

test("lists lead to what programs subscribe to", async ({ page, request }) => {
  for (const [path, name, type] of [
    ["/Aktuelles", "Als RSS abonnieren", "application/rss+xml"],
    ["/Veranstaltungen", "Kalender abonnieren", "text/calendar"],
  ] as const) {
    await page.goto(path);
    const href = (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
    expect((await request.get(href)).headers()["content-type"]).toContain(type);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is passed on by plain links alone", async ({ page, request }) => {
    const entry = (await listed(request, "Aktuelles"))[0];
    await page.goto(`/Aktuelles/${entry?._id}`);
    const share = page.getByRole("region", { name: "Weitersagen" });
    await expect(share.getByRole("link")).toHaveCount(3);
    await expect(share.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Nächster Eintrag" })).toBeVisible();
  });
});

test.describe("on paper", () => {
  test("is the entry alone, with its address, and the addresses of its links", async ({ page, request, site }) => {
    const event = (await listed(request, "Veranstaltungen"))[0];
    await page.goto(`/Veranstaltungen/${event?._id}`);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const part of [page.locator("header nav"), page.locator("footer"), mainOf(page).getByRole("navigation")])
      await expect(part.first()).toBeHidden();
    await expect(page.getByRole("region", { name: "Weitersagen" })).toBeHidden();
    await expect(page.getByText(site.url + addressOf("Veranstaltungen", event), { exact: true })).toBeVisible();
    const link = page.getByRole("link", { name: "Gewölbekeller" });
    expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain("/erlebnis/105");
    // Even with the dark colour scheme, print is dark on white.
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(34, 30, 24)");
  });

  test("galleries are plain pictures, each once and two beside each other, with their captions", async ({ page }) => {
    await page.setViewportSize({ width: 643, height: 970 });
    await page.goto("/erlebnis/101");
    const gallery = page.getByRole("region", { name: "Vier Jahreszeiten, derselbe Hang" });
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery).toHaveAttribute("aria-roledescription", "Karussell");
    await page.emulateMedia({ media: "print" });
    await expect(gallery.getByRole("button", { name: "Nächstes Bild" })).toBeHidden();
    const figures = gallery.locator("figure");
    await expect(figures).toHaveCount(4);
    const boxes = await figures.evaluateAll((all) =>
      all.map((figure) => figure.getBoundingClientRect().toJSON() as DOMRect),
    );
    const columns = new Set(boxes.map(({ x }) => Math.round(x)));
    expect(columns.size).toBe(2);
    for (const [index, { top, bottom }] of boxes.entries())
      if (index > 1) expect(top).toBeGreaterThan((boxes[index - 2]?.bottom ?? bottom) - 1);
    for (const caption of await gallery.locator("figcaption").all()) await expect(caption).toBeVisible();
  });

  test("two pictures, which go round as four, are printed once each", async ({ page, admin }) => {
    const images = (await fileIdsOf(admin, "image")).slice(0, 2).map((file) => ({ file, caption: "" }));
    const settings = { myTitle: "Zwei", images };
    const path = await publishNews(admin, { title: "Zwei Bilder", sections: [{ type: "gallery", settings }] });
    await page.goto(path);
    const gallery = page.getByRole("region", { name: "Zwei" });
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.locator("img")).toHaveCount(4);
    await page.emulateMedia({ media: "print" });
    await expect(gallery.locator("img").filter({ visible: true })).toHaveCount(2);
  });
});
