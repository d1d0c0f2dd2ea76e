import sharp from "sharp";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { pdf } from "../testing/pictures.ts";
import { describedImageIds, fileIdsOf, publishNews } from "./admin-api.ts";
import { phone, expect, expectAccessible, expectReadable, test, phoneOnly } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";
import { fingerOn } from "./touch.ts";

const demo = "/erlebnis/101";

const sectionOf = (page: Page) => page.getByRole("region", { name: "Vier Jahreszeiten, derselbe Hang" });
const made = (page: Page) => page.getByRole("region", { name: "Testgalerie" });
const counterOf = (part: Locator, text: string) => expect(part.getByText(text, { exact: true })).toBeVisible();

async function seen(gallery: Locator): Promise<Locator> {
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery).toHaveAttribute("aria-roledescription", "Karussell");
  await gallery.locator("img").first().scrollIntoViewIfNeeded();
  return gallery;
}

/** The left or upper edge of each slide, as a fraction of the stage. */
function offsetsOf(gallery: Locator, axis: "x" | "y" = "x"): Promise<number[]> {
  return gallery.evaluate((element, axis) => {
    const slides = [...element.querySelectorAll("[aria-hidden]:not(svg)")];
    const stage = slides[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return slides.map((slide) => {
      const box = slide.getBoundingClientRect();
      return Math.round(axis === "x" ? (box.x - stage.x) / stage.width : (box.y - stage.y) / stage.height) || 0;
    });
  }, axis);
}

type Made = {
  /** @param settings the settings of a gallery, with REST's names */
  path: (settings: Record<string, unknown>, files?: string[]) => Promise<string>;
  images: string[];
  others: string[];
};
let admin: APIRequestContext;
let maker: Made;

test.beforeAll(async ({ admin: api }) => {
  admin = api;
  const images = (await describedImageIds(admin)).slice(0, 10);
  const paper = { name: "satzung.pdf", mimeType: "application/pdf", buffer: pdf };
  const uploaded = await admin.post("/api/v0/upload", { multipart: { file: paper } });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  maker = {
    images,
    others: await fileIdsOf(admin, "pdf"),
    path: (settings, files = images.slice(0, 3)) => {
      const gallery = {
        myTitle: "Testgalerie",
        ...settings,
        images: files.map((file, index) => ({ file, caption: `Bildtext ${index + 1}` })),
      };
      return publishNews(admin, { title: "Galerien", sections: [{ type: "gallery", settings: gallery }] });
    },
  };
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there are plain pictures with their captions, and no buttons", async ({ page }) => {
    await page.goto(demo);
    const gallery = sectionOf(page);
    await expect(gallery.getByRole("listitem")).toHaveCount(4);
    await expect(gallery.getByRole("img")).toHaveCount(4);
    for (const caption of await gallery.locator("figcaption").all()) await expect(caption).toBeVisible();
    await expect(gallery.getByRole("button")).toHaveCount(0);
    await expect(gallery.getByRole("heading")).toHaveText("Vier Jahreszeiten, derselbe Hang");
  });
});

