// Pictures: each place gets the variant that it needs, nothing moves when they load, and the first one loads first.
import type { APIRequestContext, Page } from "@playwright/test";
import { fileIdsOf, publishNews } from "./admin-api.ts";
import { test as base, expect, ownSite } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";
import { drawn, lastPageOf, shiftsOf, watchShifts } from "./shifts.ts";

// The newest entries are known.
const test = base.extend({ site: [ownSite(), { scope: "worker" }] });

let admin: APIRequestContext;
let paths: string[];

test.beforeAll(async ({ admin: api }) => {
  admin = api;
  const images = await fileIdsOf(admin, "image");
  const gallery = (mySize: string, from: number) => ({
    type: "gallery",
    settings: { mySize, images: images.slice(from, from + 3).map((file) => ({ file, caption: "" })) },
  });
  const everything = await publishNews(admin, {
    title: "Bilder überall",
    mediamain: images[0],
    content: ["<p>keins</p>", "<p>eins</p>", "<p>zwei</p>", "<p>fünf</p>"],
    media: [[], images.slice(1, 2), images.slice(2, 4), images.slice(4, 9)],
    sections: [gallery("cropcover", 9), gallery("fit", 12)],
  });
  const person = await publishNews(admin, { title: "Mit Porträt", mediamain: images[1], avatar: true });
  const withoutMain = await publishNews(admin, { title: "Ohne", content: ["<p>a</p>"], media: [images.slice(0, 1)] });
  const [product] = (await (await admin.get("/api/v0/product/?q=Birnensaft")).json()) as { _id: string }[];
  const shop = ["/shop", `/shop/${product?._id ?? ""}`];
  const fixed = ["/", "/Aktuelles", "/Veranstaltungen", "/Erlebnis", "/erlebnis/101"];
  paths = [...fixed, ...shop, everything, person, withoutMain];
});

type Drawn = { at: string; url: string; variants: number[]; chosen: number; drawn: number };

/**
 * Every picture that the page shows now: the available widths, the loaded width, and the drawn width. A list adds
 * pictures while the first ones load; those are left out, for nobody waited until they were there.
 */
function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.locator("main img").evaluateAll(async (all) => {
    const images = (all as HTMLImageElement[]).filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const source = sources.find(({ media }) => media === "" || matchMedia(media).matches);
      const candidates = (source?.srcset ?? image.srcset).split(", ").map((candidate) => candidate.split(" "));
      const width = (candidate: string[] | undefined): number => Number.parseInt(candidate?.[1] ?? "", 10);
      const box = image.getBoundingClientRect();
      const asHighAsBox = (box.height * image.width) / image.height;
      const sized = source?.getAttribute("width") ? source : image;
      const ownAspect = Number(sized.getAttribute("width")) / Number(sized.getAttribute("height"));
      const byHeight = box.height * ownAspect;
      const fit = getComputedStyle(image).objectFit;
      const whole = fit === "contain" ? Math.min(box.width, byHeight) : asHighAsBox;
      return {
        at: `${location.pathname} ${image.alt} ${source?.sizes ?? image.sizes}`,
        url: image.currentSrc,
        variants: candidates.map(width),
        chosen: width(candidates.find(([url]) => url && image.currentSrc.endsWith(url))),
        drawn: fit === "cover" ? Math.max(box.width, byHeight) : whole,
      };
    });
  });
}

/** At most this much wider than drawn, if a closer variant exists. */
const MOST = 2.2;

function expectCloseVariants(pictures: Drawn[]): void {
  for (const { at, url, variants, chosen, drawn } of pictures) {
    const enough = variants.filter((variant) => variant >= drawn - 1);
    const note = `${at}: ${chosen} of ${variants.join()} for ${Math.round(drawn)}`;
    if (enough.length === 0) expect(chosen, note).toBe(Math.max(...variants));
    else expect(chosen, note).toBeGreaterThanOrEqual(drawn - 1);
    const isOnPageAnyway = pictures.filter((other) => other.url === url).length > 1;
    if (chosen > MOST * drawn && !isOnPageAnyway) expect(chosen, note).toBe(Math.min(...enough));
  }
}

test("as it comes, each place gets the variant that it needs at any width, and a few pixels stand there before", async ({
  browser,
  site,
}) => {
  const counts = new Map<number, number>();
  for (const path of paths) {
    for (const width of [390, 768, 1280, 1920]) {
      // Browsers use a larger variant from their cache: each page gets an empty cache.
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ viewport, baseURL: site.url, javaScriptEnabled: false });
      await page.goto(path);
      const pictures = await drawnPictures(page);
      expectCloseVariants(pictures);
      counts.set(width, (counts.get(width) ?? 0) + pictures.length);
      const placeholders = await page
        .locator("main img")
        .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundImage));
      for (const placeholder of placeholders)
        expect(placeholder, path).toMatch(/^url\("data:image\/webp;base64,[\w+/=]{60,200}"\)$/u);
      await page.close();
    }
  }
  expect(counts.size).toBe(4);
  for (const count of counts.values()) expect(count).toBeGreaterThan(20);
});

test("with the client, the first picture is asked for at once, nothing moves when they come, and none comes too large", async ({
  browser,
  site,
  viewport,
}) => {
  const lists = ["/Aktuelles", "/Veranstaltungen"];
  for (const path of paths) {
    const page = await browser.newPage({ baseURL: site.url, viewport });
    // Fonts that load late have their own test.
    await page.route("**/*.woff2", (route) => route.abort());
    await watchShifts(page);
    const requests = collectRequests(page);
    await page.goto(path);
    const images = page.locator("main img");
    await expect(images.first(), path).toHaveAttribute("fetchpriority", "high");
    await expect(images.first(), path).toHaveAttribute("loading", "eager");
    await expect(page.locator("main img[fetchpriority=high]"), path).toHaveCount(1);
    if (lists.includes(path)) await page.goto(await lastPageOf(page, path.slice(1)));
    await requests.finished();
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((element: HTMLImageElement) => element.decode());
      expect(await image.getAttribute("width")).toMatch(/^\d+$/u);
      expect(await image.getAttribute("height")).toMatch(/^\d+$/u);
    }
    await drawn(page);
    expect(await shiftsOf(page), path).toEqual([]);
    expectCloseVariants(await drawnPictures(page));
    await page.close();
  }
});
