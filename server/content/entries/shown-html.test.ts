import { expect, it } from "vitest";
import type { Picture } from "#contract/schemas/files.ts";
import { shownHtml } from "./shown-html.ts";

const id = "0191aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa";
const old = "0191aaaa-aaaa-7aaa-8aaa-bbbbbbbbbbbb";
const picture: Picture = {
  id,
  name: "Hang.jpg",
  ext: "jpg",
  kind: "image",
  sizeBytes: 1,
  width: 1200,
  height: 800,
  alt: { de: 'Der "Hang"', en: "The slope", decorative: false },
  focal: { x: 0.5, y: 0.5 },
  variants: [
    { id: "small", res: { w: 320, h: 213 } },
    { id: "large", res: { w: 1200, h: 800 } },
  ],
  webpVariants: [{ id: "webp", res: { w: 320, h: 213 } }],
  preview: [],
  placeholder: "UklG",
};
const shown = { language: "de" as const, pictures: { [id]: picture }, leadsTo: (href: string) => href };
const img = (alt: string, file = id) => `<img src="/api/v0/download/${file}/${old}" alt="${alt}" />`;

it("a picture has its present variants, its size, and the library's description unless it has its own", () => {
  const html = shownHtml(`<p>a</p><figure class="left">${img("")}<figcaption>b</figcaption></figure>`, shown);
  expect(html).toBe(
    '<p>a</p><figure class="left"><picture>' +
      `<source type="image/webp" srcset="/v0/api/download/${id}/webp 320w" sizes="(max-width: 40rem) 90vw, (max-width: 56rem) 41vw, 17rem">` +
      `<img src="/v0/api/download/${id}/large" srcset="/v0/api/download/${id}/small 320w, /v0/api/download/${id}/large 1200w"` +
      ' sizes="(max-width: 40rem) 90vw, (max-width: 56rem) 41vw, 17rem" width="1200" height="800"' +
      ' alt="Der &quot;Hang&quot;" loading="lazy" decoding="async" style="background-image:url(data:image/webp;base64,UklG)">' +
      "</picture><figcaption>b</figcaption></figure>",
  );
  const withoutVariant = img("x").replace(`/${old}"`, '"');
  expect(withoutVariant).not.toContain(old);
  expect(shownHtml(withoutVariant, shown)).toBe(shownHtml(img("x"), shown));
  expect(shownHtml(`<p>${img("Eigenes &amp; mehr")}</p>`, shown)).toContain(' alt="Eigenes &amp; mehr" ');
  expect(shownHtml(`<figure>${img("")}</figure>`, { ...shown, language: "en" })).toContain(' alt="The slope" ');
  const decorative = { ...picture, alt: { ...picture.alt, decorative: true } };
  expect(shownHtml(img(""), { ...shown, pictures: { [id]: decorative } })).toContain(' alt="" ');
});

it("a picture that is gone leaves its caption, or nothing", () => {
  const other = id.replace("0191", "0192");
  expect(shownHtml(`<figure>${img("", other)}</figure><p>a${img("x", other)}</p>`, shown)).toBe("<p>a</p>");
  expect(shownHtml(`<figure>${img("", other)}<figcaption>b</figcaption></figure>`, shown)).toBe(
    "<figure><figcaption>b</figcaption></figure>",
  );
});

it("each table is scrolled in a box of its own, which has a name", () => {
  const table = "<table><tbody><tr><td>a</td></tr></tbody></table>";
  const box = `<div tabindex="0" role="group" aria-label="Tabelle">${table}</div>`;
  expect(shownHtml(`<p>a</p>${table}<p>b</p>${table}`, shown)).toBe(`<p>a</p>${box}<p>b</p>${box}`);
});
