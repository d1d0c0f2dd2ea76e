import type { Page } from "@playwright/test";
import { film } from "../testing/films.ts";
import { publishNews } from "./admin-api.ts";
import { editorOf, openEditor } from "./editor.ts";
import { adminTest, errorsOf, expect, expectAccessible } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";

const FILM = "dQw4w9WgXcQ";

/** Blocks requests to YouTube, because tests must not send requests to other servers. */
async function withoutYoutube(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/^https:\/\/[^/]*(?:youtube|ytimg|google)/u, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Film</title><p>Der Film läuft</p>" });
  });
  return asked;
}

adminTest(
  "an editor adds a video by its link, which is checked; a visitor sees it, and plays it by a click",
  async ({ page, admin, browser }) => {
    const errors = errorsOf(page);
    const path = await publishNews(admin, { title: "Mit Film", content: ["<p>Text</p>"] });
    await openEditor(page, path);
    await page.getByRole("button", { name: "Baustein hinzufügen" }).last().click();
    await page.getByRole("menuitem", { name: "Video", exact: true }).click();
    const form = page.getByRole("dialog", { name: "Video", exact: true });
    await form.getByLabel("Titel des Videos").fill("Apfeltag 2026");
    const link = form.getByLabel("Link zu YouTube");
    await link.fill("https://vimeo.com/76979871");
    await link.blur();
    await expect(form.getByText("Ungültiger YouTube-Link.", { exact: false })).toBeVisible();
    await expectAccessible(page);
    await link.fill(`https://www.youtube.com/watch?v=${FILM}&t=42s`);
    await link.blur();
    await expect(form.getByText("Ungültiger YouTube-Link.", { exact: false })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
    await expect(page.locator("figcaption", { hasText: "Apfeltag 2026" })).toBeVisible();
    await editorOf(page).publish();
    expect(errors).toEqual([]);

    const baseURL = new URL(page.url()).origin;
    const context = await browser.newContext({ baseURL });
    const guest = await context.newPage();
    const asked = await withoutYoutube(guest);
    const requests = collectRequests(guest);
    await guest.goto("/Aktuelles");
    await requests.finished();
    expect(requests.urls.filter((url) => /Video/u.test(url))).toEqual([]);
    await guest.goto(path);
    const play = guest.getByRole("button", { name: /^Video abspielen\s*: Apfeltag 2026$/u });
    await expect(play).toBeVisible();
    await expect(guest.getByText("Erst dann erfährt Google Ihre IP-Adresse", { exact: false })).toBeVisible();
    await expectAccessible(guest);
    await requests.finished();
    expect(asked).toEqual([]);
    await play.click();
    const frame = guest.locator("iframe[title='Apfeltag 2026']");
    await expect(frame).toBeFocused();
    await expect(frame.contentFrame().locator("iframe").contentFrame().getByText("Der Film läuft")).toBeVisible();
    expect(asked).toEqual([expect.stringContaining(`https://www.youtube-nocookie.com/embed/${FILM}`)]);
    await guest.getByRole("button", { name: "Video schließen" }).click();
    await expect(play).toBeFocused();
    await context.close();

    await adminTest.step("without scripts there is the link to YouTube, and no button that does nothing", async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const reader = await plain.newPage();
      await reader.goto(path);
      await expect(reader.getByRole("link", { name: "Auf YouTube ansehen" })).toHaveAttribute(
        "href",
        `https://www.youtube.com/watch?v=${FILM}`,
      );
      await expect(reader.getByRole("button", { name: /^Video abspielen/u })).toHaveCount(0);
      await plain.close();
    });
  },
);

adminTest("a film that this browser does not play says so, and leads to the file", async ({ page, admin, browser }) => {
  const file = { name: "Erntefilm.mp4", mimeType: "video/mp4", buffer: film({ video: "hvc1" }) };
  const upload = await admin.post("/api/v0/upload", { multipart: { file } });
  const [stored] = (await upload.json()) as { _id: string }[];
  const path = await publishNews(admin, { title: "Mit Filmdatei", downloads: [stored?._id ?? ""] });
  await page.goto(path);
  const guest = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await guest.goto(path);
  await expect(guest.getByRole("status").getByText("Dieser Browser spielt die Datei nicht ab.")).toBeVisible();
  const link = guest.getByRole("status").getByRole("link", { name: "Erntefilm.mp4" });
  await expect(link).toHaveAttribute("href", new RegExp(`/download/${stored?._id}$`, "u"));
  await expect(guest.locator("video")).toHaveCount(0);
  await expectAccessible(guest);
  await guest.context().close();
});
