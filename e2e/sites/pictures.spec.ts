import type { APIRequestContext, Page } from "@playwright/test";
import { fileIdsOf, publishNews } from "../admin-api.ts";
import { test as base, expect, ownSite } from "../fixtures.ts";
import { collectRequests } from "../requests.ts";
import { drawn, lastPageOf, shiftsOf, watchShifts } from "../shifts.ts";

// This file has its own site, because its tests must know the newest entries.
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
 * For each visible picture: the available widths, the loaded width and the drawn width. Pictures that a list adds
 * meanwhile are left out.
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

/** If a closer variant exists, the loaded width may be at most this many times the drawn width. */
const MOST = 2.2;

for (const width of [390, 768, 1920]) {
  test(`each place gets the variant that it needs at ${width} px`, async ({ browser, site }) => {
    let count = 0;
    for (const path of paths) {
      // Browsers use a larger variant from their cache, so each page starts with an empty cache.
      const page = await browser.newPage({ viewport: { width, height: 900 }, baseURL: site.url });
      await page.goto(path);
      const pictures = await drawnPictures(page);
      await page.close();
      for (const { at, url, variants, chosen, drawn } of pictures) {
        count += 1;
        const enough = variants.filter((variant) => variant >= drawn - 1);
        const note = `${at}: ${chosen} of ${variants.join()} for ${Math.round(drawn)}`;
        if (enough.length === 0) expect(chosen, note).toBe(Math.max(...variants));
        else expect(chosen, note).toBeGreaterThanOrEqual(drawn - 1);
        const isOnPageAnyway = pictures.filter((other) => other.url === url).length > 1;
        if (chosen > MOST * drawn && !isOnPageAnyway) expect(chosen, note).toBe(Math.min(...enough));
      }
    }
    expect(count).toBeGreaterThan(20);
  });
}

test("nothing moves when pictures come", async ({ page }) => {
  // Blocks fonts, because fonts.spec.ts tests fonts that load late.
  await page.route("**/*.woff2", (route) => route.abort());
  await watchShifts(page);
  const requests = collectRequests(page);
  const lists = ["/Aktuelles", "/Veranstaltungen"];
  for (const path of paths) {
    await page.goto(lists.includes(path) ? await lastPageOf(page, path.slice(1)) : path);
    await requests.finished();
    for (const image of await page.locator("main img").all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((element: HTMLImageElement) => element.decode());
      expect(await image.getAttribute("width")).toMatch(/^\d+$/u);
      expect(await image.getAttribute("height")).toMatch(/^\d+$/u);
    }
    await drawn(page);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

test.describe("before the client and the pictures have come", () => {
  test.use({ javaScriptEnabled: false });

  test("the first picture is asked for at once, the others when they are near; a few pixels of each stand in its place", async ({
    page,
  }) => {
    await page.route("**/v0/api/download/**", (route) => route.abort());
    for (const path of paths) {
      await page.goto(path);
      const first = page.locator("main img").first();
      await expect(first, path).toHaveAttribute("fetchpriority", "high");
      await expect(first, path).toHaveAttribute("loading", "eager");
      await expect(page.locator("main img[fetchpriority=high]"), path).toHaveCount(1);
      for (const image of await page.locator("main img").all()) {
        const placeholder = await image.evaluate((element) => getComputedStyle(element).backgroundImage);
        expect(placeholder, path).toMatch(/^url\("data:image\/webp;base64,[\w+/=]{60,200}"\)$/u);
      }
    }
  });
});