test("is initialised when it is seen, and nothing moves then; goes round by buttons, keys and swipes", async ({
  page,
}) => {
  const requests = collectRequests(page);
  await page.goto(demo);
  const gallery = sectionOf(page);
  await requests.finished();
  await expect(gallery.getByRole("listitem")).toHaveCount(4);
  await expect(gallery.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await seen(gallery);
  await expect(gallery.getByRole("button", { name: "Nächstes Bild" })).toBeVisible();
  await expect.poll(height).toBe(before);
  await expect(gallery.getByRole("group")).toHaveCount(1);
  await expect(gallery.getByRole("group", { name: "Bild 1 von 4" })).toHaveAttribute("aria-roledescription", "Folie");
  await gallery.getByRole("button", { name: "Nächstes Bild" }).click();
  await expect.poll(height).toBe(before);

  await test.step("is accessible in the page and over the whole window, in both schemes", async () => {
    await expectAccessible(page);
    await gallery.getByRole("button", { name: "Bild vergrößern" }).click();
    await expectAccessible(page, "dialog[open]");
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectReadable(page);
    await page.keyboard.press("Escape");
    await expectReadable(page);
  });

  await test.step("goes round by buttons and keys", async () => {
    await gallery.getByRole("button", { name: "Vorheriges Bild" }).click();
    await counterOf(gallery, "Bild 1 von 4");
    await gallery.getByRole("button", { name: "Vorheriges Bild" }).click();
    await counterOf(gallery, "Bild 4 von 4");
    await gallery.getByRole("button", { name: "Nächstes Bild" }).click();
    await counterOf(gallery, "Bild 1 von 4");
    for (const [key, text] of [
      ["ArrowRight", "Bild 2 von 4"],
      ["End", "Bild 4 von 4"],
      ["ArrowRight", "Bild 1 von 4"],
      ["ArrowLeft", "Bild 4 von 4"],
      ["Home", "Bild 1 von 4"],
    ] as const) {
      await page.keyboard.press(key);
      await counterOf(gallery, text);
      await expect(gallery.getByRole("group")).toHaveAccessibleName(text);
    }
    await expect(gallery.getByText("Bild 1 von 4", { exact: true })).toHaveAttribute("aria-live", "polite");
  });

  await test.step("is swiped by a pointer; a swipe is no click", async () => {
    await page.keyboard.press("Home");
    // A swipe during the change to the first picture would be a part of this change.
    await counterOf(gallery, "Bild 1 von 4");
    const box = (await gallery.getByRole("group").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    const swipe = async (byX: number, byY = 0) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + byX / 2, y + byY / 2);
      await page.mouse.move(x + byX, y + byY);
      await page.mouse.up();
    };
    await swipe(-120);
    await counterOf(gallery, "Bild 2 von 4");
    await swipe(120);
    await counterOf(gallery, "Bild 1 von 4");
    await swipe(-20);
    await swipe(0, -120);
    await counterOf(gallery, "Bild 1 von 4");
    await expect(page.getByRole("dialog")).toBeHidden();
    await swipe(0);
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("speaks English where the interface does", async ({ page, site }) => {
  await page.context().addCookies([{ name: "lang", value: "en", url: site.url }]);
  await page.goto(demo);
  const gallery = sectionOf(page);
  await gallery.scrollIntoViewIfNeeded();
  for (const name of ["Previous image", "Next image", "Play"])
    await expect(gallery.getByRole("button", { name })).toBeVisible();
  await counterOf(gallery, "Image 1 of 4");
  await expect(gallery).toHaveAttribute("lang", "en");
  await expect(gallery.getByRole("heading")).toHaveAttribute("lang", "de");
});

test("is swiped by a finger, which scrolls the page up and down as ever", phoneOnly, async ({ page }) => {
  await page.goto(demo);
  const gallery = await seen(sectionOf(page));
  const box = (await gallery.getByRole("group").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await fingerOn(page);
  const swipe = (byX: number, byY: number) => finger.swipe({ x: box.x + 180, y: box.y + 120 }, { x: byX, y: byY });
  await swipe(-140, 6);
  await counterOf(gallery, "Bild 2 von 4");
  await swipe(140, 6);
  await counterOf(gallery, "Bild 1 von 4");
  const scrolled = await page.evaluate(() => window.scrollY);
  await expect(page.getByRole("dialog")).toBeHidden();
  await swipe(6, -110);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(scrolled);
  await counterOf(gallery, "Bild 1 von 4");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test(
  "two fingers enlarge the full window's picture; then one moves it instead of changing it",
  phoneOnly,
  async ({ page }) => {
    await page.goto(demo);
    const gallery = await seen(sectionOf(page));
    await gallery.getByRole("button", { name: "Bild vergrößern" }).click();
    const dialog = page.getByRole("dialog", { name: "Vier Jahreszeiten, derselbe Hang" });
    await counterOf(dialog, "Bild 1 von 4");
    const view = () =>
      page.evaluate(() => ({ scale: visualViewport?.scale ?? 0, left: visualViewport?.offsetLeft ?? 0 }));
    const finger = await fingerOn(page);
    await finger.pinch({ x: 195, y: 380 }, 80, 220);
    await expect.poll(async () => (await view()).scale).toBeGreaterThan(1.5);
    await expect(dialog).toHaveAttribute("data-enlarged");
    const { left } = await view();
    await finger.swipe({ x: 250, y: 300 }, { x: -90, y: 0 });
    await expect.poll(async () => (await view()).left).toBeGreaterThan(left + 10);
    await counterOf(dialog, "Bild 1 von 4");
    await finger.pinch({ x: 195, y: 380 }, 300, 30);
    await expect(dialog).not.toHaveAttribute("data-enlarged");
    await finger.swipe({ x: 250, y: 380 }, { x: -140, y: 4 });
    await counterOf(dialog, "Bild 2 von 4");
  },
);

test("a transparent picture stands on grey in both schemes; all pictures are printed, uncut, and no buttons", async ({
  page,
}) => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const mark = { create: { width: 200, height: 200, channels: 4 as const, background: "#000" } };
  const image = sharp({ create: { width: 600, height: 400, channels: 4, background: clear } }).composite([
    { input: mark },
  ]);
  const file = { name: "zeichen.png", mimeType: "image/png", buffer: await image.png().toBuffer() };
  const upload = await admin.post("/api/v0/upload", { multipart: { file } });
  const [stored] = (await upload.json()) as { _id: string }[];
  await page.goto(await maker.path({}, [stored?._id ?? "", ...maker.images.slice(0, 2)]));
  const gallery = await seen(made(page));
  const opener = gallery.getByRole("button", { name: "Bild vergrößern" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const grey = (part: Locator) =>
      expect(part.locator("picture").first()).toHaveCSS("background-color", "rgb(118, 118, 118)");
    await grey(gallery.getByRole("group"));
    await opener.click();
    await grey(page.getByRole("dialog"));
    await page.keyboard.press("Escape");
  }
  await page.emulateMedia({ media: "print" });
  for (const name of ["Bild vergrößern", "Nächstes Bild", "Abspielen"])
    await expect(gallery.getByRole("button", { name, includeHidden: true })).toBeHidden();
  const printed = gallery.locator("picture");
  const boxes = await printed.evaluateAll((pictures) =>
    pictures
      .map((picture) => picture.getBoundingClientRect())
      .map(({ left, right, height }) => ({ left, right, height })),
  );
  expect(boxes).toHaveLength(3);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const { left, right, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(height).toBeGreaterThan(100);
  }
  await expect(printed.first().locator("img")).toHaveCSS("object-fit", "contain");
  await expect(gallery.getByText("Bildtext 3")).toBeVisible();
});

test("the number of pictures and the settings determine its behaviour", async ({ page }) => {
  await test.step("two images are four slides, of which two are counted and read", async () => {
    await page.goto(await maker.path({}, maker.images.slice(0, 2)));
    const gallery = made(page);
    await seen(gallery);
    await expect.poll(() => offsetsOf(gallery)).toEqual([0, 1, -2, -1]);
    for (const [text, offsets] of [
      ["Bild 2 von 2", [-1, 0, 1, -2]],
      ["Bild 1 von 2", [-2, -1, 0, 1]],
      ["Bild 2 von 2", [1, -2, -1, 0]],
      ["Bild 1 von 2", [0, 1, -2, -1]],
    ] as const) {
      await gallery.getByRole("button", { name: "Nächstes Bild" }).click();
      await counterOf(gallery, text);
      await expect.poll(() => offsetsOf(gallery)).toEqual(offsets);
      await expect(gallery.getByRole("group")).toHaveCount(1);
      await expect(gallery.getByRole("group")).toHaveAccessibleName(text);
    }
  });

  await test.step("a single image has no controls, but opens; files of other kinds are no slides", async () => {
    await page.goto(await maker.path({}, [...maker.images.slice(0, 1), ...maker.others.slice(0, 1)]));
    const gallery = made(page);
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByRole("button")).toHaveCount(1);
    await expect(gallery.getByRole("img")).toHaveCount(1);
    await gallery.getByRole("button", { name: "Bild vergrößern" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button")).toHaveCount(1);
    await expectAccessible(page, "dialog[open]");
    await dialog.getByRole("button", { name: "Schließen", exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("a title is shown where it should be; 'none' opens nothing", async () => {
    await page.goto(await maker.path({ myOnClick: "none", myShowTitle: false }));
    const gallery = await seen(made(page));
    await expect(gallery.getByRole("heading")).toHaveCount(0);
    await expect(gallery.getByRole("button", { name: "Bild vergrößern" })).toHaveCount(0);
    await gallery.getByRole("group").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto(await maker.path({ myShowTitle: true }));
    await expect(made(page).getByRole("heading", { name: "Testgalerie" })).toBeVisible();
  });

  await test.step("slides vertically where the pivot says so", async () => {
    await page.goto(await maker.path({ pivot: "vertical" }));
    const gallery = await seen(made(page));
    await expect.poll(() => offsetsOf(gallery, "y")).toEqual([0, 1, -1]);
    await expect.poll(() => offsetsOf(gallery, "x")).toEqual([0, 0, 0]);
    await gallery.getByRole("button", { name: "Nächstes Bild" }).focus();
    await page.keyboard.press("ArrowDown");
    await counterOf(gallery, "Bild 2 von 3");
    await page.keyboard.press("ArrowUp");
    await counterOf(gallery, "Bild 1 von 3");
  });
});

test("sizes, positions and the focal point", async ({ page }) => {
  const [file = ""] = maker.images;
  const focal = { x: 0.25, y: 0.75 };
  expect((await admin.put(`/api/v0/file/${file}`, { data: { focal } })).ok()).toBe(true);
  for (const [settings, fit, position] of [
    [{ mySize: "stretch" }, "fill", "50% 50%"],
    [{ mySize: "fit", positionX: "left" }, "contain", "0% 50%"],
    [{ mySize: "crop" }, "none", "25% 75%"],
    [{ mySize: "cropcover" }, "cover", "25% 75%"],
    [{ positionX: "right", positionY: "bottom" }, "cover", "100% 100%"],
    [{ positionY: "top" }, "cover", "50% 0%"],
  ] as const) {
    await page.goto(await maker.path(settings, [file]));
    const picture = made(page).getByRole("img");
    await expect(picture).toHaveCSS("object-fit", fit);
    await expect(picture).toHaveCSS("object-position", position);
  }
});

test(
  "over the whole window: focus, Escape, counter, caption, buttons, keys and its own size",
  phone,
  async ({ page }) => {
    await page.goto(await maker.path({ mySizeClick: "stretch" }));
    const gallery = await seen(made(page));
    const opener = gallery.getByRole("button", { name: "Bild vergrößern" });
    await gallery.getByRole("button", { name: "Nächstes Bild" }).click();
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Testgalerie" });
    await counterOf(dialog, "Bild 2 von 3");
    await expect(dialog.getByRole("button", { name: "Vorheriges Bild" })).toBeFocused();
    await expect(dialog.getByText("Bildtext 2")).toBeInViewport();
    await expect(dialog.getByRole("img")).toHaveCSS("object-fit", "fill");
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      // After the last button, the browser may focus its own toolbar, but not the page under the dialog.
      expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(
        /DIALOG|BODY/u,
      );
      expect(await gallery.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    }
    await dialog.getByRole("button", { name: "Nächstes Bild" }).click();
    await counterOf(dialog, "Bild 3 von 3");
    await dialog.getByRole("button", { name: "Vorheriges Bild" }).click();
    await page.keyboard.press("ArrowLeft");
    await counterOf(dialog, "Bild 1 von 3");
    await page.mouse.move(300, 300);
    await page.mouse.down();
    await page.mouse.move(200, 300);
    await page.mouse.up();
    await counterOf(dialog, "Bild 2 von 3");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await counterOf(gallery, "Bild 2 von 3");
    const picture = gallery.getByRole("group").locator("picture");
    const boxOf = async (part: Locator): Promise<string> => JSON.stringify(await part.boundingBox());
    await expect.poll(async () => (await boxOf(opener)) === (await boxOf(picture))).toBe(true);
  },
);

test.describe("playing", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  async function playing(page: Page, path: string, gallery: Locator): Promise<Locator> {
    await page.clock.install();
    await page.goto(path);
    await seen(gallery);
    await page.mouse.move(1, 1);
    await page.clock.pauseAt(Date.now() + 60_000);
    return gallery;
  }
  const after = async (page: Page, ms: number, gallery: Locator, text: string) => {
    await page.clock.runFor(ms);
    await counterOf(gallery, text);
  };
  const index = async (gallery: Locator) =>
    Number(/^Bild (\d)/u.exec((await gallery.locator("[aria-live]").textContent()) ?? "")?.[1]);

  test("goes on by itself after its interval, in 400 ms, and rests at 'Pause'", async ({ page }) => {
    const gallery = await playing(page, await maker.path({ myInterval: 2000 }), made(page));
    const start = await index(gallery);
    const named = (steps: number) => `Bild ${((start - 1 + steps) % 3) + 1} von 3`;
    await page.clock.runFor(2000);
    await counterOf(gallery, named(1));
    await after(page, 1900, gallery, named(1));
    await after(page, 200, gallery, named(2));
    await expect(gallery.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    await expect(gallery.getByRole("group")).toHaveCSS("transition-duration", "0.4s");
    await gallery.getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(1, 1);
    await gallery.getByRole("button", { name: "Abspielen" }).blur();
    await after(page, 10_000, gallery, named(2));
    await expect(gallery.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    // After a press by keyboard, the focus stays on the button. The gallery still plays.
    await gallery.getByRole("button", { name: "Abspielen" }).press("Enter");
    await after(page, 2100, gallery, named(3));
  });

  test("takes 5000 ms where nothing else is said", async ({ page }) => {
    const gallery = await playing(page, demo, sectionOf(page));
    await page.clock.runFor(5000);
    const start = await index(gallery);
    await after(page, 4900, gallery, `Bild ${start} von 4`);
    await after(page, 200, gallery, `Bild ${(start % 4) + 1} von 4`);
  });

  test("rests while hovered, focused within, hidden, and over the whole window", async ({ page }) => {
    const gallery = await playing(page, await maker.path({ myInterval: 2000 }), made(page));
    const rests = async () => {
      const before = await index(gallery);
      await after(page, 9000, gallery, `Bild ${before} von 3`);
    };
    const plays = async () => {
      const before = await index(gallery);
      await after(page, 2100, gallery, `Bild ${(before % 3) + 1} von 3`);
    };
    const next = gallery.getByRole("button", { name: "Nächstes Bild" });
    await plays();
    await gallery.getByRole("button", { name: "Bild vergrößern" }).hover();
    await rests();
    await page.mouse.move(1, 1);
    await plays();
    await next.focus();
    await rests();
    await next.blur();
    await plays();
    const hide = (isHidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await hide(true);
    await rests();
    await hide(false);
    await plays();
    await gallery.getByRole("button", { name: "Bild vergrößern" }).click();
    const shown = await index(page.getByRole("dialog"));
    await after(page, 9000, page.getByRole("dialog"), `Bild ${shown} von 3`);
  });

  test("does not begin under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const gallery = await playing(page, await maker.path({ myInterval: 2000 }), made(page));
    await expect(gallery.getByRole("button", { name: "Abspielen" })).toBeVisible();
    await after(page, 10_000, gallery, "Bild 1 von 3");
  });
});

test("the home page keeps its one strong picture, and the welcome entry's gallery stands below", async ({ page }) => {
  await page.goto("/");
  const gallery = page.getByRole("region", { name: "Ein Jahr am Hang" });
  await expect(gallery.getByRole("button")).toHaveCount(0);
  await seen(gallery);
  await counterOf(gallery, "Bild 1 von 5");
  await expectAccessible(page);
});
