import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paletteTokens } from "#contract/look/palettes.ts";
import { contrastOf } from "#contract/look/colors.ts";
import { jpeg, pdf, png } from "#testing/pictures.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function upload(bytes: Buffer, name: string, replaced = ""): Promise<string> {
  const body = new FormData();
  body.append(name, new Blob([new Uint8Array(bytes)]), name);
  const query = replaced && `?replace=${replaced}`;
  const answer = await site.request("POST", `/api/v0/upload${query}`, { as: "admin", body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { _id: string }[])[0]?._id ?? "";
}

const change = (fields: object) => site.request("PUT", "/api/v0/config/", { as: "admin", body: { site: fields } });

const settingsNow = () => site.trpc().settings.get.query();

async function pictureAt(path: string) {
  const answer = await fetch(site.url + path);
  expect(answer.status, path).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes, cacheControl: answer.headers.get("cache-control"), type: answer.headers.get("content-type") };
}

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
  return { width, height, format, hasAlpha };
};

it("must be a PNG, JPEG or WebP of at least 512 pixels", async () => {
  const fieldsFor = async (logo: string) => {
    const { status, body } = await change({ logo });
    return [status, Object.keys((body as { fields?: object }).fields ?? {})];
  };
  const unknown = "0190a000-0000-7000-8000-000000000000";
  for (const id of [unknown, await upload(await png(600, 511), "flach.png"), await upload(pdf, "Heft.pdf")])
    expect(await fieldsFor(id)).toEqual([400, ["site.logo"]]);
  const gif = await upload(
    await sharp(await jpeg(520, 520))
      .gif()
      .toBuffer(),
    "bunt.gif",
  );
  expect(await fieldsFor(gif)).toEqual([400, ["site.logo"]]);
  expect((await settingsNow()).brand).toBeUndefined();
});

it("a site without a logo has the palette's default mark everywhere", async () => {
  const touch = await pictureAt("/apple-touch-icon.png");
  expect(await sizeOf(touch.bytes)).toEqual({ width: 180, height: 180, format: "png", hasAlpha: false });
  const [red, green, blue] = await sharp(touch.bytes)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red, green, blue]).toEqual([0x3d, 0x6a, 0x2b]);
  const ico = await pictureAt("/favicon.ico");
  expect([ico.bytes.readUInt16LE(2), ico.bytes.readUInt16LE(4)]).toEqual([1, 2]);
  expect(await sizeOf(ico.bytes.subarray(ico.bytes.readUInt32LE(18)))).toMatchObject({ width: 32, format: "png" });
  await change({ palette: "lake" });
  const { brand } = await settingsNow();
  expect(brand?.logo).toBeNull();
  const svg = await pictureAt(`/einbetten/marke/${brand?.key}/icon.svg`);
  expect(svg).toMatchObject({ type: "image/svg+xml", cacheControl: expect.stringContaining("immutable") });
  expect(svg.bytes.toString()).toContain(paletteTokens.lake.leaf[0]);
  await change({ palette: "garden" });
});

it("is in every icon, the manifest and the preview image, under addresses that change with it", async () => {
  const logo = await upload(await jpeg(800, 640), "logo.jpg");
  expect((await change({ logo, name: "SV Au" })).status).toBe(200);
  const { brand } = await settingsNow();
  expect(brand).toEqual({ key: expect.stringMatching(/^[\da-f]{16}$/u), logo: { width: 800, height: 640 } });
  const manifest = JSON.parse(String((await site.request("GET", "/manifest.webmanifest")).body)) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toBe("SV Au");
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sizeOf((await pictureAt(src)).bytes);
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "192x192 maskable",
    "512x512 maskable",
  ]);
  const at = (name: string) => pictureAt(`/einbetten/marke/${brand?.key}/${name}`);
  expect(await sizeOf((await at("teilen-de.png")).bytes)).toMatchObject({ width: 1200, height: 630, format: "png" });
  expect(await sizeOf((await at("kopf.webp")).bytes)).toMatchObject({ width: 55 * 3, height: 44 * 3, format: "webp" });
  const letter = await at("brief.png");
  expect(await sizeOf(letter.bytes)).toMatchObject({ width: 55 * 2, height: 44 * 2, format: "png" });
  expect(letter.bytes.length).toBeLessThan(20_000);
  const touch = await at("touch-180.png");
  expect(touch.cacheControl).toContain("immutable");
  const [corner] = await sharp(touch.bytes).extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer();
  expect(corner).toBe(0xfa);
  await change({ palette: "slate" });
  expect((await settingsNow()).brand?.key).not.toBe(brand?.key);
  expect((await at("touch-180.png")).cacheControl).toBe("no-cache");
  expect((await site.request("GET", `/einbetten/marke/${brand?.key}/fremd.png`)).status).toBe(404);
  await change({ palette: "garden" });
});

it("gets a plate where it would be invisible on the background", async () => {
  const dark = await sharp({
    create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: { create: { width: 300, height: 300, channels: 4, background: "#1d1d1d" } } }])
    .png()
    .toBuffer();
  await change({ logo: await upload(dark, "schwarz.png") });
  const { brand } = await settingsNow();
  const cornerOf = async (name: string) => {
    const { bytes } = await pictureAt(`/einbetten/marke/${brand?.key}/${name}`);
    return [...(await sharp(bytes).extract({ left: 1, top: 1, width: 1, height: 1 }).ensureAlpha().raw().toBuffer())];
  };
  expect((await cornerOf("kopf.webp"))[3]).toBe(0);
  // Mails have a single picture for light and dark backgrounds.
  const [light] = paletteTokens.garden.paper;
  expect(await cornerOf("brief.png")).toEqual([
    ...[1, 3, 5].map((at) => Number.parseInt(light.slice(at, at + 2), 16)),
    255,
  ]);
  const [r = 0, g = 0, b = 0, alpha] = await cornerOf("kopf-dunkel.webp");
  expect(alpha).toBe(255);
  const hex = `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
  expect(contrastOf(hex, "#1d1d1d")).toBeGreaterThan(10);
});

it("is renewed with its file, and is removed from the settings with it", async () => {
  const logo = await upload(await jpeg(600, 600, 3), "neu.jpg");
  await change({ logo });
  const before = await settingsNow();
  await upload(await jpeg(700, 560, 4), "neuer.jpg", logo);
  const after = await settingsNow();
  expect(after.site.logo).toBe(logo);
  expect(after.brand).not.toEqual(before.brand);
  expect(after.brand?.logo).toEqual({ width: 700, height: 560 });
  expect(await site.trpc("admin").files.uses.query({ ids: [logo] })).toMatchObject({
    total: 1,
    items: [{ path: "/admincenter/settings/look", uses: [{ place: { type: "logo" } }] }],
  });
  expect((await site.request("DELETE", `/api/v0/file/${logo}`, { as: "admin" })).status).toBe(200);
  expect(await settingsNow()).toMatchObject({ site: { logo: null } });
});
