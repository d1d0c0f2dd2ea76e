import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { placedBuilds } from "../server/start/client-build/directories.ts";
import { adminTest, expect, test } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";

const builds = fileURLToPath(new URL("../build", import.meta.url));

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; src?: string };

const adminOnly = /data-slate|react-aria|ZodError|No QueryClient set/u;
const serverOnly = /schema\.org|og:title|text\/calendar/u;
const shopOnly = /allergens/u;

test("the entry's chunks hold no editor, no admin widgets, no zod, no React Query, and nothing of the head", async () => {
  const [newest = ""] = await placedBuilds(builds);
  const build = join(newest, "client");
  const manifest = JSON.parse(await readFile(join(build, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const entry = manifest["client/app/start.ts"];
  const wanted = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || wanted.has(chunk)) return;
    wanted.add(chunk);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  visit(entry);
  expect(entry?.imports, "the first script waits for no other").toBeUndefined();
  for (const name of entry?.dynamicImports ?? []) visit(manifest[name]);
  expect(wanted.size).toBeGreaterThan(3);
  for (const { file } of wanted) {
    const code = await readFile(join(build, file), "utf8");
    for (const words of [adminOnly, serverOnly, shopOnly]) expect(words.exec(code)?.[0], file).toBeUndefined();
  }
  // Proves that the pattern works: the code for editors contains its words.
  const all = await Promise.all(
    (await readdir(join(build, "assets")))
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFile(join(build, "assets", name), "utf8")),
  );
  expect(all.some((code) => adminOnly.test(code))).toBe(true);
});

test("a guest who visits several pages loads no editor code", async ({ page }) => {
  const scripts: string[] = [];
  const sheets: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".js")) scripts.push(answer.url());
    if (answer.url().endsWith(".css")) sheets.push(answer.url());
  });
  const requests = collectRequests(page);
  for (const path of ["/", "/Aktuelles", "/Erlebnis", "/login"]) {
    await page.goto(path);
    await requests.finished();
  }
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) expect(adminOnly.test(await (await page.request.get(url)).text()), url).toBe(false);
  expect(sheets.length).toBeGreaterThan(0);
  for (const url of sheets) expect(await (await page.request.get(url)).text(), url).not.toContain("--tool-");
});

/** The bytes that are sent once the build is compressed, which happens after the first start. */
const weigh = async (body: Buffer): Promise<number> => (await promisify(brotliCompress)(body)).length;

/** The most that a guest's first page may load: kilobytes of JavaScript, compressed with brotli, and files. */
const lightest = [
  ["/", 152, 9],
  ["/Aktuelles", 148, 9],
  ["/Kontakt", 152, 14],
  ["/shop", 157, 14],
] as const;

for (const [path, most, files] of lightest)
  test(`${path} loads at most ${most} kB of JavaScript in ${files} files`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    page.on("response", (answer) => {
      if (answer.url().endsWith(".js")) scripts.push(answer.body().then(weigh));
    });
    const requests = collectRequests(page);
    await page.goto(path);
    await requests.finished();
    const sizes = await Promise.all(scripts);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most * 1000);
    expect(sizes.length).toBeLessThanOrEqual(files);
  });

test("the code of a gallery is loaded when the gallery comes near", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const requests = collectRequests(page);
  await page.goto("/");
  await requests.finished();
  const gallery = page.locator("[data-gallery]").first();
  await expect(gallery).toBeAttached();
  const ofGallery = /\/GalleryView-[^/]+\.js$/u;
  expect(scripts.filter((path) => ofGallery.test(path))).toEqual([]);
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByRole("button", { name: "Nächstes Bild" })).toBeVisible();
  expect(scripts.filter((path) => ofGallery.test(path))).toHaveLength(1);
});

/**
 * An editor's page must load fewer files than this. Such a page once loaded 145 files, because each module that several
 * parts use became a separate file.
 */
const FILES_OF_EDITORS = 29;

adminTest("an editor's page loads its code in few files", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:js|css)$/u.test(request.url())) files.push(request.url());
  });
  await page.goto("/Aktuelles");
  await expect(page.getByRole("region", { name: "Verwaltung" })).toBeVisible();
  expect(files.length).toBeLessThan(FILES_OF_EDITORS);
});

adminTest("a press on the bar before the client has started is answered when it has", async ({ page }) => {
  await page.goto("/");
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!start)[^/]*\.js$/u, async (route) => {
    await gate;
    await route.continue();
  });
  const loaded = page.waitForEvent("domcontentloaded");
  await page.evaluate(() => location.reload());
  await loaded;
  await page.getByRole("button", { name: "Heute", exact: true }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Heute" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Heute", exact: true })).toBeFocused();
});
