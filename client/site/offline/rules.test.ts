import { describe, expect, it } from "vitest";
import {
  effectOf,
  headingOf,
  isSameLook,
  kindOf,
  lookOfPage,
  pageKey,
  pictureStem,
  siteNameOf,
  surplusOf,
} from "./rules.ts";

const at = (path: string) => new URL(path, "https://site.example");
const id = "0198c0de-0000-7000-8000-000000000001";

describe("an address", () => {
  it.each(["/", "/Aktuelles", `/Aktuelles/${id}`, "/erlebnis/101", "/Kontakt", "/loginhilfe"])(
    "%s is a page",
    (path) => {
      expect(kindOf(at(path))).toBe("page");
    },
  );

  it.each([
    "/trpc/users.me",
    "/api/v0/entry/",
    `/api/v0/download/${id}`,
    `/v0/api/download/${id}`,
    `/v0/api/download/${id}/`,
    "/login",
    "/login?next=%2F",
    "/suche?q=apfel",
    "/admincenter",
    "/admincenter/settings",
    "/shop/manage/",
    "/sw.js",
    "/readyz",
  ])("%s is never kept", (path) => {
    expect(kindOf(at(path))).toBeNull();
  });

  it("of a picture at one width, and of a hashed file, is known as that", () => {
    expect(kindOf(at(`/v0/api/download/${id}/abc`))).toBe("picture");
    expect(pictureStem(`/v0/api/download/${id}/abc`)).toBe(`/v0/api/download/${id}/`);
    expect(kindOf(at("/assets/entry-abc.js"))).toBe("asset");
  });

  it("is the same page whatever its query says, but for the page number", () => {
    expect(pageKey(at("/Aktuelles?utm_source=x&seite=2&lang=en#content"))).toBe("/Aktuelles?seite=2");
    expect(pageKey(at("/Aktuelles?utm_source=x"))).toBe("/Aktuelles");
  });
});

describe("an answer", () => {
  const html = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
  const answer = (status: number, headers: Record<string, string> = html, rest = {}) => ({
    status,
    type: "basic" as const,
    redirected: false,
    headers: new Headers(headers),
    ...rest,
  });
  const signedIn = { ...html, "cache-control": "private, no-store" };
  const picture = { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" };

  it("with a guest's page is kept", () => {
    expect(effectOf("page", answer(200))).toBe("keep");
  });

  it("to a signed-in user is not kept, and sends away what was", () => {
    for (const kind of ["page", null] as const) expect(effectOf(kind, answer(200, signedIn))).toBe("forget");
    expect(effectOf("page", answer(404, signedIn))).toBe("forget");
  });

  it("that the page is gone or has moved takes the kept copy away", () => {
    for (const status of [404, 410]) expect(effectOf("page", answer(status))).toBe("drop");
    expect(effectOf("page", answer(0, {}, { type: "opaqueredirect" }))).toBe("drop");
    expect(effectOf("page", answer(200, html, { redirected: true }))).toBe("drop");
  });

  it("with an error of the server changes nothing", () => {
    for (const status of [421, 429, 500, 502]) expect(effectOf("page", answer(status))).toBe("leave");
    expect(effectOf("page", answer(503, { ...html, "cache-control": "no-store" }))).toBe("leave");
  });

  it("is not kept if it is no page, not to be stored, or from where nothing is kept", () => {
    expect(effectOf("page", answer(200, { ...html, "content-type": "application/rss+xml" }))).toBe("leave");
    expect(effectOf("page", answer(200, { ...html, "cache-control": "no-store" }))).toBe("leave");
    expect(effectOf(null, answer(200))).toBe("leave");
    expect(
      effectOf(null, answer(200, { "content-type": "application/pdf", "cache-control": "private, no-cache" })),
    ).toBe("leave");
  });

  it("with a picture or a file of the build is kept only if it never changes", () => {
    expect(effectOf("picture", answer(200, picture))).toBe("keep");
    expect(effectOf("picture", answer(200, { ...picture, "cache-control": "no-cache" }))).toBe("leave");
    expect(effectOf("picture", answer(206, picture))).toBe("leave");
    expect(effectOf("asset", answer(200))).toBe("leave");
  });
});

describe("what is too much", () => {
  it("goes oldest first, by number and by size", () => {
    expect(surplusOf([1, 1, 1], { count: 3, bytes: 3 })).toBe(0);
    expect(surplusOf([1, 1, 1], { count: 2, bytes: 3 })).toBe(1);
    expect(surplusOf([5, 1, 1], { count: 3, bytes: 6 })).toBe(1);
    expect(surplusOf([1, 5, 5], { count: 3, bytes: 5 })).toBe(2);
    expect(surplusOf([9], { count: 3, bytes: 5 })).toBe(1);
    expect(surplusOf([], { count: 0, bytes: 0 })).toBe(0);
  });
});

describe("a kept page", () => {
  it("says its heading without marks and with its characters escaped, else its title", () => {
    const page = '<title>A – Haus</title><body><h1 class="x"><span>Most &amp; <b>Musik</b></span>\n</h1><h1>B</h1>';
    expect(headingOf(page)).toBe("Most &amp; Musik");
    expect(headingOf("<title>Impressum – Haus</title>")).toBe("Impressum – Haus");
    expect(headingOf("<h1> </h1>")).toBeNull();
  });

  it("says the look that it was written with", () => {
    const page = (style: string) =>
      `<html lang="de"${style}>\n<head>\n<style>@font-face{}</style>\n</head><body style="x"><style>no</style>`;
    const written = page(` style="--paper:light-dark(#fff,#111)"`);
    expect(lookOfPage(written)).toEqual({ style: "--paper:light-dark(#fff,#111)", faces: "@font-face{}" });
    expect(lookOfPage('<html lang="de">\n<head></head>')).toEqual({ style: "", faces: "" });
    expect([isSameLook(written, written), isSameLook(written, page(""))]).toEqual([true, false]);
  });

  it("says the site's name", () => {
    expect(siteNameOf('<meta property="og:site_name" content="Most &amp; Hof">')).toBe("Most &amp; Hof");
    expect(siteNameOf("<title>x</title>")).toBeNull();
  });
});
