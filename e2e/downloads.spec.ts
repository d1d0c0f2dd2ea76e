import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { leaflet } from "../testing/documents.ts";
import { sound } from "../testing/sounds.ts";
import { publishNews } from "./admin-api.ts";
import { phone, adminTest, expect, expectAccessible, test } from "./fixtures.ts";

let admin: APIRequestContext;
let path: string;
let validId: string;
let filmId: string;

test.beforeAll(async ({ admin: api, browser }) => {
  admin = api;
  const pdfId = await upload("Faltblatt.pdf", leaflet("Sonnenau"));
  validId = await upload("Kelter.wav", sound(2));
  filmId = await upload("Pressen.webm", await recordFilm(browser));
  const captionsId = await upload("Pressen.vtt", Buffer.from("WEBVTT\n\n00:00.000 --> 01:00.000\nDie Presse läuft.\n"));
  const oddId = await upload(
    "Pflanzplan.xyz",
    Buffer.from([...`${Math.random()}`].map((digit) => digit.charCodeAt(0))),
  );
  const downloads = [pdfId, validId, filmId, captionsId, oddId];
  path = await publishNews(admin, { title: "Zum Mitnehmen", downloads });
});

async function upload(name: string, buffer: Buffer): Promise<string> {
  const answer = await admin.post("/api/v0/upload", {
    multipart: { file: { name, mimeType: "application/octet-stream", buffer } },
  });
  const body = (await answer.json()) as { _id: string }[] & { existing?: { _id: string } };
  // The test may have uploaded the same bytes before, at the other window width.
  return body.existing?._id ?? body[0]?._id ?? "";
}

async function recordFilm(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ javaScriptEnabled: true });
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 160, height: 90 });
    const drawing = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
    const ended = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    for (let step = 0; step < 30; step += 1) {
      if (drawing) drawing.fillStyle = step % 2 ? "#3d6a2b" : "#ab2f26";
      drawing?.fillRect(step * 4, 20, 40, 40);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    const bytes = new Uint8Array(await (await ended).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  await page.close();
  return Buffer.from(base64, "base64");
}

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a guest sees the PDF's first page, and name, kind and size of each file", phone, async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("link", { name: /^Faltblatt\.pdf PDF, 1 KB$/u })).toBeVisible();
  const preview = row(page, "Faltblatt.pdf").locator("img");
  await preview.scrollIntoViewIfNeeded();
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(row(page, "Pflanzplan.xyz").locator("img, audio, video")).toHaveCount(0);
  await expectAccessible(page);
});

test("a guest plays a sound and a film where they stand, from any moment on, and reads what is said", async ({
  page,
}) => {
  await page.goto(path);
  const audio = page.getByLabel("Kelter.wav", { exact: true });
  await expect(audio).toHaveAttribute("preload", "metadata");
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.duration)).toBe(2);
  const at = await audio.evaluate(async (one: HTMLAudioElement) => {
    one.muted = true;
    one.currentTime = 1.5;
    await one.play();
    await new Promise((resolve) => one.addEventListener("ended", resolve, { once: true }));
    return one.currentTime;
  });
  expect(at).toBe(2);
  const film = page.getByLabel("Pressen.webm", { exact: true });
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(160);
  const said = await film.evaluate(async (one: HTMLVideoElement) => {
    one.muted = true;
    await one.play();
    const [track] = one.textTracks;
    while (!track?.activeCues?.length)
      await new Promise((resolve) => track?.addEventListener("cuechange", resolve, { once: true }));
    return (track.activeCues[0] as VTTCue).text;
  });
  expect(said).toBe("Die Presse läuft.");
});

adminTest(
  "in the library's details, films and sounds play as well, and a PDF shows its first page",
  async ({ page }) => {
    await page.goto("/admincenter/files");
    for (const name of ["Kelter.wav", "Pressen.webm", "Faltblatt.pdf"]) {
      await page.getByRole("button", { name: `Details zu „${name}“` }).click();
      const dialog = page.getByRole("dialog");
      if (name.endsWith(".pdf")) {
        const preview = dialog.locator("img");
        await expect(preview).toHaveCSS("object-fit", "contain");
        await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      } else {
        const player = dialog.getByLabel(name, { exact: true });
        await expect.poll(() => player.evaluate((one: HTMLMediaElement) => one.duration)).toBeGreaterThan(0);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the players and the links to take the files along are there", async ({ page, request }) => {
    await page.goto(path);
    await expect(page.locator(`audio[controls][src$="${validId}"]`)).toBeVisible();
    await expect(page.locator(`video[controls][src$="${filmId}"]`)).toBeVisible();
    const part = await request.get(`/v0/api/download/${filmId}`, { headers: { range: "bytes=0-99" } });
    expect([part.status(), part.headers()["content-type"], (await part.body()).length]).toEqual([
      206,
      "video/webm",
      100,
    ]);
    await expect(row(page, "Kelter.wav").getByRole("link")).toHaveAttribute("download", "Kelter.wav");
  });
});
